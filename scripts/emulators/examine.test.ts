import { expect, test } from 'vitest';
import { examineBusyPort } from './examine.ts';
import type { Launcher } from './launcher-port.ts';

const launcher: Launcher = {
  root: '/projects/site',
  command: 'npm run start',
  processId: 4711,
  ports: ['hosting', 'auth'],
  isReady: true,
};

test('the stack of this checkout is to be on its ports', () => {
  expect(examineBusyPort('hosting', launcher, '/projects/site')).toEqual({
    part: 'Port 5000',
    state: 'good',
    found: "this project's own: the website (`npm run start`, process 4711)",
  });
});

test('the stack of another checkout is in the way, and named', () => {
  expect(examineBusyPort('hosting', launcher, '/projects/other')).toEqual({
    part: 'Port 5000',
    state: 'missing',
    found: 'in use by the stack of /projects/site (`npm run start`, process 4711); the website needs it',
  });
});

test('a stranger is in the way, also beside a stack of this checkout that has no use for the port', () => {
  const stranger = { part: 'Port 5173', state: 'missing', found: 'in use; the development server needs it' };
  expect(examineBusyPort('vite', undefined, '/projects/site')).toEqual(stranger);
  expect(examineBusyPort('vite', launcher, '/projects/site')).toEqual(stranger);
});
