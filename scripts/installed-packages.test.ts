import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesAreInstalled, rememberInstalled } from './installed-packages.mjs';
import { temporaryFolder, write } from './test-support/temporary-folder.ts';

const left = { 'node_modules/left': { version: '1.0.0' } };
const optional = { 'node_modules/other-platform': { version: '2.0.0', optional: true } };

function project(locked: object, installed?: object): string {
  const root = temporaryFolder();
  lock(root, locked);
  if (installed !== undefined) {
    write(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return root;
}

function lock(root: string, packages: object): void {
  write(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': { name: 'root' }, ...packages } }));
}

test('a fresh clone has nothing installed', () => {
  expect(packagesAreInstalled(project(left), 'everything')).toBe(false);
});

test('after an installation, no work is needed until the lock file changes', () => {
  const root = project(left, {});
  expect(packagesAreInstalled(root, 'everything')).toBe(false);
  rememberInstalled(root, 'everything');
  expect(packagesAreInstalled(root, 'everything')).toBe(true);
  lock(root, { 'node_modules/left': { version: '1.0.1' } });
  expect(packagesAreInstalled(root, 'everything')).toBe(false);
});

test('the product needs fewer packages than the whole lock file', () => {
  const root = project(left, {});
  rememberInstalled(root, 'product');
  expect(packagesAreInstalled(root, 'product')).toBe(true);
  expect(packagesAreInstalled(root, 'everything')).toBe(false);
  rememberInstalled(root, 'everything');
  expect(packagesAreInstalled(root, 'product')).toBe(true);
});

test('a package that npm installed in another way is recognised', () => {
  expect(packagesAreInstalled(project(left, left), 'everything')).toBe(true);
});

test('an older version, or a missing package, is not enough', () => {
  expect(packagesAreInstalled(project(left, { 'node_modules/left': { version: '0.9.0' } }), 'everything')).toBe(false);
  expect(
    packagesAreInstalled(project({ ...left, 'node_modules/right': { version: '1.0.0' } }, left), 'everything'),
  ).toBe(false);
});

test('a package for another platform may be missing; workspaces are not packages', () => {
  expect(packagesAreInstalled(project({ ...left, ...optional, web: { version: '1.0.0' } }, left), 'everything')).toBe(
    true,
  );
});
