import * as z from 'zod/mini';
import { countries } from '../shared/countries.ts';
import { limits } from '../shared/limits.ts';
import { emailField, optionalLine, optionalOneOf } from '../shared/text-fields.ts';
import { jobAlertLabels, jobAlertMessages, jobAlertTokenPattern } from './job-alert.ts';

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
