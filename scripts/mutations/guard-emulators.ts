import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { findEmulatorParts, prepareEmulatorParts } from '../stack/emulator-parts.ts';
import { startEmulators, stopEmulators } from '../stack/emulators.ts';
import { requireFreePorts } from '../stack/free-ports.ts';
import { logsFolder, root } from '../stack/paths.ts';
import { seedStack } from '../stack/seed.ts';

/** Starts the emulators that the API's code talks to, with the accounts of the demo. The API itself runs with the tests. */
export async function startGuardEmulators(): Promise<ChildProcess> {
  await requireFreePorts(['hosting', 'firestore', 'storage', 'auth', 'hub', 'logging']);
  const environment = await prepareEmulatorParts(await findEmulatorParts());
  const emulators = await startEmulators({
    configFile: join(root, 'firebase.json'),
    environment,
    only: ['firestore', 'storage', 'auth'],
    log: join(logsFolder, 'mutations.log'),
  });
  try {
    await seedStack();
    return emulators;
  } catch (failure) {
    await stopEmulators(emulators);
    throw failure;
  }
}
