import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../process/paths.ts';

const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
  overrides: { files: string[]; rules: Record<string, unknown> }[];
};
const bounded = overrides
  .filter(({ rules }) => Array.isArray(rules['no-restricted-imports']))
  .flatMap(({ files }) => files);

/** Whoever puts everything together may import anything; what only tests need is no part of the product. */
const free = ['functions/src/wiring', 'functions/src/test-support'];

const folders = new Set(
  globSync('{functions,web}/src/*/**/*.{ts,tsx}', { cwd: root }).map((file) => file.split('/').slice(0, 3).join('/')),
);

it.each(['contract', ...folders].filter((folder) => !free.includes(folder)))(
  'lint knows what %s may import',
  (folder) => {
    expect(bounded.some((files) => files.startsWith(`${folder}/`))).toBe(true);
  },
);
