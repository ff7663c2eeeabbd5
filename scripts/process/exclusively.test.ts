import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { temporaryFolder, write } from '../test-support/temporary-folder.ts';
import { exclusively } from './exclusively.ts';

const longAgo = Date.now() / 1000 - 3600;

// The limit of 20 s ends a test that waits for a lock which is never free.
describe('a lock', { timeout: 20_000 }, () => {
  test('is held until the first run ends, even if the first run fails', async () => {
    const folder = temporaryFolder();
    const done: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = exclusively(
      'build',
      async () => {
        await gate.promise;
        done.push('first');
        throw new Error('It failed.');
      },
      folder,
    );
    const second = exclusively('build', async () => done.push('second'), folder);
    gate.resolve();
    await expect(first).rejects.toThrow('It failed.');
    await second;
    expect(done).toEqual(['first', 'second']);
    expect(existsSync(join(folder, 'build.lock'))).toBe(false);
  });

  test('of a killed run is free', async () => {
    const folder = temporaryFolder();
    const { pid } = spawnSync(process.execPath, ['--version']);
    write(join(folder, 'build.lock'), `${pid}`);
    expect(await exclusively('build', async () => 'done', folder)).toBe('done');
  });

  test('that is older than any work is free, even if another process has its number', async () => {
    const folder = temporaryFolder();
    utimesSync(write(join(folder, 'build.lock'), `${process.pid}`), longAgo, longAgo);
    expect(await exclusively('build', async () => 'done', folder)).toBe('done');
  });

  test('of work that takes longer than the limit of a lock is kept', async () => {
    const folder = temporaryFolder();
    const lock = join(folder, 'build.lock');
    const done: string[] = [];
    let second: Promise<unknown> | undefined;
    const work = async () => {
      // The lock looks an hour old until the work touches it.
      utimesSync(lock, longAgo, longAgo);
      await vi.waitFor(() => expect(statSync(lock).mtimeMs).toBeGreaterThan(1000 * longAgo + 1), 10_000);
      second = exclusively('build', async () => done.push('second'), folder);
      done.push('first');
    };
    await exclusively('build', work, folder, 10);
    await second;
    expect(done).toEqual(['first', 'second']);
  });
});
