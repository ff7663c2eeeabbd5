import { siteOrigin } from './emulators/addresses.ts';
import { announce, runUntilStopped, startDeveloperStack } from './emulators/developer-stack.ts';
import { interruption, readArguments, runCommandLine, unlessInterrupted } from './process/command-line.ts';

const usage = '`npm start` continues with the data of the last run; `npm start -- --fresh` begins with new data.';

/** `npm start [-- --fresh]`: runs the whole product on this machine. */
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
