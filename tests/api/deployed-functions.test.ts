import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../../scripts/process/paths.ts';
import { temporaryFolder } from '../../scripts/test-support/temporary-folder.ts';

const load = `
const [index, ...parts] = process.argv.slice(1);
for (const part of parts) await import(part);
console.log(JSON.stringify(Object.keys(await import(index))));
`;

test('the uploaded functions run without any other package', () => {
  const deployed = temporaryFolder();
  cpSync(join(root, 'functions', 'lib'), deployed, { recursive: true });
  const files = readdirSync(deployed).filter((file) => file.endsWith('.js'));
  const addresses = ['index.js', ...files].map((file) => pathToFileURL(join(deployed, file)).href);
  const defined = execFileSync(process.execPath, ['--input-type=module', '--eval', load, ...addresses], {
    cwd: deployed,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  expect(JSON.parse(defined)).toEqual(expect.arrayContaining(['api', 'onMailCreated', 'deliverMail']));
});
