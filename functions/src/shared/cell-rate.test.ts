import { expect, test } from 'vitest';
import { decide } from './cell-rate.ts';

const limit = { requests: 4, windowSeconds: 60 };
const start = Date.UTC(2026, 10, 21);

/** How many of requests that come at these seconds are granted. */
function granted(seconds: number[]): boolean[] {
  let fullAgainAt: number | undefined;
  return seconds.map((second) => {
    const decision = decide(fullAgainAt, start + second * 1000, limit);
    if (decision.granted) fullAgainAt = decision.fullAgainAt;
    return decision.granted;
  });
}

test('as many as the limit says are granted at once, and no more', () => {
  expect(granted([0, 0, 0, 0, 0])).toEqual([true, true, true, true, false]);
});

test('requests are allowed again one by one, each after its share of the window', () => {
  expect(granted([0, 0, 0, 0, 14.999, 15, 15.001, 30])).toEqual([true, true, true, true, false, true, false, true]);
});

test('after a quiet window all are allowed at once again, and no more for a longer quiet', () => {
  expect(granted([0, 0, 0, 0, 600, 600, 600, 600, 600])).toEqual([...Array(8).fill(true), false]);
});

test('a steady stream within the limit is never refused', () => {
  expect(granted(Array.from({ length: 200 }, (_, index) => index * 15))).not.toContain(false);
});

test('what is refused does not push the end of the wait away', () => {
  expect(granted([0, 0, 0, 0, ...Array(50).fill(1), 15])).toEqual([
    ...Array(4).fill(true),
    ...Array(50).fill(false),
    true,
  ]);
});

test('a refusal says when to come back', () => {
  expect(decide(start + 60_000, start + 1000, limit)).toEqual({ granted: false, retryAt: start + 15_000 });
  expect(decide(start + 60_000, start + 15_000, limit)).toEqual({ granted: true, fullAgainAt: start + 75_000 });
});
