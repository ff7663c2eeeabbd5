import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { binFolder, root } from '../process/paths.ts';
import { temporaryFolder, write } from '../test-support/temporary-folder.ts';

/** The folders that each folder may import. Tests and the entry points of the parts may import any folder. */
const mayImport: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  web: {
    shared: '',
    content: 'shared',
    ui: 'shared content drawings',
    drawings: 'shared content',
    public: 'shared content ui drawings',
    admin: 'shared content ui drawings',
    documents: 'shared content drawings',
    app: 'shared content ui drawings public admin',
  },
  functions: {
    shared: '',
    http: 'shared',
    jobs: 'shared http',
    mail: 'shared http',
    alerts: 'shared http jobs mail',
    desk: 'shared http jobs mail alerts',
    team: 'shared http jobs mail alerts desk',
    pages: 'shared http jobs',
    nightly: 'shared http jobs mail alerts desk team',
  },
};

const pairs = Object.entries(mayImport).flatMap(([workspace, folders]) =>
  Object.entries(folders).flatMap(([from, allowed]) =>
    Object.keys(folders)
      .filter((to) => to !== from)
      .map((to) => ({ file: `${workspace}/src/${from}/to-${to}.ts`, to, isAllowed: allowed.split(' ').includes(to) })),
  ),
);

it('lint refuses every import against the direction of the folders, and no other import', () => {
  const folder = temporaryFolder();
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const { file, to } of pairs) write(join(folder, file), `export * from '../${to}/Part.ts';\n`);
  write(join(folder, 'contract/jobs/of-server.ts'), "export * from '../../functions/src/index.ts';\n");
  const ofCaseStudies = ['product/tool.ts', 'calculations/formula.ts'].map((file) => `web/src/content/${file}`);
  for (const file of ofCaseStudies) write(join(folder, file), "export * from '../firm/case-study-data/study.ts';\n");
  write(join(folder, 'web/src/content/firm/brochure.ts'), "export * from './case-study-data/study.ts';\n");
  const { stdout } = spawnSync(join(binFolder, 'oxlint'), ['--format=unix', '.'], { cwd: folder, encoding: 'utf8' });
  const refused = stdout
    .split('\n')
    .flatMap((line) => /^(?:\.\/)?([^:]+):.*no-restricted-imports/.exec(line)?.[1] ?? []);
  const against = pairs.filter(({ isAllowed }) => !isAllowed).map(({ file }) => file);
  expect(refused.toSorted()).toEqual(['contract/jobs/of-server.ts', ...ofCaseStudies, ...against].toSorted());
});

it('every folder of the product has a direction', () => {
  const folders = new Set(
    globSync('{functions,web}/src/*/**/*.{ts,tsx}', { cwd: root }).map((file) => file.split('/').slice(0, 3).join('/')),
  );
  const known = Object.entries(mayImport).flatMap(([workspace, of]) =>
    Object.keys(of).map((name) => `${workspace}/src/${name}`),
  );
  const ofTests = ['functions/src/test-support', 'web/src/test-support'];
  expect([...folders].toSorted()).toEqual([...known, 'functions/src/wiring', ...ofTests].toSorted());
});
