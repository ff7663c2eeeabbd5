import { join } from 'node:path';
import { interruption, runCommandLine, unlessInterrupted } from '../scripts/process/command-line.ts';
import { cacheFolder } from '../scripts/process/paths.ts';
import { judge } from './goals.ts';
import { readOptions } from './options.ts';
import { report } from './report.ts';
import { runBench } from './run-bench.ts';

/** `npm run bench [-- --quick] [-- --routes /,/careers]`: measures the site and the API, and holds them against their goals. */
await runCommandLine(async () => {
  const options = readOptions(process.argv.slice(2));
  const result = await unlessInterrupted(interruption(), runBench(options));
  const { processors, loadAverage } = result.machine;
  console.log(`\n${report(result, judge(result))}\n`);
  console.log(`All figures are in ${join(cacheFolder, 'bench', 'latest.json')}.`);
  if (loadAverage > processors / 2) {
    console.log(
      `This machine was busy with other things (load ${loadAverage.toFixed(1)} on ${processors} processors): do not trust the times.`,
    );
  }
  return 0;
});
