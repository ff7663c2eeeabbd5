import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, vi } from 'vitest';
import { root } from '../../scripts/process/paths.ts';
import * as log from './silent-log.ts';

// Set-up of the integration tests. The functions run in the process of the test, with the settings of the local stack.

Object.assign(process.env, parseEnv(readFileSync(`${root}/functions/.env.demo-careers`, 'utf8')), {
  // The functions refuse the secret of the local stack outside the Functions emulator.
  HASH_SECRET: 'a secret of the integration tests',
  // The tests move their clock by the delay of a real installation.
  MESSAGE_DELAY_SECONDS: '10',
  FILES_BUCKET: 'demo-own.firebasestorage.app',
});

// `setTime` fakes the clock until its test ends.
afterEach(() => {
  vi.useRealTimers();
  for (const write of Object.values(log)) write.mockClear();
});
