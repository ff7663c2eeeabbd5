import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, write } from './test-support/temporary-folder.ts';

const scripts = import.meta.dirname;

/** A project with the real bootstrap, one command, and an npm of its own. */
function project(npm: string) {
  const root = temporaryFolder();
  write(
    join(root, 'scripts', 'hello.ts'),
    'const name: string = process.argv[2] ?? "nobody"; console.log("hello " + name); process.exit(3);',
  );
  for (const file of ['bootstrap.mjs', 'installed-packages.mjs'])
    copyFileSync(join(scripts, file), join(root, 'scripts', file));
  write(join(root, 'package-lock.json'), JSON.stringify({ packages: {} }));
  const npmScript = write(join(root, 'npm-cli.js'), npm);
  return (...args: string[]) => {
    const env = { ...process.env, npm_execpath: npmScript };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'bootstrap.mjs'), ...args], {
      encoding: 'utf8',
      env,
    });
    return { status, output: stdout + stderr };
  };
}

const installs =
  "require('node:fs').mkdirSync('node_modules'); require('node:fs').writeFileSync('node_modules/.package-lock.json', '{}');";

test('the first run installs the packages, the second does not; arguments and exit code pass through', () => {
  const run = project(installs);
  const first = run('hello', 'engineer');
  expect(first.output).toMatch(/Installing the packages \(npm ci\) … \d+ s\nhello engineer\n$/);
  expect(first.status).toBe(3);
  expect(run('hello', 'engineer')).toEqual({ status: 3, output: 'hello engineer\n' });
});

test('a registry out of reach is told in one sentence', () => {
  const run = project("console.error('npm error code ENOTFOUND'); process.exit(1);");
  const { status, output } = run('hello');
  expect(status).toBe(1);
  expect(output).toContain('The packages could not be installed: the npm registry is out of reach.');
  expect(output).not.toMatch(/^\s+at /m);
});

test('any other trouble of npm shows what npm said', () => {
  const { status, output } = project("console.error('npm error code EUSAGE'); process.exit(1);")('hello');
  expect(status).toBe(1);
  expect(output).toContain('npm error code EUSAGE');
  expect(output).toContain('The packages could not be installed; npm says why above.');
});

test('an unknown command is refused before anything is installed', () => {
  const { status, output } = project(installs)('dance');
  expect(status).toBe(1);
  expect(output).toContain('There is no command "dance"');
  expect(output).not.toContain('Installing');
});
