import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../process/paths.ts';
import { examineBusyPort } from './examine.ts';
import { likelyHolder } from './free-ports.ts';
import type { Launcher } from './launcher-port.ts';

const launcher: Launcher = {
  root: '/projects/site',
  command: 'npm run start',
  processId: 4711,
  ports: ['hosting', 'auth'],
  isReady: true,
};

test('the stack of this checkout may use its ports', () => {
  expect(examineBusyPort('hosting', 5000, launcher, '/projects/site')).toEqual({
    part: 'Port 5000',
    state: 'good',
    found: "this project's own: the website (`npm run start`, process 4711)",
  });
});

test('the stack of another checkout is reported with its folder', () => {
  expect(examineBusyPort('hosting', 5000, launcher, '/projects/other')).toEqual({
    part: 'Port 5000',
    state: 'missing',
    found: 'in use by the stack of /projects/site (`npm run start`, process 4711); the website needs it',
  });
});

test('another program on a port is reported, even if the stack of this checkout does not use the port', () => {
  const stranger = {
    part: 'Port 5173',
    state: 'missing',
    found: `in use; the development server needs it (${likelyHolder(5173)})`,
  };
  expect(examineBusyPort('vite', 5173, undefined, '/projects/site')).toEqual(stranger);
  expect(examineBusyPort('vite', 5173, launcher, '/projects/site')).toEqual(stranger);
});

test('a moved stack is examined at its own ports', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/doctor.ts'], {
    cwd: root,
    env: { ...process.env, PORT_OFFSET: '20090' },
    // The command fails if the machine lacks something. This test ignores such a failure.
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toContain('Port 25090');
  expect(stdout).not.toContain('Port 5000');
});
