import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getDocsFromServer, limit, query } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { type AuditFilters, auditFilters } from './audit-filters.ts';
import { auditQuery } from './audit-query.ts';

/** As many are shown at first, and as many more each time. */
export const auditPage = 50;

/** The newest `max` of them, and whether there are more; what was shown stays until it is there. */
export function useAuditEntries(filters: AuditFilters, max: number) {
  const firestore = useFirestore();
  return useQuery({
    queryKey: ['audit', `${auditFilters.write(filters)}`, max],
    queryFn: async () => {
      // One more than is shown tells whether there are more. An empty cache would look like an empty list.
      const { docs } = await getDocsFromServer(query(auditQuery(firestore, filters), limit(max + 1)));
      return { entries: docs.slice(0, max).map((document) => document.data()), hasMore: docs.length > max };
    },
    placeholderData: keepPreviousData,
  });
}
