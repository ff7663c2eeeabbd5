import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createMutex } from './mutex.ts';

test('work under one key runs in order, and work under another key runs beside it', async () => {
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

test('new work waits for the second while it runs, although the first has ended', async () => {
  const exclusively = createMutex();
  const done: string[] = [];
  const first = exclusively('a', async () => {});
  const second = exclusively('a', async () => {
    await wait(30);
    done.push('second');
  });
  await first;
  await wait(1);
  await exclusively('a', async () => {
    done.push('third');
  });
  await second;
  expect(done).toEqual(['second', 'third']);
});

test('finished work is forgotten, so that memory does not grow with every visitor', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const exclusively = createMutex();
  const resultOf = async (key: string) => new WeakRef(await exclusively(key, async () => ({})));
  const results = [await resultOf('a'), await resultOf('b')];
  await wait(1);
  collectGarbage();
  expect(results.map((result) => result.deref())).toEqual([undefined, undefined]);
  // The mutex still works.
  expect(await exclusively('a', async () => 'next')).toBe('next');
});

test('failed work is an error for its own caller only, and the next work runs', async () => {
  const exclusively = createMutex();
  const results = await Promise.allSettled([
    exclusively('a', () => Promise.reject(new Error('lost'))),
    exclusively('a', async () => 'kept'),
  ]);
  expect(results).toMatchObject([{ status: 'rejected', reason: { message: 'lost' } }, { value: 'kept' }]);
});
