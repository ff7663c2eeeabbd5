import { parseArgs } from 'node:util';
import { announce } from './stack/announce.ts';
import { startDeveloperStack } from './stack/developer-stack.ts';
import { runCommandLine } from './stack/expected-failure.ts';
import { siteOrigin } from './stack/facts.ts';
import { interruption, unlessInterrupted } from './stack/interruption.ts';
import { runUntilStopped } from './stack/run-until-stopped.ts';

/** `npm start [-- --fresh]`: the whole product on this machine. */
await runCommandLine(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  const interrupted = interruption();
  const starting = startDeveloperStack({ withSite: true, fresh: values.fresh });
  const stack = await unlessInterrupted(interrupted, starting);
  announce(stack, siteOrigin);
  return runUntilStopped(stack, interrupted);
});
