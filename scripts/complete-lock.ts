import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, type LockFile, lockFiles, missingPackages } from './lock-file/lock-file.ts';
import { runCommandLine } from './process/command-line.ts';
import { root } from './process/paths.ts';

/**
 * `npm run lock:complete`: after adding a package behind a registry that only carries this machine's platform. npm leaves
 * the binaries of other platforms out of the lock file then, and `npm ci` refuses what is left.
 */
await runCommandLine(async () => {
  for (const name of lockFiles) {
    const file = join(root, name);
    const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
    const missing = missingPackages(lock).length;
    if (missing > 0) writeFileSync(file, `${JSON.stringify(completed(lock), undefined, 2)}\n`);
    console.log(missing === 0 ? `${name} is complete.` : `Added ${missing} packages to ${name}.`);
  }
  return 0;
});
