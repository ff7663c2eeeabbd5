import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { temporaryFolder, write, writeProgram } from '../test-support/temporary-folder.ts';
import { ending, runLogged, startLogged, stopChild, untilReady } from './child-process.ts';

function program(script: string) {
  const folder = temporaryFolder();
  return { command: writeProgram(join(folder, 'program'), script), log: join(folder, 'logs', 'program.log') };
}

/** Starts a program that runs until it is stopped. */
async function ready(first: string) {
  const { command, log } = program(`${first}; echo ready; while :; do sleep 0.1; done`);
  const child = startLogged(command, [], { log });
  const isReady = async () => readFileSync(log, 'utf8').includes('ready');
  await untilReady(child, { log, what: 'It', timeoutSeconds: 10, isReady });
  return { child, log };
}

test('a failing command is reported with a sentence and the end of its log', async () => {
  const { command, log } = program('echo first; echo "the reason" >&2; exit 4');
  const run = runLogged(command, [], { log, failure: 'It could not be built.', timeoutSeconds: 10 });
  await expect(run).rejects.toMatchObject({
    message: `It could not be built. The whole log is in ${log}.`,
    details: 'first\nthe reason',
  });
});

test('a command that hangs is ended, together with its children', async () => {
  const { command, log } = program('(sleep 1.2; echo survived) & echo started; wait');
  const run = runLogged(command, [], { log, failure: 'It could not be built.', timeoutSeconds: 0.5 });
  await expect(run).rejects.toThrow('It took longer than 0.5 seconds.');
  await delay(1200);
  expect(readFileSync(log, 'utf8')).toBe('started\n');
});

test('a command that does not exist fails, too', async () => {
  const { log } = program('');
  const run = runLogged('/nowhere/tool', [], { log, failure: 'It could not be built.', timeoutSeconds: 10 });
  await expect(run).rejects.toThrow('It could not be built.');
});

test('a child is asked to stop as by Ctrl-C, and has time to finish', async () => {
  const { child, log } = await ready('trap "echo saved; exit 0" INT');
  await stopChild(child, 10);
  expect(readFileSync(log, 'utf8')).toBe('ready\nsaved\n');
  expect(await ending(child)).toBe(0);
});

test('a child that does not stop is killed', async () => {
  const { child } = await ready('trap "" INT');
  await stopChild(child, 0.3);
  await ending(child);
  expect(child.signalCode).toBe('SIGKILL');
});

test('waiting for an ended child ends at once', async () => {
  const { command, log } = program('echo "no room on disk"; exit 1');
  const wait = untilReady(startLogged(command, [], { log }), {
    log,
    what: 'The email catcher',
    timeoutSeconds: 60,
    isReady: async () => false,
  });
  await expect(wait).rejects.toMatchObject({
    message: expect.stringContaining('The email catcher ended before it was ready.'),
    details: 'no room on disk',
  });
});

test('waiting has a limit, after which the child is stopped', async () => {
  const { command, log } = program('exec sleep 60');
  const child = startLogged(command, [], { log });
  const wait = untilReady(child, { log, what: 'The emulator suite', timeoutSeconds: 0.3, isReady: async () => false });
  await expect(wait).rejects.toThrow('The emulator suite was not ready after 0.3 seconds.');
  await ending(child);
  expect(isAlive(child.pid ?? 0)).toBe(false);
});

test('a server stops as by Ctrl-C when the process that started it is killed', async () => {
  const folder = temporaryFolder();
  const log = join(folder, 'server.log');
  const server = write(
    join(folder, 'server.mjs'),
    `process.on('SIGINT', () => { console.log('saved'); process.exit(); });
     console.log('ready', process.pid, typeof process.send);
     setInterval(() => undefined, 1000);`,
  );
  const module = new URL('./child-process.ts', import.meta.url).href;
  const start = `startLogged(process.execPath, [${JSON.stringify(server)}], { log: ${JSON.stringify(log)}, endsWithUs: true })`;
  const launcher = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { startLogged } = await import('${module}'); ${start};`,
  ]);
  const logged = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  await vi.waitUntil(() => logged().includes('ready'), { timeout: 60_000 });
  launcher.kill('SIGKILL');
  await vi.waitUntil(() => logged().includes('saved'), { timeout: 60_000 });
  expect(logged()).toMatch(/^ready \d+ undefined\nsaved\n$/);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
