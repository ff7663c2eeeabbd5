import { join } from 'node:path';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { temporaryFolder, write } from '../test-support/temporary-folder.ts';
import { isRootOnDebian } from './browser.ts';

testRows([
  ['root on Debian', 0, 'ID=debian', true],
  ['a user on Debian', 1000, 'ID=debian', false],
  ['root on Ubuntu, which has no headless Chromium among its packages', 0, 'ID=ubuntu\nID_LIKE=debian', false],
  ['Windows', undefined, '', false],
])('only root on Debian can install Debian packages', (_who, userId, release, may) => {
  const file = write(join(temporaryFolder(), 'os-release'), `NAME=Linux\n${release}\n`);
  expect(isRootOnDebian(userId, file)).toBe(may);
});
