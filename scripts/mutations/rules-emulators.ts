import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { findEmulatorParts, prepareEmulatorParts } from '../stack/emulator-parts.ts';
import { startEmulators } from '../stack/emulators.ts';
import { requireFreePorts } from '../stack/free-ports.ts';
import { logsFolder, root } from '../stack/paths.ts';

/** Starts the two emulators that know rules, without data, and nothing else. */
export async function startRulesEmulators(): Promise<ChildProcess> {
  await requireFreePorts(['firestore', 'storage', 'hub', 'logging']);
  const environment = await prepareEmulatorParts(await findEmulatorParts());
  return startEmulators({
    configFile: join(root, 'firebase.json'),
    environment,
    only: ['firestore', 'storage'],
    log: join(logsFolder, 'mutations.log'),
  });
}
