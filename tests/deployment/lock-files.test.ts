import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/process/paths.ts';

interface LockedPackage {
  integrity?: string;
  link?: true;
  optionalDependencies?: Record<string, string>;
}

const lockFiles = globSync('**/package-lock.json', { cwd: root, exclude: ['**/node_modules', '.cache'] }).sort();

function packagesOf(file: string): Record<string, LockedPackage> {
  return (JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages: Record<string, LockedPackage> }).packages;
}

test('each folder with packages has a lock file', () => {
  expect(lockFiles).toEqual([
    'art/package-lock.json',
    'package-lock.json',
    'tests/bench/package-lock.json',
    'tests/mutation/package-lock.json',
  ]);
});

test('every package in a lock file has its hash, so npm refuses a changed file', () => {
  const withoutHash = lockFiles.flatMap((file) =>
    Object.entries(packagesOf(file))
      // The project's own folders are linked, not downloaded.
      .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
      .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(withoutHash).toEqual([]);
});

test('a lock file names the programs of every system, because npm installs only the named ones', () => {
  const missing = lockFiles.flatMap((file) => {
    const packages = packagesOf(file);
    const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    return Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !locked.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
