import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cacheFolder } from './paths.ts';

/** A lock that was untouched for this long belongs to a killed run. */
const staleMilliseconds = 20 * 60_000;

/** Does work that two runs in one checkout must not do at once; whoever comes second waits. */
export async function exclusively<Result>(
  name: string,
  work: () => Promise<Result>,
  folder = cacheFolder,
  touchMilliseconds = 60_000,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, `${name}.lock`);
  while (!take(lock)) await delay(200);
  // A deployment takes longer than the limit of a lock.
  const touching = setInterval(() => touch(lock), touchMilliseconds).unref();
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(lock, { force: true });
  }
}

function touch(lock: string): void {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // Someone has deleted the folder: the work goes on without the lock.
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
    if (statSync(lock).mtimeMs < Date.now() - staleMilliseconds) return false;
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    // No such process; or the lock has gone meanwhile, or its holder has not written yet.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
