import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  /** What share of the processors' time may be in use. */
  busyShare?: number;
  timeoutSeconds?: number;
}

/**
 * Waits until this machine has had next to nothing to do for two seconds: what has just been started goes on working for
 * a while, and would be measured with what is looked at.
 * @returns whether it came to rest before the limit
 */
export async function untilAtRest({ busyShare = 0.15, timeoutSeconds = 60 }: Options = {}): Promise<boolean> {
  const end = performance.now() + timeoutSeconds * 1000;
  let before = timesOf();
  while (performance.now() < end) {
    await wait(Math.min(2000, timeoutSeconds * 1000));
    const now = timesOf();
    if ((now.busy - before.busy) / (now.all - before.all) <= busyShare) return true;
    before = now;
  }
  return false;
}

function timesOf(): { busy: number; all: number } {
  const times = cpus().flatMap((cpu) => Object.entries(cpu.times));
  const sum = (entries: typeof times) => entries.reduce((total, [, time]) => total + time, 0);
  return { busy: sum(times.filter(([kind]) => kind !== 'idle')), all: sum(times) };
}
