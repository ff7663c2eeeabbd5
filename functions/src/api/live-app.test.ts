import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../contract/messages.ts';
import { serve } from '../test-support/serve.ts';
import { createLiveApp } from './live-app.ts';

afterEach(() => vi.unstubAllEnvs());

// The parts have tests of their own; this one holds that they are connected.
test('where App Check is turned on, a form without its token is refused before anything is counted', async () => {
  vi.stubEnv('APP_CHECK', 'require');
  const origin = await serve(createLiveApp());
  for (const path of ['/api/contact', '/api/applications']) {
    const response = await fetch(origin + path, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([401, { status: 'error', message: messages.notFromSite }]);
  }
});
