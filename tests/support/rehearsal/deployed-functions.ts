import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServiceAccount, serviceAccounts } from '../../../functions/src/wiring/service-accounts.ts';
import { readManifest } from '../../../scripts/deployment/manifest.ts';
import { logsFolder } from '../../../scripts/emulators/run-folder.ts';
import { startLogged, stopChild, untilReady } from '../../../scripts/process/child-process.ts';
import { root } from '../../../scripts/process/paths.ts';
import type { FakeGoogle } from './fake-google.ts';

/** The functions that the platform calls with an event. It calls all others as web servers. */
const signatures = { onMailCreated: 'cloudevent' } as Record<string, string | undefined>;

/** The upload of a deployment, running under Google's own runtime: one process for each function. */
export interface DeployedFunctions {
  /** Gives the address of a function. @throws if the function is not deployed */
  originOf: (name: string) => string;
  /** Restarts a function with changed settings, as a deployment does. `undefined` removes a setting. */
  redeploy: (name: string, changes?: Record<string, string | undefined>) => Promise<void>;
  /** Gives the log of a function since its last start. */
  logOf: (name: string) => string;
  stop: () => Promise<void>;
}

interface Options {
  names: readonly string[];
  projectId: string;
  region: string;
  bucket: string;
  /** The parameters and secrets. */
  settings: Record<string, string>;
  google: FakeGoogle;
}

const runtime = join(dirname(createRequire(import.meta.url).resolve('@google-cloud/functions-framework')), 'main.js');

/**
 * Starts the uploaded bundle under Google's functions framework, away from the project's files. The environment has no trace of
 * the emulators: a function sees only what Google would give it.
 */
export async function startDeployedFunctions(options: Options): Promise<DeployedFunctions> {
  const { names, google } = options;
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  cpSync(join(root, 'functions', 'lib'), folder, { recursive: true });
  // A deployment bundles the functions after the build of the site, and includes this folder.
  cpSync(join(root, 'web/dist/job-pages'), join(folder, 'pages'), { recursive: true });
  const certificate = join(folder, 'google.pem');
  writeFileSync(certificate, google.certificate);

  const { endpoints } = await readManifest({ MAIL_TRANSPORT: 'smtp' });
  const running = new Map<string, { child: ChildProcess; port: number; log: string }>();
  const start = async (name: string, settings: Record<string, string | undefined>): Promise<void> => {
    const port = await freePort();
    const log = join(logsFolder, `deployed-${name}.log`);
    const args = [
      ...['--import', redirectTo(google.tls), runtime],
      ...[`--source=${folder}`, `--target=${name}`, `--signature-type=${signatures[name] ?? 'http'}`, `--port=${port}`],
    ];
    const env = {
      ...platform(name, accountOf(endpoints[name]?.serviceAccountEmail), options),
      ...settings,
      NODE_EXTRA_CA_CERTS: certificate,
    };
    const child = startLogged(process.execPath, args, { log, env: onlyThese(env), cwd: folder });
    running.set(name, { child, port, log });
    await untilReady(child, { log, what: `The function ${name}`, timeoutSeconds: 60, isReady: () => listens(port) });
  };
  await Promise.all(names.map((name) => start(name, options.settings)));

  const known = (name: string) => {
    const found = running.get(name);
    if (found === undefined) throw new Error(`There is no function "${name}".`);
    return found;
  };
  return {
    originOf: (name) => `http://127.0.0.1:${known(name).port}`,
    redeploy: async (name, changes = {}) => {
      await stopChild(known(name).child, 10);
      await start(name, { ...options.settings, ...changes });
    },
    logOf: (name) => readFileSync(known(name).log, 'utf8'),
    stop: async () => {
      await Promise.all([...running.values()].map(({ child }) => stopChild(child, 10)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives the account that the upload names for a function. @throws if the upload names an unknown account */
function accountOf(name: string | null | undefined): ServiceAccount {
  const found = Object.entries(serviceAccounts).find(([, one]) => name === `${one}@`);
  if (found === undefined) throw new Error(`A function would run as "${name}".`);
  return found[0] as ServiceAccount;
}

/** Gives the variables that the platform itself sets for a function. */
function platform(
  name: string,
  account: ServiceAccount,
  { projectId, region, bucket, google }: Options,
): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: '/tmp',
    NODE_ENV: 'production',
    K_SERVICE: name.toLowerCase(),
    K_REVISION: `${name.toLowerCase()}-00001`,
    K_CONFIGURATION: name.toLowerCase(),
    FUNCTION_TARGET: name,
    FUNCTION_REGION: region,
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
    GCE_METADATA_HOST: google.accounts[account].metadata,
    METADATA_SERVER_DETECTION: 'assume-present',
  };
}

/** Gives the module that redirects Google's addresses in a process of Node: for `--import`. */
export function redirectTo(address: string): string {
  return `${pathToFileURL(join(import.meta.dirname, 'redirect-google.mjs')).href}?${address}`;
}

/** Gives an environment without any variable of this process. */
function onlyThese(environment: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const emptied = Object.keys(process.env).map((name) => [name, undefined]);
  return { ...Object.fromEntries(emptied), ...environment };
}

/** Finds a port on which no program listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
