import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { missingIndex, queriesIn, type StructuredQuery } from './firestore-indexes.ts';

const filter = (fieldPath: string, op: string | number) => ({ fieldFilter: { field: { fieldPath }, op } });
const order = (fieldPath: string, direction: string | number = 'ASCENDING') => ({ field: { fieldPath }, direction });
const query = (where: ReturnType<typeof filter>[], orderBy: ReturnType<typeof order>[] = []): StructuredQuery => ({
  from: [{ collectionId: 'jobs' }],
  where: { compositeFilter: { filters: where } },
  orderBy,
});
const none = { indexes: [], fieldOverrides: [] };

testRows([
  ['equalities alone', query([filter('isActive', 'EQUAL'), filter('country', 'IN')])],
  ['one order', query([], [order('createdAt', 'DESCENDING'), order('__name__', 'DESCENDING')])],
  ['a range in its own order', query([filter('createdAt', 'LESS_THAN')], [order('createdAt')])],
  ['equalities in the order of names', query([filter('isActive', 'EQUAL')], [order('__name__', 'DESCENDING')])],
])('a query that Firestore answers without a composite index needs none', (_what, plain) => {
  expect(missingIndex(plain, none)).toBeUndefined();
});

testRows([
  [
    'an equality and an order',
    query([filter('isActive', 'EQUAL')], [order('createdAt')]),
    'isActive =, createdAt ASCENDING',
  ],
  ['an equality and a range', query([filter('a', 8), filter('b', 'LESS_THAN')]), 'a =, b ASCENDING'],
  ['two orders', query([], [order('a'), order('b')]), 'a ASCENDING, b ASCENDING'],
  ['an order against that of the names', query([], [order('a'), order('__name__', 'DESCENDING')]), 'a ASCENDING'],
])('any other query needs a composite index', (_what, composite, wanted) => {
  expect(missingIndex(composite, none)).toBe(`jobs: ${wanted}`);
});

test('an index serves only its order and the reverse, for equalities in any sequence', () => {
  const wanted = (direction: string | number, country = 'country') =>
    missingIndex(query([filter(country, 'EQUAL'), filter('isActive', 'EQUAL')], [order('createdAt', direction)]));
  expect(wanted('DESCENDING')).toBeUndefined();
  expect(wanted(1)).toBeUndefined();
  expect(wanted('ASCENDING', 'place')).toBe('jobs: isActive =, place =, createdAt ASCENDING');
});

test('indexes with the same order at the end are merged, and a missing index is still reported', () => {
  const applications = (...paths: string[]) =>
    missingIndex({
      from: [{ collectionId: 'applications' }],
      where: { compositeFilter: { filters: paths.map((path) => filter(path, path === 'words' ? 7 : 'EQUAL')) } },
      orderBy: [order('receivedAt', 'DESCENDING')],
    });
  expect(applications('status', 'country', 'assignee.uid', 'words')).toBeUndefined();
  expect(applications('status', 'position')).toBe('applications: position =, status =, receivedAt DESCENDING');
});

test('a field without its own index cannot be searched', () => {
  for (const direction of ['ASCENDING', 'DESCENDING'])
    expect(
      missingIndex({ from: [{ collectionId: 'rateLimits' }], orderBy: [order('expiresAt', direction)] }),
    ).toContain('expiresAt');
});

test('queries are found in both kinds of request bodies', () => {
  const jobs = { from: [{ collectionId: 'jobs' }] };
  expect(queriesIn(JSON.stringify({ structuredAggregationQuery: { structuredQuery: jobs } }))).toEqual([jobs]);
  const target = { addTarget: { query: { structuredQuery: jobs, parent: 'projects/p' } } };
  expect(queriesIn(`count=1&ofs=0&req0___data__=${encodeURIComponent(JSON.stringify(target))}`)).toEqual([jobs]);
  expect(queriesIn('')).toEqual([]);
});
