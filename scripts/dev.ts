import { join } from 'node:path';
import { host, ports } from './emulators/addresses.ts';
import { announce, runUntilStopped, startDeveloperStack } from './emulators/developer-stack.ts';
import type { Stack } from './emulators/local-stack.ts';
import { ending, startVisible, stopChild } from './process/child-process.ts';
import { interruption, readArguments, runCommandLine, unlessInterrupted } from './process/command-line.ts';
import { root } from './process/paths.ts';

const usage = '`npm run dev` continues with the data of the last run; `npm run dev -- --fresh` begins with new data.';

/** `npm run dev [-- --fresh]`: runs the local stack behind Vite, and rebuilds Cloud Functions when they change. */
await runCommandLine(async () => {
  const fresh = readArguments(usage, { fresh: { type: 'boolean', default: false } }, (values, words) =>
    words.length === 0 ? values.fresh : undefined,
  );
  const interrupted = interruption();
  const starting = startDeveloperStack({ withSite: false, morePorts: ['vite'], fresh });
  const stack = await unlessInterrupted(interrupted, starting);

  announce(stack, `http://${host}:${ports.vite}`);
  const program = (path: string) => join(root, 'node_modules', path);
  const bundler = startVisible(
    process.execPath,
    [program('rolldown/bin/cli.mjs'), '-c', 'functions/rolldown.config.ts', '--watch'],
    { endsWithUs: true },
  );
  const vite = startVisible(process.execPath, [program('vite/bin/vite.js'), '--clearScreen', 'false'], {
    cwd: join(root, 'web'),
    endsWithUs: true,
  });
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
