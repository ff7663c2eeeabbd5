import { readFileSync } from 'node:fs';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import type { Attribution } from '../shapes/legal-text.ts';
import { page as creditPage } from './legal/credit.ts';

interface Manifest {
  license?: string;
  dependencies?: Record<string, string>;
}

const credited = (id: string): readonly Attribution[] =>
  creditPage.sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'attributions' in block ? block.attributions : []));

/** The licences of all packages from both lock files: the one of the workspaces, and the one of the picture sources. */
const licences = new Map(
  ['package-lock.json', 'art/package-lock.json'].flatMap((file) => {
    const url = new URL(`../../../../${file}`, import.meta.url);
    const { packages } = JSON.parse(readFileSync(url, 'utf8')) as { packages: Record<string, Manifest> };
    return Object.entries(packages).map(
      ([path, { license }]) => [path.replace(/^node_modules\//, ''), license] as const,
    );
  }),
);

test('the credits name every library that reaches the browser, and no other', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as Manifest;
  // The `documents` libraries work where the pages of jobs are rendered, not in the browser.
  const elsewhere = credited('documents').map(({ name }) => name);
  const libraries = Object.keys(dependencies).filter((name) => !name.startsWith('@site/') && !elsewhere.includes(name));
  expect(
    credited('software')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(libraries.sort());
});

testRows([...credited('software'), ...credited('documents')])(
  'the credit of a library names its licence',
  ({ name, licence }) => {
    expect(licences.get(name)).toBe(licence);
  },
);

testRows(credited('typefaces'))('the site publishes the licence of every typeface', ({ href }) => {
  const text = readFileSync(new URL(`../../../public${href}`, import.meta.url), 'utf8');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
