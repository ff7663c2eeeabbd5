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

// The mock gives the query of a list in the form of Firestore's own API, because the SDK gives that form to the server only.
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

/** The values of each filter. The compiler requires the values of a new filter. */
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

/** Every combination of filters. */
const combinations = Object.entries(choices).reduce<object[]>(
  (all, [name, values]) => all.flatMap((filters) => values.map((value) => ({ ...filters, [name]: value }))),
  [{}],
) as SubmissionFilters[];

testRows(submissionKinds)('the list for every combination of filters has its indexes', (kind) => {
  const queries = combinations.map((filters) => {
    // The filters that the screen of this kind has.
    const known = submissionFilters[kind].read(`${submissionFilters.applications.write(filters)}`);
    return listQuery({} as Firestore, kind, known, new Date()) as unknown as StructuredQuery;
  });
  expect([...new Set(queries.map((query) => missingIndex(query)))]).toEqual([undefined]);
  const withoutAny = queries.flatMap((query) => missingIndex(query, { indexes: [], fieldOverrides: [] }) ?? []);
  expect(withoutAny).toContain(`${kind}: assignee =, status =, words =, waitsSince ASCENDING`);
});

test('the query for the newest submissions of an address has its indexes', () => {
  for (const kind of submissionKinds) {
    vi.spyOn(firebase, 'db').mockReturnValue(new AdminFirestore({ projectId: 'demo-indexes' }));
    const query = newestQuery(kind, 'ada@example.org', 1);
    // The types of the SDK do not show this method.
    const { structuredQuery } = (query as unknown as { toProto: () => { structuredQuery: StructuredQuery } }).toProto();
    expect(missingIndex(structuredQuery)).toBeUndefined();
    expect(missingIndex(structuredQuery, { indexes: [], fieldOverrides: [] })).toBe(
      `${kind}: emailKey =, receivedAt DESCENDING`,
    );
  }
});

test('the audit list for every combination of filters has its indexes', () => {
  const queries = ['', 'who=a-uid', 'kind=opened', 'who=a-uid&kind=opened'].flatMap((chosen) =>
    ['', '&from=2026-11-01', '&until=2026-11-26', '&from=2026-11-01&until=2026-11-26'].map(
      (days) => auditQuery({} as Firestore, auditFilters.read(chosen + days)) as unknown as StructuredQuery,
    ),
  );
  expect([...new Set(queries.map((query) => missingIndex(query)))]).toEqual([undefined]);
});
