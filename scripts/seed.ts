import { parseArgs } from 'node:util';
import { ExpectedFailure, runCommandLine } from './stack/expected-failure.ts';
import { busyPorts } from './stack/free-ports.ts';
import { seedStack } from './stack/seed.ts';

const mostSamples = 50_000;
const usage = `Say how many invented jobs you want besides the first ones: \`npm run seed -- --jobs 5000\`, at most ${mostSamples}.`;

/** `npm run seed [-- --jobs <number>]`: puts back into the running local stack what of its first jobs and accounts is missing. */
await runCommandLine(async () => {
  const samples = readSamples();
  if ((await busyPorts(['firestore', 'auth'])).length < 2) {
    throw new ExpectedFailure(
      'The local stack is not running. Start it with `npm start`, then seed it from another terminal.',
    );
  }
  const { jobs, accounts } = await seedStack(samples);
  console.log(
    `Added ${jobs} ${jobs === 1 ? 'job' : 'jobs'} and ${accounts} ${accounts === 1 ? 'account' : 'accounts'}.`,
  );
  return 0;
});

function readSamples(): number {
  try {
    const { values } = parseArgs({ options: { jobs: { type: 'string', default: '0' } } });
    if (/^\d{1,5}$/.test(values.jobs) && Number(values.jobs) <= mostSamples) return Number(values.jobs);
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new ExpectedFailure(usage);
}
