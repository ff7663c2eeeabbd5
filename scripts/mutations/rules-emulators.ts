import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { requireFreePorts } from '../emulators/free-ports.ts';
import { findEmulatorParts, prepareEmulatorParts } from '../emulators/prepare.ts';
import { logsFolder } from '../emulators/run-folder.ts';
import { startEmulators } from '../emulators/suite.ts';
import { root } from '../process/paths.ts';

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
