import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { temporaryFolder, write } from './test-support/temporary-folder.ts';

const scripts = import.meta.dirname;

const hello = 'const name: string = process.argv[2] ?? "nobody"; console.log("hello " + name); process.exit(3);';

/** A project with the real bootstrap, its own npm, and a few commands that all do the same. */
function project(npm: string, command = hello) {
  const root = temporaryFolder();
  for (const file of ['scripts/hello.ts', 'scripts/test.ts', 'art/maps.ts']) write(join(root, file), command);
  for (const file of ['bootstrap.mjs', 'installed-packages.mjs'])
    copyFileSync(join(scripts, file), join(root, 'scripts', file));
  for (const folder of [root, join(root, 'art')]) {
    // A package that is not installed, according to the record of npm.
    const packages = { 'node_modules/left': { version: '1.0.0' } };
    write(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  }
  const npmScript = write(join(root, 'npm-cli.js'), npm);
  const runOn = (machine: NodeJS.ProcessEnv, ...args: string[]) => {
    const env = { ...process.env, npm_execpath: npmScript, ...machine };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'bootstrap.mjs'), ...args], {
      encoding: 'utf8',
      env,
    });
    return { status, output: stdout + stderr };
  };
  const run = (...args: string[]) => runOn({}, ...args);
  const askedOfNpm = () => readFileSync(join(root, 'asked'), 'utf8').trim().split('\n');
  return Object.assign(run, { askedOfNpm, runOn });
}

/** Code of a fake npm that writes its arguments into a file of the project's folder. */
const installs = `
const fs = require('node:fs');
fs.mkdirSync('node_modules', { recursive: true });
fs.writeFileSync('node_modules/.package-lock.json', '{}');
fs.appendFileSync(require('node:path').join(__dirname, 'asked'), process.argv.slice(2).join(' ') + '\\n');
`;

test('a command installs its missing packages once, and passes arguments and exit code on', () => {
  const run = project(installs);
  const first = run('hello', 'engineer');
  expect(first.output).toMatch(/Installing the packages \(npm ci\) … \d+ s\nhello engineer\n$/);
  expect(first.status).toBe(3);
  expect(run('hello', 'engineer')).toEqual({ status: 3, output: 'hello engineer\n' });
  // A command of the product leaves out the packages of the tests; a test adds them.
  expect(run('test').output).toMatch(/Installing what the tests need \(npm install\) … \d+ s\nhello/);
  for (const command of ['test', 'hello']) expect(run(command).output).toBe('hello nobody\n');
  // These packages are installed beside those of the project.
  expect(run('maps').output).toMatch(/^Installing the packages of art \(npm ci\) … \d+ s\nhello nobody\n$/);
  expect(run('maps').output).toBe('hello nobody\n');
  expect(run.askedOfNpm()).toEqual([
    expect.stringMatching(/^ci --workspace web --workspace functions --include-workspace-root --ignore-scripts /),
    expect.stringMatching(/^install --no-save --ignore-scripts /),
    expect.stringMatching(/^ci --ignore-scripts /),
  ]);
});

test('a fresh clone that begins with the tests installs everything at once', () => {
  const run = project(installs);
  run('test');
  run('hello');
  expect(run.askedOfNpm()).toEqual([expect.stringMatching(/^ci --ignore-scripts /)]);
});

test('an unreachable registry is reported in one sentence', () => {
  const run = project("console.error('npm error code ENOTFOUND'); process.exit(1);");
  const { status, output } = run('hello');
  expect(status).toBe(1);
  expect(output).toContain('The packages could not be installed: the npm registry is out of reach.');
  expect(output).not.toMatch(/^\s+at /m);
});

test('any other error of npm shows npm’s output', () => {
  const { status, output } = project("console.error('npm error code EUSAGE'); process.exit(1);")('hello');
  expect(status).toBe(1);
  expect(output).toContain('npm error code EUSAGE');
  expect(output).toContain('The packages could not be installed. npm has printed the cause above.');
});

test('an unknown command is refused before anything is installed', () => {
  const { status, output } = project(installs)('dance');
  expect(status).toBe(1);
  expect(output).toContain('There is no command "dance"');
  expect(output).not.toContain('Installing');
});

testRows([
  ['darwin', '22.22.0', 'This project needs Node 24 or later; this is Node 22.22.0. Install Node 24 from'],
  ['linux', '18.20.0', 'This project needs Node 20 or later; this is Node 18.20.0. Install Node 24 from'],
])('a Node that is too old for the system is refused before anything is installed', (platform, node, sentence) => {
  const machine = `globalThis.process = Object.create(process, { platform: { value: '${platform}' }, versions: { value: { node: '${node}' } } })`;
  const { status, output } = project(installs).runOn(
    { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(machine)}` },
    'hello',
  );
  expect(status).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('Installing');
});

test('a proxy in the environment is used for every address outside this machine', () => {
  const ask = `
    const { createServer } = await import('node:http');
    const server = createServer((_request, response) => response.end('from this machine')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    console.log(await (await fetch('http://127.0.0.1:' + server.address().port)).text());
    server.close();
    const refusal = await fetch('http://elsewhere.example').catch((error) => error.cause);
    console.log(refusal.code, refusal.port, process.env.NO_PROXY);`;
  const run = project(installs, ask);
  const dead = { HTTP_PROXY: 'http://127.0.0.1:1', HTTPS_PROXY: 'http://127.0.0.1:1', NO_PROXY: 'intranet.example' };
  expect(run.runOn(dead, 'hello').output).toContain(
    'from this machine\nECONNREFUSED 1 intranet.example,127.0.0.1,localhost\n',
  );
});
