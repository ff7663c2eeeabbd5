import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../contract/messages.ts';
import { serve } from '../test-support/serve.ts';
import { withTimeouts } from './in-time.ts';
import { app } from './live-app.ts';

// The parts have tests of their own; here is told that they are in their places.
vi.mock('./in-time.ts', { spy: true });
const limited = [...vi.mocked(withTimeouts).mock.calls];

afterEach(() => vi.unstubAllEnvs());

test('where App Check is turned on, a form without its token is refused before anything is counted', async () => {
  vi.stubEnv('APP_CHECK', 'require');
  const origin = await serve(app);
  for (const path of ['/api/contact', '/api/applications']) {
    const response = await fetch(origin + path, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([401, { status: 'error', message: messages.notFromSite }]);
  }
});

test('every call is answered while the function may still answer', () => {
  const functionMilliseconds = 60_000;
  const limitsMilliseconds = 15_000;
  expect(limited).toHaveLength(1);
  expect(limited[0]?.[1]).toBeLessThan(functionMilliseconds - limitsMilliseconds);
});
