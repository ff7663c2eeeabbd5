import type { ApiHandlers } from '../api/handler.ts';
import type { RequestChecks } from '../api/mount-routes.ts';
import { jobWith } from './jobs.ts';

const user = { name: 'Demo Admin', username: 'admin', email: 'admin@example.com', admin: true };

/** Handlers that do nothing but answer; a test replaces the ones that it is about. */
export const plainHandlers: ApiHandlers = {
  login: async () => ({ token: 'token', data: { user } }),
  logout: async () => ({}),
  currentUser: async ({ signedIn }) => ({ data: { user: (await signedIn()).user } }),
  listJobs: async () => ({ data: { jobs: [] } }),
  readJob: async ({ parameters }) => ({ data: { job: jobWith({ _id: parameters.id }) } }),
  createJob: async () => ({ data: { job: jobWith() } }),
  updateJob: async () => ({ data: { job: jobWith() } }),
  setJobState: async () => ({ data: { job: jobWith() } }),
  deleteJob: async () => ({}),
  formToken: async () => ({ data: { token: 'form-token', waitSeconds: 0 } }),
  submitContact: async () => ({ message: 'Sent' }),
  submitApplication: async () => ({ message: 'Sent' }),
  retryMail: async () => ({}),
  discardMail: async () => ({}),
};

/** RequestChecks that let everything through. */
export const noChecks: RequestChecks = { countRequest: async () => {}, verifyApp: async () => {} };

const callers: Record<string, { uid: string; user: typeof user }> = {
  'admin-token': { uid: 'admin', user },
  'visitor-token': { uid: 'visitor', user: { ...user, email: 'visitor@example.com', admin: false } },
};

/** Knows the tokens of one admin and one visitor. */
export async function verifyToken(token: string) {
  const caller = callers[token];
  if (!caller) throw new Error('Unknown token');
  return caller;
}
