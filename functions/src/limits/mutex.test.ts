import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMutex } from './mutex.ts';

test('work under one key is done in order, work under another beside it', async () => {
  const exclusively = createMutex();
  const done: string[] = [];
  const work = (what: string, milliseconds: number) => async () => {
    done.push(`${what} begins`);
    await wait(milliseconds);
    done.push(`${what} ends`);
  };
  await Promise.all([
    exclusively('a', work('first', 40)),
    exclusively('a', work('second', 0)),
    exclusively('b', work('other', 10)),
  ]);
  expect(done).toEqual(['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends']);
});

test('work that fails fails for its own caller, and the next is done all the same', async () => {
  const exclusively = createMutex();
  const results = await Promise.allSettled([
    exclusively('a', () => Promise.reject(new Error('lost'))),
    exclusively('a', async () => 'kept'),
  ]);
  expect(results).toMatchObject([{ status: 'rejected', reason: { message: 'lost' } }, { value: 'kept' }]);
});
