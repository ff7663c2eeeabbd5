import { busyPorts } from './emulators/free-ports.ts';
import { readArguments, runCommandLine } from './process/command-line.ts';
import { ExpectedError } from './process/expected-error.ts';
import { seedStack } from './seed/seed.ts';

const maxSamples = 50_000;
const usage = `Say how many invented jobs you want besides the first ones: \`npm run seed -- --jobs 5000\`, at most ${maxSamples}.`;

/** `npm run seed [-- --jobs <number>]`: puts back into the running local stack what of its first jobs and accounts is missing. */
await runCommandLine(async () => {
  const samples = readArguments(usage, { jobs: { type: 'string', default: '0' } }, ({ jobs }, words) =>
    words.length === 0 && /^\d{1,5}$/.test(jobs) && Number(jobs) <= maxSamples ? Number(jobs) : undefined,
  );
  if ((await busyPorts(['firestore', 'auth'])).length < 2) {
    throw new ExpectedError(
      'The local stack is not running. Start it with `npm start`, then seed it from another terminal.',
    );
  }
  const { jobs, accounts } = await seedStack(samples);
  console.log(
    `Added ${jobs} ${jobs === 1 ? 'job' : 'jobs'} and ${accounts} ${accounts === 1 ? 'account' : 'accounts'}.`,
  );
  return 0;
});
