import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLogged, stopChild } from '../stack/child-process.ts';
import { findEmulatorParts, prepareEmulatorParts } from '../stack/emulator-parts.ts';
import { projectId } from '../stack/facts.ts';
import { requireFreePorts } from '../stack/free-ports.ts';
import { logsFolder, root } from '../stack/paths.ts';
import { untilReady } from '../stack/until-ready.ts';

const log = join(logsFolder, 'mutations.log');

/** Starts the two emulators that know rules, without data, and nothing else. */
export async function startRulesEmulators(): Promise<ChildProcess> {
  await requireFreePorts(['firestore', 'storage', 'hub', 'logging']);
  const environment = await prepareEmulatorParts(await findEmulatorParts());
  const firebase = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const configuration = ['--project', projectId, '--config', join(root, 'firebase.json'), '--non-interactive'];
  const child = startLogged(
    process.execPath,
    [firebase, 'emulators:start', '--only', 'firestore,storage', ...configuration],
    { log, cwd: logsFolder, env: { ...environment, NO_UPDATE_NOTIFIER: '1' } },
  );
  const isReady = async () => readFileSync(log, 'utf8').includes('All emulators ready');
  await untilReady(child, { log, what: 'The emulator suite', limitSeconds: 120, isReady });
  return child;
}

export async function stopRulesEmulators(child: ChildProcess): Promise<void> {
  await stopChild(child, 20);
}
