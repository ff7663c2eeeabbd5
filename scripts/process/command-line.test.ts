import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { note, stage } from './command-line.ts';
import { root } from './paths.ts';

/** The lines on the terminal, until the test ends. */
function terminal(): { text: () => string } {
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((more) => {
    text += String(more);
    return true;
  });
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    text += `${line}\n`;
  });
  return { text: () => text.replace(/\d+\.\d s/g, '0.0 s') };
}

test('stages that run at the same time have a line each, in the order of their start', async () => {
  const { text } = terminal();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const all = [
    stage('First', () => first.promise),
    stage('Second', () => second.promise),
    stage('Third', async () => undefined),
  ];
  note('There is nothing more to do');
  await all[2];
  expect(text()).toBe('First …');
  first.resolve();
  await all[0];
  expect(text()).toBe('First … 0.0 s\nSecond …');
  second.resolve();
  await all[1];
  expect(text()).toBe('First … 0.0 s\nSecond … 0.0 s\nThird … 0.0 s\nThere is nothing more to do\n');
});

test('a stage that fails says so, and the next stage begins on its own line', async () => {
  const { text } = terminal();
  await expect(stage('Building', () => Promise.reject(new Error('It broke.')))).rejects.toThrow('It broke.');
  await stage('Trying again', async () => undefined);
  expect(text()).toBe('Building … failed\nTrying again … 0.0 s\n');
});

test('`npm start` and `npm run dev` print their usage after an unknown option', async () => {
  for (const command of ['start', 'dev']) {
    const run = promisify(execFile)(process.execPath, [`${root}/scripts/${command}.ts`, '--frsh']);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(`^\n\`npm (run )?${command}\` continues with .*\n\n$`),
    });
  }
});

test('after its terminal is closed, the launcher still stops the processes that it started', async () => {
  const module = new URL('./command-line.ts', import.meta.url).href;
  const script = `
    const { interruption, note, stage } = await import('${module}');
    const interrupted = interruption();
    const running = setInterval(() => undefined, 1000);
    console.error('up');
    await interrupted;
    note('Interrupted');
    await stage('Stopping', () => new Promise((done) => setTimeout(done, 200)));
    clearInterval(running);
    process.exitCode = 7;`;
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(launcher.stderr, 'data');
  launcher.stdout.destroy();
  launcher.stderr.destroy();
  launcher.kill('SIGHUP');
  expect(await once(launcher, 'exit')).toEqual([7, null]);
});
