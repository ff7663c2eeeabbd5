import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cacheFolder } from './paths.ts';

/** No work that is done so takes longer. */
const maxWorkMilliseconds = 20 * 60_000;

/** Does work that two runs in one checkout must not do at once; whoever comes second waits. */
export async function exclusively<Result>(
  name: string,
  work: () => Promise<Result>,
  folder = cacheFolder,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, `${name}.lock`);
  while (!take(lock)) await delay(200);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes the lock, unless somebody has it. A lock that a killed run has left goes first. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    // By then the number may be that of another process.
    if (statSync(lock).mtimeMs < Date.now() - maxWorkMilliseconds) return false;
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    // No such process; or the lock has gone meanwhile, or its holder has not written yet.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
