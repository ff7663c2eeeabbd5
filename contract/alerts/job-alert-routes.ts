import * as z from 'zod/mini';
import { defineRoute } from '../shared/route.ts';
import { jobAlertMessages, jobAlertOneClickPath, type OwnJobAlert } from './job-alert.ts';
import { jobAlertSchema, jobAlertTokenSchema } from './job-alert-schemas.ts';

/** Mails a link to confirm an alert by. The answer is the same for every address. 400 for a discipline that no job of ours has had. */
export const requestJobAlertRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/job-alerts',
  access: 'anyone',
  limited: 'submission',
  fromForm: true,
  idempotent: true,
  success: 201,
  body: jobAlertSchema,
});

/** The disciplines that jobs of ours have or had, by the alphabet. */
export const listAlertDisciplinesRoute = defineRoute<{ data: { disciplines: string[] } }>()({
  method: 'GET',
  path: '/api/job-alerts/disciplines',
  access: 'anyone',
  cached: true,
  success: 200,
});

const ofOne = {
  method: 'POST',
  access: 'anyone',
  limited: 'applicant',
  success: 200,
  body: jobAlertTokenSchema,
} as const;

/** 404, here and below, for every token that leads to no alert. */
export const readJobAlertRoute = defineRoute<{ data: { alert: OwnJobAlert } }>()({
  ...ofOne,
  path: '/api/job-alerts/read',
});

/** Confirms an alert, or has one go on for a year from now. 409 where its address has as many as it can. */
export const confirmJobAlertRoute = defineRoute<{ data: { alert: OwnJobAlert } }>()({
  ...ofOne,
  path: '/api/job-alerts/confirm',
});

/** Ends an alert: what is stored of it is deleted. */
export const endJobAlertRoute = defineRoute<Record<never, never>>()({ ...ofOne, path: '/api/job-alerts/end' });

/** What is no token leads to no alert, like one that is cut short. */
const oneClickSchema = z.object({ token: z.optional(z.string(jobAlertMessages.linkEnded)) });

/** Leads whoever opens the address of the one click by hand, or a scanner, to the page with the button; changes nothing. */
export const openJobAlertRoute = defineRoute<{ location: string }>()({
  method: 'GET',
  path: jobAlertOneClickPath,
  access: 'anyone',
  redirects: true,
  success: 200,
  query: oneClickSchema,
});

/**
 * Ends an alert at once, whatever the body is: RFC 8058. Once it has ended, or was never there, the answer is the same; 404
 * for what is no token.
 * It has no limit: the unsubscribing of many comes from a few servers of their mail provider, and must be heard.
 */
export const endJobAlertAtOnceRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: jobAlertOneClickPath,
  access: 'anyone',
  success: 200,
  query: oneClickSchema,
});
