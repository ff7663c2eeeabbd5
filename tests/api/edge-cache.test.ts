import { listJobsRoute, readJobRoute } from '@site/contract/jobs/job-routes';
import { expect, it } from 'vitest';
import { seedJobs } from '../../scripts/seed/seed.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';

const job = readJobRoute.path.replace(':id', seedJobs[0]?.id ?? '');
const cacheControl = async (path: string, token?: string) =>
  (await callApi('GET', path, token === undefined ? {} : { token })).headers.get('cache-control');

it.each([listJobsRoute.path, job])('the CDN may keep the public answer of %s for a minute', async (path) => {
  expect(await cacheControl(path)).toBe('public, max-age=0, s-maxage=60');
});

it('no cache keeps an answer to an admin, or about a missing job', async () => {
  const admin = await logInAsAdmin();
  expect(await cacheControl(listJobsRoute.path, admin)).toBe('no-store');
  expect(await cacheControl(job, admin)).toBe('no-store');
  expect(await cacheControl('/api/jobs/unknown')).toBe('no-store');
  expect(await cacheControl('/api/nothing')).toBe('no-store');
});
