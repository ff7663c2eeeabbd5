import { projectId } from './emulators/addresses.ts';
import { busyPorts } from './emulators/free-ports.ts';
import { readArguments, runCommandLine } from './process/command-line.ts';
import { ExpectedError } from './process/expected-error.ts';
import { seedStack } from './seed/seed.ts';

const most = { jobs: 50_000, applications: 200_000 };
const usage = `Give the number of sample jobs and applications: \`npm run seed -- --jobs 5000 --applications 100000\`, at most ${most.jobs} and ${most.applications}.`;

/**
 * `npm run seed [-- --jobs <number>] [-- --applications <number>]`: adds missing built-in jobs and accounts to the running local
 * stack, and sample jobs and applications.
 */
await runCommandLine(async () => {
  const none = { type: 'string', default: '0' } as const;
  const isCount = (text: string, max: number) => /^\d{1,6}$/.test(text) && Number(text) <= max;
  const samples = readArguments(usage, { jobs: none, applications: none }, ({ jobs, applications }, words) =>
    words.length === 0 && isCount(jobs, most.jobs) && isCount(applications, most.applications)
      ? { jobs: Number(jobs), applications: Number(applications) }
      : undefined,
  );
  if ((await busyPorts(['firestore', 'auth'])).length < 2) {
    throw new ExpectedError(
      'The local stack is not running. Start it with `npm start`, then seed it from another terminal.',
    );
  }
  const { jobs, accounts, applications } = await seedStack(samples.jobs, projectId, samples.applications);
  const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
  console.log(
    `Added ${counted(jobs, 'job')}, ${counted(applications, 'application')} and ${counted(accounts, 'account')}.`,
  );
  return 0;
});
