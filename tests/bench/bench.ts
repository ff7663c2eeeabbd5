import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { claimTestPorts } from '../../scripts/emulators/launcher-port.ts';
import { interruption, readArguments, runCommandLine, unlessInterrupted } from '../../scripts/process/command-line.ts';
import { cacheFolder, root } from '../../scripts/process/paths.ts';
import { judge } from './goals.ts';
import { pageTable } from './table.ts';

const usage =
  'Use `npm run bench`, with `--quick` for one short run of two pages, `--routes /,/careers` for these pages only, `--soak <seconds>` for how long the backend is kept busy.';

const options = {
  quick: { type: 'boolean', default: false },
  routes: { type: 'string' },
  soak: { type: 'string' },
} as const;

/** `npm run bench`: measures the site and the API on its own stack; fails when a goal is missed. */
await runCommandLine(async () => {
  const plan = readArguments(usage, options, ({ quick, routes, soak }, words) => {
    const soakSeconds = Number(soak ?? (quick ? 5 : 120));
    const chosen = routes?.split(',') ?? (quick ? ['/', '/careers'] : undefined);
    const isUsable = words.length === 0 && soakSeconds >= 0 && (chosen ?? []).every((route) => route.startsWith('/'));
    return isUsable ? { isQuick: quick, routes: chosen, soakSeconds } : undefined;
  });
  process.env.PORT_OFFSET ||= `${await claimTestPorts(root)}`;
  // The import comes late, because this module reads the ports when it loads.
  const { measure } = await import('./measure.ts');
  const [load = 0] = loadavg();
  const figures = await unlessInterrupted(interruption(), measure(plan));
  writeFileSync(join(cacheFolder, 'bench.json'), `${JSON.stringify(figures, undefined, 2)}\n`);

  const goals = judge(figures);
  const missed = goals.filter(({ isHeld }) => !isHeld).length;
  console.log(`\n${pageTable(figures.pages)}\n`);
  for (const { goal, figure, isHeld } of goals) console.log(`${isHeld ? '✔ held  ' : '✖ missed'}  ${goal}: ${figure}`);
  console.log(`\n${goals.length - missed} goals held, ${missed} missed. All figures are in .cache/bench.json.`);
  if (load > availableParallelism() / 2)
    console.log(`This machine was busy with other things (load ${load.toFixed(1)}): do not trust the times.`);
  return missed === 0 ? 0 : 1;
});
