import { stopEmulators } from '../emulators/suite.ts';
import { stage } from '../process/command-line.ts';
import { hunt, type Tally } from './hunt.ts';
import { startRulesEmulators } from './rules-emulators.ts';
import { RulesTests } from './rules-tests.ts';

/** Changes every condition of the rules, one at a time. */
export async function huntRules(): Promise<Tally> {
  const emulators = await stage('Starting the emulators of Firestore and Storage', startRulesEmulators);
  try {
    const tests = await RulesTests.start();
    const firestore = await hunt(tests, 'firestore.rules');
    const storage = await hunt(tests, 'storage.rules');
    await tests.stop();
    return { killed: firestore.killed + storage.killed, survived: firestore.survived + storage.survived };
  } finally {
    await stopEmulators(emulators);
  }
}
