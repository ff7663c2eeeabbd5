/**
 * Weekly: each case starts the command anew.
 * @module-tag weekly
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/paths.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

/** What somebody sees who types this after `npm run data --`. */
function data(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  const command = ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'data.ts'), ...words];
  return spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 60_000 });
}

test('a stack is saved into a folder, and nothing is restored from one that holds no copy', () => {
  const folder = join(temporaryFolder(), 'copy');
  expect(data('save', folder)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Saved \d+ documents, \d+ PDFs, \d+ files and \d+ accounts to /),
  });
  expect(readdirSync(folder).sort()).toEqual([
    'accounts.json',
    'firestore.jsonl',
    'job-pdfs',
    'job-pdfs.json',
    'submission-files',
    'submission-files.json',
  ]);
  expect(data('save', folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('is there already') });
  expect(data('restore', temporaryFolder())).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no copy in'),
  });
});

test('the scheduled functions are paused and run again', () => {
  expect(data('pause')).toMatchObject({ status: 0, stdout: expect.stringContaining('are paused until') });
  expect(data('resume')).toMatchObject({ status: 0, stdout: expect.stringContaining('run again') });
});

test.each([[[]], [['save']], [['pause', 'folder']], [['forget', 'folder']], [['save', 'one', 'two']]])(
  'whoever says %j is told how',
  (words) => {
    expect(data(...words)).toMatchObject({ status: 1, stderr: expect.stringContaining('Say what and where') });
  },
);
