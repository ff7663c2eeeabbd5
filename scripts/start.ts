import { parseArgs } from 'node:util';
import { siteOrigin } from './emulators/addresses.ts';
import { announce, runUntilStopped, startDeveloperStack } from './emulators/developer-stack.ts';
import { interruption, runCommandLine, unlessInterrupted } from './process/command-line.ts';

/** `npm start [-- --fresh]`: the whole product on this machine. */
await runCommandLine(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  const interrupted = interruption();
  const starting = startDeveloperStack({ withSite: true, fresh: values.fresh });
  const stack = await unlessInterrupted(interrupted, starting);
  announce(stack, siteOrigin);
  return runUntilStopped(stack, interrupted);
});
