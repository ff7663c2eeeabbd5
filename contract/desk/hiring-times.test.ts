import { expect, it, test } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { countReached } from './hiring-statistics.ts';
import { durationBounds, durationOf, durations, medianDuration } from './hiring-times.ts';

it('a duration belongs to the bound at which it begins, and the last bound has no end', () => {
  expect(durations).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(durationOf(0)).toBe(0);
  for (const [index, bound] of durationBounds.entries()) {
    expect(durationOf(bound - 1)).toBe(index);
    expect(durationOf(bound)).toBe(index + 1);
  }
});

testRows([
  [{}, undefined],
  [{ 3: 0 }, undefined],
  [{ 3: 1 }, 3],
  [{ 0: 1, 9: 1 }, 0],
  [{ 0: 1, 4: 1, 9: 1 }, 4],
  [{ 0: 3, 5: 2, 9: 2 }, 5],
])('half of the durations are not longer than the median', (counts, median) => {
  expect(medianDuration(counts)).toBe(median);
});

test('an applicant who came to a step has come to the steps before it, even if they have ended since', () => {
  const counts = {
    statuses: { new: 4, interview: 2, hired: 1, rejected: 3, erased: 2 },
    endedIn: { reviewing: 3, hired: 2 },
  };
  const reached = (['new', 'reviewing', 'interview', 'offer', 'hired'] as const).map((step) =>
    countReached(counts, step),
  );
  expect(reached).toEqual([12, 8, 5, 3, 3]);
});
