import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { announce } from './stack/announce.ts';
import { ending, startVisible, stopChild } from './stack/child-process.ts';
import { startDeveloperStack } from './stack/developer-stack.ts';
import { runCommandLine } from './stack/expected-failure.ts';
import { host, ports } from './stack/facts.ts';
import { interruption, unlessInterrupted } from './stack/interruption.ts';
import { binFolder, root } from './stack/paths.ts';
import { runUntilStopped } from './stack/run-until-stopped.ts';
import type { Stack } from './stack/stack.ts';

/** `npm run dev [-- --fresh]`: the local stack behind Vite; Cloud Functions are built again when they change. */
await runCommandLine(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  const interrupted = interruption();
  const starting = startDeveloperStack({ withSite: false, morePorts: ['vite'], fresh: values.fresh });
  const stack = await unlessInterrupted(interrupted, starting);

  announce(stack, `http://${host}:${ports.vite}`);
  const bundler = startVisible(join(binFolder, 'rolldown'), ['-c', 'functions/rolldown.config.ts', '--watch'], {});
  const vite = startVisible(join(binFolder, 'vite'), ['--clearScreen', 'false'], { cwd: join(root, 'web') });
  const withVite: Stack = {
    ...stack,
    broken: Promise.race([stack.broken, ending(vite).then(() => 'Vite'), ending(bundler).then(() => 'The bundler')]),
    stop: async () => {
      await Promise.all([stopChild(vite, 10), stopChild(bundler, 10)]);
      await stack.stop();
    },
  };
  return runUntilStopped(withVite, interrupted);
});
