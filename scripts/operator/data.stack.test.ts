/**
 * The tests run weekly, because each case starts the command again.
 * @module-tag weekly
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/paths.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

/** Gives the output for a person who types these words after `npm run data --`. */
function data(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  const command = ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'data.ts'), ...words];
  return spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 60_000 });
}

test('the scheduled functions are paused and run again', () => {
  expect(data('pause')).toMatchObject({ status: 0, stdout: expect.stringContaining('are paused until') });
  expect(data('resume')).toMatchObject({ status: 0, stdout: expect.stringContaining('run again') });
});

test.each([
  [[]],
  [['restore-accounts']],
  [['pause', 'file']],
  [['forget', 'file']],
  [['restore-accounts', 'one', 'two']],
])('a person who types %j reads how to do it', (words) => {
  expect(data(...words)).toMatchObject({ status: 1, stderr: expect.stringContaining('Name the action') });
});

test('accounts are restored only from a copy', () => {
  const file = join(temporaryFolder(), 'accounts.json');
  writeFileSync(file, '[]');
  expect(data('restore-accounts', file)).toMatchObject({ status: 0, stdout: 'Restored 0 accounts.\n' });
  expect(data('restore-accounts', `${file}.other`)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not a copy of accounts'),
  });
});
