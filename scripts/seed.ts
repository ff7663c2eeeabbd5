import { ExpectedFailure, runCommandLine } from './stack/expected-failure.ts';
import { busyPorts } from './stack/free-ports.ts';
import { seedStack } from './stack/seed.ts';

/** `npm run seed`: puts back into the running local stack what of its first jobs and accounts is missing. */
await runCommandLine(async () => {
  if ((await busyPorts(['firestore', 'auth'])).length < 2) {
    throw new ExpectedFailure(
      'The local stack is not running. Start it with `npm start`, then seed it from another terminal.',
    );
  }
  const { jobs, accounts } = await seedStack();
  console.log(
    `Added ${jobs} ${jobs === 1 ? 'job' : 'jobs'} and ${accounts} ${accounts === 1 ? 'account' : 'accounts'}.`,
  );
  return 0;
});
