import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { root } from '../process/paths.ts';
import { completed, type LockFile, lockFiles, missingPackages, platformOf } from './lock-file.ts';

const tool = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
};

testRows(lockFiles)(
  'a lock file names the packages of every platform, so that `npm ci` takes it everywhere',
  (file) => {
    const lock = JSON.parse(readFileSync(join(root, file), 'utf8')) as LockFile;
    expect(missingPackages(lock)).toEqual([]);
  },
);

test('packages that a registry did not have are added, for their platform only', () => {
  const lock = { packages: { 'node_modules/@tool/darwin-arm64': { version: '2.0.0' }, 'node_modules/tool': tool } };
  expect(completed(lock).packages).toEqual({
    ...lock.packages,
    'node_modules/@tool/linux-x64-musl': {
      version: '2.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
  });
});

test('a package may lie beside the one that asks for it, or in a folder above', () => {
  const beside = {
    'web/node_modules/tool': tool,
    'web/node_modules/tool/node_modules/@tool/linux-x64-musl': {},
    'web/node_modules/@tool/darwin-arm64': {},
  };
  expect(missingPackages({ packages: beside })).toEqual([]);
  expect(
    missingPackages({ packages: { ...beside, 'web/node_modules/@tool/darwin-arm64': {}, 'node_modules/tool': tool } }),
  ).toHaveLength(2);
});

test('the platform is in the name', () => {
  expect(platformOf('@oxc-parser/binding-linux-arm-gnueabihf')).toEqual({
    os: ['linux'],
    cpu: ['arm'],
    libc: ['glibc'],
  });
  expect(platformOf('@oxlint-tsgolint/win32-arm64')).toEqual({ os: ['win32'], cpu: ['arm64'] });
  expect(platformOf('left-pad')).toBeUndefined();
});

test('what cannot be told is not guessed', () => {
  const lock = { packages: { 'node_modules/tool': { optionalDependencies: { fsevents: '~2.3.3' } } } };
  expect(() => completed(lock)).toThrow('It cannot be told which platform fsevents ~2.3.3 is for.');
});
