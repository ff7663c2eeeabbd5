import { siteOrigin } from './emulators/addresses.ts';
import { announce, runUntilStopped, startDeveloperStack } from './emulators/developer-stack.ts';
import { interruption, readArguments, runCommandLine, unlessInterrupted } from './process/command-line.ts';

const usage = '`npm start` begins where the last run ended; `npm start -- --fresh` forgets what it left.';

/** `npm start [-- --fresh]`: the whole product on this machine. */
await runCommandLine(async () => {
  const fresh = readArguments(usage, { fresh: { type: 'boolean', default: false } }, (values, words) =>
    words.length === 0 ? values.fresh : undefined,
  );
  const interrupted = interruption();
  const starting = startDeveloperStack({ withSite: true, fresh });
  const stack = await unlessInterrupted(interrupted, starting);
  announce(stack, siteOrigin);
  return runUntilStopped(stack, interrupted);
});
