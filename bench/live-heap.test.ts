import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { liveHeap } from './live-heap.ts';

/** Starts a process that runs a script and stays until the test ends; gives it once the script has run. */
async function start(script: string): Promise<{ id: number; isAlive: () => boolean }> {
  const child = spawn(process.execPath, ['-e', `${script}; setInterval(() => {}, 1000); console.log('ready')`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  return { id: child.pid ?? Number.NaN, isAlive: () => child.exitCode === null && child.signalCode === null };
}

it('a process is asked for what it holds, not for what it has thrown away, as often as one likes', async () => {
  const dropped = await start('for (let i = 0; i < 40; i += 1) Buffer.alloc(1024 ** 2)');
  const kept = await start('globalThis.kept = Array.from({ length: 40 }, () => Buffer.alloc(1024 ** 2))');
  const [little, much, again] = [await liveHeap(dropped.id), await liveHeap(kept.id), await liveHeap(kept.id)];
  expect(little).toBeLessThan(20);
  expect(much - little).toBeGreaterThan(39);
  expect(much - little).toBeLessThan(45);
  expect(Math.abs(again - much)).toBeLessThan(2);
});

it('a process goes on as before, however often it was asked', async () => {
  const asked = await start('');
  for (let time = 0; time < 10; time += 1) await liveHeap(asked.id);
  expect(asked.isAlive()).toBe(true);
});
