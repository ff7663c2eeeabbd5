import { expect, test, vi } from 'vitest';
import { RunError } from './error-outline.ts';
import { runParts } from './run-parts.ts';

test('the parts of a run are done in order, and the result has the count of each', async () => {
  const order: string[] = [];
  const part = (name: string, result: number | Record<string, number>) => async () => {
    await new Promise(setImmediate);
    order.push(name);
    return result;
  };
  expect(await runParts({ mails: part('mails', 3), jobs: part('jobs', { closed: 1, kept: 2 }) }, 10)).toEqual({
    mails: 3,
    closed: 1,
    kept: 2,
  });
  expect(order).toEqual(['mails', 'jobs']);
});

test('a part has the seconds that it is given', async () => {
  vi.useFakeTimers();
  const run = runParts({ files: () => new Promise<number>((done) => setTimeout(() => done(2), 9_000)) }, 10);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await run).toEqual({ files: 2 });
});

test('the parts after a failed and a hanging one are done, and the run names both', async () => {
  let removed = 0;
  const parts = {
    jobChanges: async () => {
      throw Object.assign(new Error('something with a name in it'), { code: 9 });
    },
    previewLinks: () => new Promise<number>(() => undefined),
    submissions: async () => {
      removed += 1;
      return 1;
    },
  };
  await expect(runParts(parts, 0.1)).rejects.toThrow(
    new RunError('Job changes: Error 9 Preview links: Not done within 0.1 seconds.'),
  );
  expect(removed).toBe(1);
});
