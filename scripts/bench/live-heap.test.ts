import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { liveHeap } from './live-heap.ts';

const started: AbortController[] = [];
afterEach(() => {
  for (const process of started.splice(0)) process.abort();
});

/** Starts a process that runs a script and stays; gives its number once the script has run. */
async function start(script: string): Promise<number> {
  const ending = new AbortController();
  started.push(ending);
  const child = spawn(process.execPath, ['-e', `${script}; setInterval(() => {}, 1000); console.log('ready')`], {
    signal: ending.signal,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.on('error', () => {});
  await once(child.stdout, 'data');
  return child.pid ?? Number.NaN;
}

it('a process is asked for what it holds, not for what it has thrown away, as often as one likes', async () => {
  const dropped = await start('for (let i = 0; i < 40; i += 1) Buffer.alloc(1024 ** 2)');
  const kept = await start('globalThis.kept = Array.from({ length: 40 }, () => Buffer.alloc(1024 ** 2))');
  const [little, much, again] = [await liveHeap(dropped), await liveHeap(kept), await liveHeap(kept)];
  expect(little).toBeLessThan(20);
  expect(much - little).toBeGreaterThan(39);
  expect(much - little).toBeLessThan(45);
  expect(Math.abs(again - much)).toBeLessThan(2);
});
