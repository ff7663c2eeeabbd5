import { expect } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { comparedBy, type OrderedJob, sortedTitle } from './job-listing.ts';

const job = (_id: string, day: number, title: string, closesAt?: string): OrderedJob => ({
  _id,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  sortTitle: sortedTitle(title),
  ...(closesAt !== undefined && { closesAt }),
});

testRows([
  ['newest', ['c', 'd', 'b', 'a']],
  ['title', ['a', 'd', 'b', 'c']],
  // Jobs that close at one instant are sorted by age, the newest first. Jobs without a closing date come last, sorted likewise.
  ['closing', ['d', 'b', 'c', 'a']],
] as const)('jobs are in the chosen order, and then the newest first', (order, expected) => {
  const jobs = () => [
    job('a', 1, 'Álpine Engineer'),
    job('b', 2, 'beta Engineer', '2026-12-01T00:00:00.000Z'),
    job('c', 3, 'Gamma Engineer'),
    job('d', 2, 'BETA Engineer', '2026-12-01T00:00:00.000Z'),
  ];
  for (const listed of [jobs(), jobs().toReversed()]) {
    expect(listed.toSorted(comparedBy[order]).map(({ _id }) => _id)).toEqual(expected);
  }
  const [one] = jobs();
  expect(one && comparedBy[order](one, one)).toBe(0);
});
