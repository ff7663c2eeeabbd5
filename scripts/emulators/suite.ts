import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logTail, startLogged, stopChild, untilReady } from '../process/child-process.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { root } from '../process/paths.ts';
import { host, ports, projectId } from './addresses.ts';
import { logsFolder, temporaryFilesFolder } from './run-folder.ts';

const defaultLog = join(logsFolder, 'emulators.log');
// The start takes half a minute on an idle machine.
const startTimeoutSeconds = 300;
/** One minute is enough to export a developer's data. */
const stopTimeoutSeconds = 60;

/** The Firebase CLI ignores NO_PROXY and would ask a proxy for the emulators on 127.0.0.1. */
const withoutProxy = { HTTPS_PROXY: undefined, https_proxy: undefined, HTTP_PROXY: undefined, http_proxy: undefined };

interface EmulatorOptions {
  configFile: string;
  environment: NodeJS.ProcessEnv;
  /** The folder of imported and exported data. Without it, the emulators start empty and keep nothing. */
  dataFolder?: string;
  /** The needed emulators; all of them by default. */
  only?: readonly string[];
  log?: string;
}

/** Starts the emulator suite and waits until it is up and has loaded Cloud Functions. */
export async function startEmulators(options: EmulatorOptions): Promise<ChildProcess> {
  const { only, log = defaultLog } = options;
  const firebase = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const args = ['emulators:start', '--project', projectId, '--config', options.configFile, '--non-interactive'];
  if (only) args.push('--only', only.join(','));
  mkdirSync(temporaryFilesFolder, { recursive: true });
  // The process runs in the folder of the logs, because the emulators write their own logs into their working folder.
  const child = startLogged(process.execPath, [firebase, ...args, ...dataArguments(options.dataFolder)], {
    log,
    endsWithUs: true,
    cwd: logsFolder,
    // The Storage emulator empties the temporary folder when it stops, so two suites must not share it.
    env: {
      ...options.environment,
      ...withoutProxy,
      NO_UPDATE_NOTIFIER: '1',
      TMPDIR: temporaryFilesFolder,
      TEMP: temporaryFilesFolder,
    },
  });
  const isReady = async () => readFileSync(log, 'utf8').includes('All emulators ready');
  await untilReady(child, { log, what: 'The emulator suite', timeoutSeconds: startTimeoutSeconds, isReady });
  if (!only) await requireFunctions(child);
  return child;
}

/** Stops the emulator suite and waits until it has saved its data. */
export async function stopEmulators(child: ChildProcess): Promise<void> {
  await stopChild(child, stopTimeoutSeconds);
}

function dataArguments(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  mkdirSync(join(folder, '..'), { recursive: true });
  const isExport = existsSync(join(folder, 'firebase-export-metadata.json'));
  return [...(isExport ? ['--import', folder] : []), '--export-on-exit', folder];
}

/** Checks that the functions are loaded, because the suite reports itself ready even without them. */
async function requireFunctions(child: ChildProcess): Promise<void> {
  const address = `http://${host}:${ports.functions}/backends`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  const { backends } = (await answer.json()) as { backends: { functionTriggers: unknown[] }[] };
  if (backends.some((backend) => backend.functionTriggers.length > 0)) return;
  await stopEmulators(child);
  throw new ExpectedError(
    `Cloud Functions could not be loaded. The whole log is in ${defaultLog}.`,
    logTail(defaultLog),
  );
}
