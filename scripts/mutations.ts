import { hunt } from './mutations/hunt.ts';
import { startRulesEmulators } from './mutations/rules-emulators.ts';
import { RulesTests } from './mutations/rules-tests.ts';
import { stopEmulators } from './stack/emulators.ts';
import { runCommandLine } from './stack/expected-failure.ts';
import { interruption, unlessInterrupted } from './stack/interruption.ts';
import { stage } from './stack/stage.ts';

/** `npm run test:mutations`: changes every condition of the rules, one at a time, and expects a test to notice. */
await runCommandLine(() => unlessInterrupted(interruption(), huntEverywhere()));

async function huntEverywhere(): Promise<number> {
  const emulators = await stage('Starting the emulators of Firestore and Storage', startRulesEmulators);
  try {
    const tests = await RulesTests.start();
    const firestore = await hunt(tests, 'firestore.rules');
    const storage = await hunt(tests, 'storage.rules');
    await tests.stop();
    const survived = firestore.survived + storage.survived;
    console.log(`\n${firestore.killed + storage.killed} killed, ${survived} survived`);
    return survived === 0 ? 0 : 1;
  } finally {
    await stopEmulators(emulators);
  }
}
