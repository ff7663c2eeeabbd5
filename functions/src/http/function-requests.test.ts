import { messages } from '@site/contract/shared/messages';
import { testRows } from '@site/contract/test-support/test-rows';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { plainChecks, plainHandlers } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { createApp } from './app.ts';
import { escapeBrokenAddresses } from './function-requests.ts';

/** Finds the function by a pattern that every address matches, like the functions runtime. */
const runtime = (readJob = plainHandlers.readJob) =>
  express().all('/{*path}', createApp({ ...plainHandlers, readJob }, plainChecks));

test('by itself, the runtime answers an address that it cannot decode with its own page', async () => {
  const app = runtime();
  // The address breaks after its arrival, because other tests of this process escape addresses on arrival.
  const origin = await serve((request, response) => app(Object.assign(request, { url: '/api/jobs/%' }), response));
  const response = await fetch(origin);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('text/html');
});

testRows(['/api/jobs/%/state', '/api/%', '/%', '/api/jobs/%E0%A4%A/%zz?country=%', '/api/jobs/%C0%AE/%'])(
  'the API answers that a broken address does not exist',
  async (path) => {
    escapeBrokenAddresses();
    const response = await fetch((await serve(runtime())) + path, { method: 'DELETE' });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const isKnown = path.startsWith('/api/jobs/%/state');
    expect(response.status).toBe(isKnown ? 405 : 404);
    if (!isKnown) expect(await response.json()).toEqual({ status: 'error', message: messages.notFound });
  },
);

testRows([
  ['/api/jobs/%', '%'],
  ['/api/jobs/100%25', '100%'],
  ['/api/jobs/a%20b%', 'a%20b%'],
  ['/api/jobs/abc?country=%', 'abc'],
])('a handler gets the decoded id', async (path, id) => {
  escapeBrokenAddresses();
  const readJob = vi.fn(plainHandlers.readJob);
  expect((await fetch((await serve(runtime(readJob))) + path)).status).toBe(200);
  expect(readJob.mock.lastCall?.[0].parameters).toEqual({ id });
});
