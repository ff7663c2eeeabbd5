import { readJobRoute } from '@site/contract/jobs/job-routes';
import { expect, it, vi } from 'vitest';
import { callApi } from './api.ts';

it('keeps whatever is in an id within its place of the address', async () => {
  const ask = vi.fn(async () => Response.json({ status: 'success', data: {} }));
  vi.stubGlobal('fetch', ask);
  await callApi(readJobRoute, { parameters: { id: '../mails/1?next=#' } });
  expect(ask).toHaveBeenCalledWith('/api/jobs/..%2Fmails%2F1%3Fnext%3D%23', expect.anything());
});
