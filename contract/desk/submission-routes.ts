import type { ReferencedJob } from '../jobs/job-reference.ts';
import { defineRoute } from '../shared/route.ts';
import { applicationSchema } from './application.ts';
import { contactSchema } from './contact.ts';

export interface FormToken {
  token: string;
  /** The seconds that the form must wait before it sends the token. */
  waitSeconds: number;
}

export const formTokenRoute = defineRoute<{ data: FormToken }>()('GET', '/api/form-token', { access: 'anyone' });

/** Reads the job of an application form. Answers 404 for a job that was never open, as for one that does not exist. */
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

/** The `data` of the refusal of wrong answers: the job as it is now, perhaps with other questions. */
export interface AnswersRefused {
  job: ReferencedJob;
}

/** Sends an application. Answers 400 with `AnswersRefused` if an answer to the job's questions is wrong or missing. */
export const submitApplicationRoute = defineRoute<{ message: string }>()('POST', '/api/applications', {
  access: 'anyone',
  limited: 'submission',
  fromForm: true,
  idempotent: true,
  body: applicationSchema,
  success: 201,
});
