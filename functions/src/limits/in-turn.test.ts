import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './in-turn.ts';

test('work of one name is done in order, work of another beside it', async () => {
  const inTurn = createTurns();
  const done: string[] = [];
  const work = (what: string, milliseconds: number) => async () => {
    done.push(`${what} begins`);
    await wait(milliseconds);
    done.push(`${what} ends`);
  };
  await Promise.all([inTurn('a', work('first', 40)), inTurn('a', work('second', 0)), inTurn('b', work('other', 10))]);
  expect(done).toEqual(['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends']);
});

test('work that fails fails for its own caller, and the next is done all the same', async () => {
  const inTurn = createTurns();
  const results = await Promise.allSettled([
    inTurn('a', () => Promise.reject(new Error('lost'))),
    inTurn('a', async () => 'kept'),
  ]);
  expect(results).toMatchObject([{ status: 'rejected', reason: { message: 'lost' } }, { value: 'kept' }]);
});
