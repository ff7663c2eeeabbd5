import type { Job } from '@site/contract/jobs/job';
import { jobsPath } from '@site/contract/jobs/job-list';
import { listJobsRoute } from '@site/contract/jobs/job-routes';
import { limits } from '@site/contract/shared/limits';
import type { Call } from '../session/call-as-admin.ts';

/**
 * Finds jobs through the API, which also searches words. The function has a separate file to keep the API's schemas out of the
 * first screen.
 * @param query the filters, in the form that the address of the list has
 */
export async function findJobsByApi(call: Call, query: string, max: number) {
  const found = { jobs: [] as Job[], count: 0, hasMore: true };
  let next: string | undefined;
  while (found.hasMore && found.jobs.length < max) {
    const asked = new URLSearchParams(query);
    asked.set('limit', `${Math.min(max - found.jobs.length, limits.jobsPerAnswer)}`);
    if (next !== undefined) asked.set('after', next);
    const { data } = await call({ ...listJobsRoute, path: `${jobsPath}?${asked}` as const });
    found.jobs.push(...data.jobs);
    found.count = data.count;
    next = data.next;
    found.hasMore = next !== undefined;
  }
  return found;
}
