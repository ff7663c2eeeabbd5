import { applicationStatuses, submissionKinds } from '@site/contract/desk/submission-kinds';
import { countries } from '@site/contract/firm/countries';
import { testRows } from '@site/contract/test-support/test-rows';
import type { Firestore } from 'firebase/firestore';
import { Firestore as AdminFirestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { newestQuery } from '../../functions/src/desk/submissions-of-address.ts';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { auditFilters, auditQuery } from '../../web/src/admin/audit/audit-filters.ts';
import { listQuery } from '../../web/src/admin/submission-list/list-query.ts';
import {
  periods,
  type SubmissionFilters,
  submissionFilters,
  submissionOrders,
  unassigned,
} from '../../web/src/admin/submission-list/submission-filters.ts';
import { missingIndex, type StructuredQuery } from './firestore-indexes.ts';

const operators = {
  '==': 'EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN',
  '<': 'LESS_THAN',
};

type Part = (query: StructuredQuery) => StructuredQuery;

// The query of a list in the form of Firestore's own API: the SDK gives that form to the server alone.
vi.mock('firebase/firestore', () => ({
  collection: (_firestore: object, collectionId: string) => ({
    withConverter: () => ({ from: [{ collectionId }] }),
  }),
  where:
    (fieldPath: string, operator: keyof typeof operators): Part =>
    ({ where, ...query }) => {
      const filter = { fieldFilter: { field: { fieldPath }, op: operators[operator] } };
      return {
        ...query,
        where: { compositeFilter: { filters: [...(where?.compositeFilter?.filters ?? []), filter] } },
      };
    },
  orderBy:
    (fieldPath: string, direction: 'asc' | 'desc'): Part =>
    (query) => ({
      ...query,
      orderBy: [{ field: { fieldPath }, direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' }],
    }),
  query: (from: StructuredQuery, ...parts: Part[]) => parts.reduce((query, part) => part(query), from),
}));

/** The values of each filter; the compiler asks for those of a new one. */
const choices: { [Name in keyof SubmissionFilters]: readonly SubmissionFilters[Name][] } = {
  search: ['', 'ada'],
  status: [undefined, applicationStatuses[0]],
  country: [undefined, countries[0]],
  job: [undefined, 'J-0001'],
  answer: [undefined, 'abc:yes'],
  assignee: [undefined, unassigned, 'a-colleague'],
  days: [undefined, periods[0]],
  order: submissionOrders,
};

/** Every list that the filters can ask for. */
const combinations = Object.entries(choices).reduce<object[]>(
  (all, [name, values]) => all.flatMap((filters) => values.map((value) => ({ ...filters, [name]: value }))),
  [{}],
) as SubmissionFilters[];

testRows(submissionKinds)('every list that filters can make has its indexes', (kind) => {
  const queries = combinations.map((filters) => {
    // The query of the screen of this kind.
    const known = submissionFilters[kind].read(`${submissionFilters.applications.write(filters)}`);
    return listQuery({} as Firestore, kind, known, new Date()) as unknown as StructuredQuery;
  });
  expect([...new Set(queries.map((query) => missingIndex(query)))]).toEqual([undefined]);
  const withoutAny = queries.flatMap((query) => missingIndex(query, { indexes: [], fieldOverrides: [] }) ?? []);
  expect(withoutAny).toContain(`${kind}: assignee =, status =, words =, waitsSince ASCENDING`);
});

test('the newest submissions of an address have their indexes', () => {
  for (const kind of submissionKinds) {
    vi.spyOn(firebase, 'db').mockReturnValue(new AdminFirestore({ projectId: 'demo-indexes' }));
    const query = newestQuery(kind, 'ada@example.org', 1);
    // The SDK's request, which its types do not show.
    const { structuredQuery } = (query as unknown as { toProto: () => { structuredQuery: StructuredQuery } }).toProto();
    expect(missingIndex(structuredQuery)).toBeUndefined();
    expect(missingIndex(structuredQuery, { indexes: [], fieldOverrides: [] })).toBe(
      `${kind}: emailKey =, receivedAt DESCENDING`,
    );
  }
});

test('every audit list that filters can make has its indexes', () => {
  const queries = ['', 'who=a-uid', 'kind=opened', 'who=a-uid&kind=opened'].flatMap((chosen) =>
    ['', '&from=2026-11-01', '&until=2026-11-26', '&from=2026-11-01&until=2026-11-26'].map(
      (days) => auditQuery({} as Firestore, auditFilters.read(chosen + days)) as unknown as StructuredQuery,
    ),
  );
  expect([...new Set(queries.map((query) => missingIndex(query)))]).toEqual([undefined]);
});
