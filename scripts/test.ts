import { claimTestPorts } from './emulators/free-ports.ts';
import { runCommandLine } from './process/command-line.ts';

/** `npm test`: every stage in order, stopping at nothing; or one stage by its name, with more arguments for its runner. */
await runCommandLine(async () => {
  process.env.PORT_OFFSET ||= `${await claimTestPorts()}`;
  // Not before: this reads which ports they are.
  const { runTests } = await import('./testing/run-tests.ts');
  return runTests(process.argv.slice(2));
});
