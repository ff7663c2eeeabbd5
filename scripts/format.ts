import { join } from 'node:path';
import { ending, startVisible } from './process/child-process.ts';
import { runCommandLine } from './process/command-line.ts';
import { binFolder } from './process/paths.ts';

/** `npm run format`: formats every file and applies the fixes of the linter. */
await runCommandLine(() => ending(startVisible(join(binFolder, 'biome'), ['check', '--write', '.'], {})));
