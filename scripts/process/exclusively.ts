import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cacheFolder } from './paths.ts';

/** A lock that was not touched for 20 minutes belongs to a killed run. */
const staleMilliseconds = 20 * 60_000;

/** Runs work that two runs in one checkout must not do at the same time: the second one waits. */
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
    // Someone has deleted the folder. The work continues without the lock.
  }
}

/** Takes the lock if it is free. Removes the lock of a killed run. */
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
    // The process number of an old lock may now belong to another process.
    if (statSync(lock).mtimeMs < Date.now() - staleMilliseconds) return false;
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    // ESRCH: the process has ended. Other errors: the lock was removed, or its holder has not written yet.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
