import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, write } from '../test-support/temporary-folder.ts';
import { inputHash } from './builds.ts';

test('the hash depends only on the content and the names of the files', () => {
  const root = temporaryFolder();
  write(join(root, 'web', 'page.ts'), 'one');
  const hash = () => inputHash(root, ['web'], { mode: 'local' });
  const before = hash();
  expect(hash()).toBe(before);

  write(join(root, 'web', 'dist', 'page.js'), 'built');
  write(join(root, 'web', 'node_modules', 'x', 'index.js'), 'installed');
  expect(hash()).toBe(before);

  write(join(root, 'web', 'page.ts'), 'two');
  const changed = hash();
  expect(changed).not.toBe(before);
  write(join(root, 'web', 'other.ts'), '');
  expect(hash()).not.toBe(changed);
  expect(inputHash(root, ['web'], { mode: 'production' })).not.toBe(hash());
});
