import { percentile } from './statistics.ts';

/** How an address does under a steady load. Times in milliseconds. */
export interface LoadFigures {
  p50: number;
  p95: number;
  perSecond: number;
  calls: number;
  failed: number;
  /** Of one answer. */
  bytes: number;
}

/**
 * Keeps an address busy: so many callers, each asking again as soon as it is answered. The first calls are not counted.
 * @param request what is sent, where it is more than a plain GET
 */
export async function load(url: string, seconds: number, callers = 8, request?: RequestInit): Promise<LoadFigures> {
  for (let warming = 0; warming < callers * 2; warming += 1) await call(url, request);
  const began = performance.now();
  const end = began + seconds * 1000;
  const calls: Call[] = [];
  const caller = async () => {
    while (performance.now() < end) calls.push(await call(url, request));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const times = calls.map(({ time }) => time);
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: calls.length / ((performance.now() - began) / 1000),
    calls: calls.length,
    failed: calls.filter(({ isGood }) => !isGood).length,
    bytes: calls.at(-1)?.bytes ?? 0,
  };
}

interface Call {
  time: number;
  isGood: boolean;
  bytes: number;
}

async function call(url: string, request: RequestInit | undefined): Promise<Call> {
  const began = performance.now();
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(30_000) });
    const { byteLength } = await response.arrayBuffer();
    return { time: performance.now() - began, isGood: response.ok, bytes: byteLength };
  } catch {
    return { time: performance.now() - began, isGood: false, bytes: 0 };
  }
}
