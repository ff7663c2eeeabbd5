import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logTail, startLogged, stopChild, untilReady } from '../process/child-process.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { root } from '../process/paths.ts';
import { host, ports, projectId } from './addresses.ts';
import { logsFolder, temporaryFilesFolder } from './run-folder.ts';

const defaultLog = join(logsFolder, 'emulators.log');
// Half a minute on a machine with nothing else to do.
const startTimeoutSeconds = 300;
/** Exporting a developer's data is part of stopping. */
const stopTimeoutSeconds = 60;

/** The Firebase CLI asks a proxy even for the emulators on 127.0.0.1, whatever NO_PROXY says; they need nothing else. */
const withoutProxy = { HTTPS_PROXY: undefined, https_proxy: undefined, HTTP_PROXY: undefined, http_proxy: undefined };

interface EmulatorOptions {
  configFile: string;
  environment: NodeJS.ProcessEnv;
  /** Where the data comes from and goes to; without it, the emulators start empty and forget everything. */
  dataFolder?: string;
  /** The emulators that are needed; all of them, if left out. */
  only?: readonly string[];
  log?: string;
}

/** Starts the emulator suite and waits until it is up, with Cloud Functions loaded where they are part of it. */
export async function startEmulators(options: EmulatorOptions): Promise<ChildProcess> {
  const { only, log = defaultLog } = options;
  const firebase = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const args = ['emulators:start', '--project', projectId, '--config', options.configFile, '--non-interactive'];
  if (only) args.push('--only', only.join(','));
  mkdirSync(temporaryFilesFolder, { recursive: true });
  // The folder of the logs, because the emulators write logs of their own to where they are started.
  const child = startLogged(process.execPath, [firebase, ...args, ...dataArguments(options.dataFolder)], {
    log,
    endsWithUs: true,
    cwd: logsFolder,
    // Storage keeps its files in the temporary folder, and empties it when it stops: any other suite's, if they share it.
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

/** Stops the emulator suite and waits for it to save what it has to. */
export async function stopEmulators(child: ChildProcess): Promise<void> {
  await stopChild(child, stopTimeoutSeconds);
}

function dataArguments(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  mkdirSync(join(folder, '..'), { recursive: true });
  const isExport = existsSync(join(folder, 'firebase-export-metadata.json'));
  return [...(isExport ? ['--import', folder] : []), '--export-on-exit', folder];
}

/** The suite calls itself ready even when it could not load a single function. */
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
