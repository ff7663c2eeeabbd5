import type { ReferencedJob } from '../jobs/job-reference.ts';
import { defineRoute } from '../shared/route.ts';
import { applicationSchema } from './application.ts';
import { contactSchema } from './contact.ts';

/** What a form sends back with its fields, for the human check. */
export interface FormToken {
  token: string;
  /** For how long from now it is too young to be sent back. */
  waitSeconds: number;
}

export const formTokenRoute = defineRoute<{ data: FormToken }>()('GET', '/api/form-token', { access: 'anyone' });

/** The job that somebody applies for, by its reference. One that was never open is as unknown as one that does not exist. */
export const readReferencedJobRoute = defineRoute<{ data: { job: ReferencedJob } }>()(
  'GET',
  '/api/jobs/by-reference/:reference',
  { access: 'anyone', cached: true },
);

export const submitContactRoute = defineRoute<{ message: string }>()('POST', '/api/contact', {
  access: 'anyone',
  limited: 'submission',
  fromForm: true,
  idempotent: true,
  body: contactSchema,
  success: 201,
});

/** What the answer to wrong answers carries besides the message: the job as it is now, which may ask something else by then. */
export interface AnswersRefused {
  job: ReferencedJob;
}

/** Refused with 400 and `AnswersRefused` where an answer is wrong, or missing that the job asks for. */
export const submitApplicationRoute = defineRoute<{ message: string }>()('POST', '/api/applications', {
  access: 'anyone',
  limited: 'submission',
  fromForm: true,
  idempotent: true,
  body: applicationSchema,
  success: 201,
});
