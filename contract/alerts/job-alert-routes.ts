import * as z from 'zod/mini';
import { countries } from '../firm/countries.ts';
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

export const jobAlertSchema = z.object({
  email: emailField(jobAlertLabels.email),
  country: optionalOneOf(jobAlertLabels.country, countries),
  discipline: optionalLine(jobAlertLabels.discipline, limits.jobLine),
});

export type JobAlertInput = z.input<typeof jobAlertSchema>;
export type JobAlertRequest = z.output<typeof jobAlertSchema>;

const token = z.string(jobAlertMessages.linkEnded).check(z.regex(jobAlertTokenPattern, jobAlertMessages.linkEnded));

export const jobAlertTokenSchema = z.object({ token });

/**
 * Emails a link that confirms an alert. The answer is the same for every address. Answers 400 for a discipline that none of the
 * jobs has had.
 */
export const requestJobAlertRoute = defineRoute<{ message: string }>()('POST', '/api/job-alerts', {
  access: 'anyone',
  limited: 'submission',
  fromForm: true,
  idempotent: true,
  body: jobAlertSchema,
  success: 201,
});

/** Lists the disciplines of all jobs, in the order of the alphabet. */
export const listAlertDisciplinesRoute = defineRoute<{ data: { disciplines: string[] } }>()(
  'GET',
  '/api/job-alerts/disciplines',
  { access: 'anyone', cached: true },
);

const byLink = { access: 'anyone', limited: 'link', body: jobAlertTokenSchema } as const;

/** Answers 404, like the routes below, for a token that does not lead to an alert. */
export const readJobAlertRoute = defineRoute<{ data: { alert: ShownJobAlert } }>()(
  'POST',
  '/api/job-alerts/read',
  byLink,
);

/** Confirms an alert, or renews it for a year. Answers 409 if the address has too many alerts. */
export const confirmJobAlertRoute = defineRoute<{ data: { alert: ShownJobAlert } }>()(
  'POST',
  '/api/job-alerts/confirm',
  byLink,
);

/** Ends an alert and deletes its data. */
export const endJobAlertRoute = defineRoute()('POST', '/api/job-alerts/end', byLink);

/** Takes any text: a cut-off token does not lead to an alert. */
const oneClickSchema = z.object({ token: z.optional(z.string(jobAlertMessages.linkEnded)) });

/** Redirects people and scanners that open the one-click address to the page with the button. Changes nothing. */
export const openJobAlertRoute = defineRoute<{ location: string }>()('GET', jobAlertOneClickPath, {
  access: 'anyone',
  redirects: true,
  query: oneClickSchema,
});

/**
 * Ends an alert at once, for any body (RFC 8058). The answer is the same if the alert has already ended or never existed; 404
 * for a text that is not a token. The route has no limit, because a few servers of an email provider unsubscribe many people.
 */
export const endJobAlertAtOnceRoute = defineRoute<{ message: string }>()('POST', jobAlertOneClickPath, {
  access: 'anyone',
  query: oneClickSchema,
});
