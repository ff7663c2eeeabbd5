import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { Attribution } from '../legal-text.ts';
import { creditPage } from './credit.ts';

interface Manifest {
  license?: string;
  dependencies?: Record<string, string>;
}

const readManifest = (url: string | URL): Manifest => JSON.parse(readFileSync(url, 'utf8'));
const credited = (id: string): readonly Attribution[] =>
  creditPage.sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'attributions' in block ? block.attributions : []));

/** A package's own manifest. Some packages do not export theirs, so it is looked for in the folders that Node would search. */
function manifestOf(name: string): Manifest {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return readManifest(`${folder}/${name}/package.json`);
    } catch {}
  }
  throw new Error(`${name} is credited, but not installed.`);
}

test('every library that reaches the browser is credited, and nothing else', () => {
  const { dependencies = {} } = readManifest(new URL('../../../package.json', import.meta.url));
  const libraries = Object.keys(dependencies).filter((name) => !/^@(?:ohmbridge|fontsource-variable)\//.test(name));
  expect(
    credited('software')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(libraries.sort());
});

test.each([...credited('software'), ...credited('documents')])('$name is under $licence', ({ name, licence }) => {
  expect(manifestOf(name).license).toBe(licence);
});

test.each(credited('typefaces'))('the licence of $name is published with it', ({ href }) => {
  const text = readFileSync(new URL(`../../../public${href}`, import.meta.url), 'utf8');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
