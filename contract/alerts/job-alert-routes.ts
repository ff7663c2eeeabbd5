import * as z from 'zod/mini';
import { countries } from '../shared/countries.ts';
import { limits } from '../shared/limits.ts';
import { defineRoute } from '../shared/route.ts';
import { emailField, optionalLine, optionalOneOf } from '../shared/text-fields.ts';
import {
  jobAlertLabels,
  jobAlertMessages,
  jobAlertOneClickPath,
  jobAlertTokenPattern,
  type ShownJobAlert,
} from './job-alert.ts';

/** Whom new openings are to be mailed to, and which. */
export const jobAlertSchema = z.object({
  email: emailField(jobAlertLabels.email),
  country: optionalOneOf(jobAlertLabels.country, countries),
  discipline: optionalLine(jobAlertLabels.discipline, limits.jobLine),
});

export type JobAlertInput = z.input<typeof jobAlertSchema>;
export type JobAlertRequest = z.output<typeof jobAlertSchema>;

const token = z.string(jobAlertMessages.linkEnded).check(z.regex(jobAlertTokenPattern, jobAlertMessages.linkEnded));

/** What opens an alert's own page. */
export const jobAlertTokenSchema = z.object({ token });

/** Mails a link to confirm an alert by. The answer is the same for every address. 400 for a discipline that no job of ours has had. */
export const requestJobAlertRoute = defineRoute<{ message: string }>()('POST', '/api/job-alerts', {
  access: 'anyone',
  limited: 'submission',
  fromForm: true,
  idempotent: true,
  body: jobAlertSchema,
  success: 201,
});

/** The disciplines that jobs of ours have or had, by the alphabet. */
export const listAlertDisciplinesRoute = defineRoute<{ data: { disciplines: string[] } }>()(
  'GET',
  '/api/job-alerts/disciplines',
  { access: 'anyone', cached: true },
);

const byLink = { access: 'anyone', limited: 'applicant', body: jobAlertTokenSchema } as const;

/** 404, here and below, for every token that leads to no alert. */
export const readJobAlertRoute = defineRoute<{ data: { alert: ShownJobAlert } }>()(
  'POST',
  '/api/job-alerts/read',
  byLink,
);

/** Confirms an alert, or renews it for a year from now. 409 where its address has the most alerts that it can have. */
export const confirmJobAlertRoute = defineRoute<{ data: { alert: ShownJobAlert } }>()(
  'POST',
  '/api/job-alerts/confirm',
  byLink,
);

/** Ends an alert: what is stored of it is deleted. */
export const endJobAlertRoute = defineRoute()('POST', '/api/job-alerts/end', byLink);

/** What is no token leads to no alert, like one that is cut short. */
const oneClickSchema = z.object({ token: z.optional(z.string(jobAlertMessages.linkEnded)) });

/** Leads whoever opens the address of the one click by hand, or a scanner, to the page with the button; changes nothing. */
export const openJobAlertRoute = defineRoute<{ location: string }>()('GET', jobAlertOneClickPath, {
  access: 'anyone',
  redirects: true,
  query: oneClickSchema,
});

/**
 * Ends an alert at once, whatever the body is: RFC 8058. Once it has ended, or was never there, the answer is the same; 404
 * for what is no token.
 * It has no limit: the unsubscribing of many comes from a few servers of their mail provider, and must be heard.
 */
export const endJobAlertAtOnceRoute = defineRoute<{ message: string }>()('POST', jobAlertOneClickPath, {
  access: 'anyone',
  query: oneClickSchema,
});
