import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder, write } from '../test-support/temporary-folder.ts';
import { exclusively } from './exclusively.ts';

test('whoever comes second waits until the first is done, and also if the first fails', async () => {
  const folder = temporaryFolder();
  const done: string[] = [];
  const first = exclusively(
    'build',
    async () => {
      await delay(300);
      done.push('first');
      throw new Error('It failed.');
    },
    folder,
  );
  const second = exclusively('build', async () => done.push('second'), folder);
  await expect(first).rejects.toThrow('It failed.');
  await second;
  expect(done).toEqual(['first', 'second']);
  expect(existsSync(join(folder, 'build.lock'))).toBe(false);
});

test('what a killed run has left locked is free', async () => {
  const folder = temporaryFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  write(join(folder, 'build.lock'), `${pid}`);
  expect(await exclusively('build', async () => 'done', folder)).toBe('done');
});

test('a lock that is older than any work is free, although a process has its number by now', async () => {
  const folder = temporaryFolder();
  const lock = write(join(folder, 'build.lock'), `${process.pid}`);
  const longAgo = Date.now() / 1000 - 3600;
  utimesSync(lock, longAgo, longAgo);
  expect(await exclusively('build', async () => 'done', folder)).toBe('done');
});

test('work that takes longer than the limit of a lock keeps its lock', async () => {
  const folder = temporaryFolder();
  const longAgo = Date.now() / 1000 - 3600;
  const done: string[] = [];
  const work = async () => {
    // The lock looks like one after an hour of work.
    utimesSync(join(folder, 'build.lock'), longAgo, longAgo);
    await delay(500);
    done.push('first');
  };
  const first = exclusively('build', work, folder, 10);
  await delay(100);
  await exclusively('build', async () => done.push('second'), folder);
  await first;
  expect(done).toEqual(['first', 'second']);
});
