import { expect, test, vi } from 'vitest';
import { messages } from '../contract/messages.ts';
import { plainHandlers } from '../test-support/handlers.ts';
import type { ApiRequest } from './handler.ts';
import { withTimeouts } from './in-time.ts';

const nobody = async () => undefined;
const request = { body: undefined, query: {}, parameters: {}, caller: nobody } as unknown as ApiRequest<'listJobs'>;

test('an answer that comes in time is given', async () => {
  const { listJobs } = withTimeouts({ ...plainHandlers, listJobs: async () => ({ data: { jobs: [] } }) }, 1000);
  expect(await listJobs(request)).toEqual({ data: { jobs: [] } });
});

test('a fault that comes in time is told as it is', async () => {
  const { listJobs } = withTimeouts({ ...plainHandlers, listJobs: () => Promise.reject(new Error('broken')) }, 1000);
  await expect(listJobs(request)).rejects.toThrow('broken');
});

test('who would wait for ever is told after a while that it does not work now', async () => {
  vi.useFakeTimers();
  const { listJobs } = withTimeouts({ ...plainHandlers, listJobs: () => new Promise(() => undefined) }, 1000);
  const answer = expect(listJobs(request)).rejects.toMatchObject({
    status: 503,
    message: messages.unexpected,
    headers: { 'Retry-After': '10' },
  });
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
