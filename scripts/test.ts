import { claimTestPorts } from './emulators/launcher-port.ts';
import { runCommandLine } from './process/command-line.ts';
import { root } from './process/paths.ts';

/**
 * `npm test`: every stage in order, stopping at nothing; or one stage by its name, with more arguments for its runner. It
 * starts its own stack, on its own ports; with `--reuse`, it takes the one that `npm start` or `npm run dev` has started.
 */
await runCommandLine(async () => {
  const words = process.argv.slice(2);
  const reuse = words.includes('--reuse');
  process.env.PORT_OFFSET ||= reuse ? '0' : `${await claimTestPorts(root)}`;
  // Not before: this reads which ports they are.
  const { runTests } = await import('./testing/run-tests.ts');
  return runTests(
    words.filter((word) => word !== '--reuse'),
    reuse,
  );
});
