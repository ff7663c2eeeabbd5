import { claimTestPorts } from './emulators/launcher-port.ts';
import { runCommandLine } from './process/command-line.ts';
import { root } from './process/paths.ts';

/**
 * `npm test`: runs every stage in order, even after a failure; or one stage by its name, with further arguments for its runner.
 * The command starts its own stack on its own ports. With `--reuse`, it uses the stack of `npm start` or `npm run dev`.
 */
await runCommandLine(async () => {
  const words = process.argv.slice(2);
  const reuse = words.includes('--reuse');
  process.env.PORT_OFFSET ||= reuse ? '0' : `${await claimTestPorts(root)}`;
  // The import comes late, because these modules read the ports when they load.
  const { runTests } = await import('./testing/run-tests.ts');
  return runTests(
    words.filter((word) => word !== '--reuse'),
    reuse,
  );
});
