import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { messages } from '@site/contract/shared/messages';
import * as logger from 'firebase-functions/logger';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../test-support/serve.ts';
import { createWiredApp } from './app.ts';

afterEach(() => vi.unstubAllEnvs());

// The parts have their own tests. This file tests that they are connected.
test('where App Check is turned on, a form without its token is refused before anything is counted', async () => {
  vi.stubEnv('APP_CHECK', 'require');
  const origin = await serve(createWiredApp());
  for (const path of ['/api/contact', '/api/applications']) {
    const response = await fetch(origin + path, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([401, { status: 'error', message: messages.notFromSite }]);
  }
});

test('outside the emulators the API refuses the settings of the local stack, and the log names them', async () => {
  const settings = parseEnv(readFileSync(new URL('../../.env.demo-careers', import.meta.url), 'utf8'));
  for (const [name, value] of Object.entries({ ...settings, FUNCTIONS_EMULATOR: undefined })) vi.stubEnv(name, value);
  const origin = await serve(createWiredApp());
  expect((await fetch(`${origin}/api/contact`, { method: 'POST' })).status).toBe(500);
  expect((await fetch(`${origin}/api/form-token`)).status).toBe(500);
  const [limits, token] = vi.mocked(logger.error).mock.calls.map(([_line, outline]: unknown[]) => outline);
  expect(limits).toMatchObject({ reason: expect.stringContaining('TRUSTED_PROXIES must not be 0') });
  expect(token).toMatchObject({ reason: expect.stringContaining('HASH_SECRET must not be') });
});
