import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '../../scripts/process/expected-error.ts';
import { unfinishedFolder, workFolder } from './files.ts';

const lock = join(workFolder, 'running');

/**
 * Runs the work unless another run is active on this machine. Two renders at once are slower than one after the other, and
 * would write the same files.
 */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  await mkdir(workFolder, { recursive: true });
  const other = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (other > 0 && isRunning(other))
    throw new ExpectedError(`Pictures are being rendered already, by process ${other}. Wait for it, or stop it.`);
  await writeFile(lock, String(process.pid));
  await rm(unfinishedFolder, { recursive: true, force: true });
  await mkdir(unfinishedFolder);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
