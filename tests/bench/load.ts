import { median, percentile95 } from './statistics.ts';

/** The results of an address under a steady load; times in milliseconds. */
export interface LoadFigures {
  p50: number;
  p95: number;
  perSecond: number;
  calls: number;
  failed: number;
}

const callers = 8;
const timeoutMilliseconds = 30_000;

/** Keeps an address busy: each caller sends its next call as soon as it has an answer. The first calls do not count. */
export async function load(url: string, seconds: number): Promise<LoadFigures> {
  // The warm-up sends all calls at once, twice: the emulator starts a process for each call that finds the other processes
  // busy.
  const warming = () => Promise.all(Array.from({ length: callers }, () => call(url)));
  await warming();
  await warming();
  const began = performance.now();
  const calls: { time: number; isGood: boolean }[] = [];
  const caller = async () => {
    while (performance.now() < began + seconds * 1000) calls.push(await call(url));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const times = calls.map(({ time }) => time);
  return {
    p50: median(times),
    p95: percentile95(times),
    perSecond: calls.length / ((performance.now() - began) / 1000),
    calls: calls.length,
    failed: calls.filter(({ isGood }) => !isGood).length,
  };
}

async function call(url: string): Promise<{ time: number; isGood: boolean }> {
  const began = performance.now();
  const isGood = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.ok;
    })
    .catch(() => false);
  return { time: performance.now() - began, isGood };
}
