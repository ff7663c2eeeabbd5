import type { Job, JobInput } from '@site/contract/jobs/job';
import type { JobsPage } from '@site/contract/jobs/job-list';
import {
  type BulkJobOutcome,
  bulkJobsRoute,
  createJobRoute,
  deleteJobRoute,
  duplicateJobRoute,
  listJobsRoute,
  readJobRoute,
  renewJobRoute,
  restoreJobRoute,
  setJobStateRoute,
  updateJobRoute,
} from '@site/contract/jobs/job-routes';
import { type ApiAnswer, callApi } from './api-client.ts';

type OneJob = Promise<ApiAnswer<{ data: { job: Job } }>>;

export interface JobBody {
  json?: unknown;
  form?: FormData;
  /** The idempotency key of a new job, the same for every repetition. */
  idempotencyKey?: string;
}

export function createJob(token: string, body: JobBody): OneJob {
  return callApi(createJobRoute.method, createJobRoute.path, { token, ...body });
}

export function readJob(id: string, token?: string): OneJob {
  return callApi(readJobRoute.method, jobAddress(id), token === undefined ? {} : { token });
}

export function updateJob(token: string, id: string, body: JobBody): OneJob {
  return callApi(updateJobRoute.method, jobAddress(id), { token, ...body });
}

export function setJobState(token: string, id: string, json: unknown): OneJob {
  return callApi(setJobStateRoute.method, setJobStateRoute.path.replace(':id', id), { token, json });
}

export function restoreJob(token: string, id: string): OneJob {
  return callApi(restoreJobRoute.method, restoreJobRoute.path.replace(':id', id), { token });
}

export function renewJob(token: string, id: string): OneJob {
  return callApi(renewJobRoute.method, renewJobRoute.path.replace(':id', id), { token });
}

export function duplicateJob(token: string, id: string, idempotencyKey?: string): OneJob {
  const path = duplicateJobRoute.path.replace(':id', id);
  return callApi(duplicateJobRoute.method, path, { token, ...(idempotencyKey && { idempotencyKey }) });
}

export function bulkJobs(
  token: string,
  json: object,
): Promise<ApiAnswer<{ data: { done: number; outcomes: BulkJobOutcome[] } }>> {
  return callApi(bulkJobsRoute.method, bulkJobsRoute.path, { token, json });
}

export function deleteJob(token: string, id: string): Promise<ApiAnswer<unknown>> {
  return callApi(deleteJobRoute.method, jobAddress(id), { token });
}

export async function listJobs(query = '', token?: string): Promise<Job[]> {
  return (await listJobsPage(query, token)).jobs;
}

/** Reads one page of the list, with the start of the next page if there is one. */
export async function listJobsPage(query: string, token?: string): Promise<JobsPage> {
  const path = `${listJobsRoute.path}${query}`;
  const { status, body } = await callApi<{ data: JobsPage }>('GET', path, token === undefined ? {} : { token });
  if (status !== listJobsRoute.success) throw new Error(`${path} answered ${status}: ${body.message}`);
  return body.data;
}

/** Makes the multipart form that the job form sends. */
export function jobForm(job: Partial<JobInput>, pdf?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(job))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  if (pdf !== undefined) form.set('pdfFile', pdf);
  return form;
}

export function jobAddress(id: string): string {
  return readJobRoute.path.replace(':id', id);
}
