import { jobFromDocument } from '@site/contract/jobs/job-document';
import { collections } from '@site/contract/shared/collections';
import { useQuery } from '@tanstack/react-query';
import { collection, getDocsFromServer, limit, orderBy, query } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { todayCopy } from '../../content/product/admin-today.ts';
import { countOpenApplications } from '../jobs/open-applications.ts';
import { Part, Row, Rows } from './TodayParts.tsx';

const mostClosed = 20;

/** The jobs that closed last, by their closing date or by an admin, while some of their applicants have no answer yet. */
export function ClosedJobs() {
  const firestore = useFirestore();
  const { data: closed = [] } = useQuery({
    queryKey: ['closed-jobs'],
    queryFn: async () => {
      // An open job has no such moment.
      const last = query(collection(firestore, collections.jobs), orderBy('closedAt', 'desc'), limit(mostClosed));
      const jobs = (await getDocsFromServer(last)).docs.map((job) => jobFromDocument(job.id, job.data()));
      return Promise.all(
        jobs.map(async ({ title, reference = '' }) => ({
          ...{ title, reference },
          open: reference ? await countOpenApplications(firestore, [reference]) : 0,
        })),
      );
    },
    staleTime: 0,
  });
  const waiting = closed.filter(({ open }) => open > 0);
  if (waiting.length === 0) return null;
  return (
    <Part title={todayCopy.closed}>
      <Rows>
        {waiting.map(({ title, reference, open }) => (
          <Row key={reference} to={`/dashboard/applications?job=${reference}`} about={todayCopy.open(open)}>
            {title}
          </Row>
        ))}
      </Rows>
    </Part>
  );
}
