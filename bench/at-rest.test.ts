import { expect, test } from 'vitest';
import { untilAtRest } from './at-rest.ts';

test('a machine that may be as busy as it likes is at rest', async () => {
  expect(await untilAtRest({ busyShare: 1, timeoutSeconds: 5 })).toBe(true);
});

test('a machine that is never at rest is not waited for beyond the limit', async () => {
  const began = performance.now();
  expect(await untilAtRest({ busyShare: -1, timeoutSeconds: 0.2 })).toBe(false);
  expect(performance.now() - began).toBeLessThan(2000);
});
