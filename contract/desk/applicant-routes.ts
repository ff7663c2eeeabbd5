import * as z from 'zod/mini';
import { defineRoute } from '../shared/route.ts';
import { emailField } from '../shared/text-fields.ts';
import { applicantMessages, applicantTokenPattern, type OwnApplication } from './applicant.ts';
import { erasureCodeSchema } from './erasure-code.ts';

const token = z.string(applicantMessages.linkEnded).check(z.regex(applicantTokenPattern, applicantMessages.linkEnded));
const body = z.object({ token });

/** All applications of the person whom the link was sent to, the newest first. 404 for every token that shows nothing. */
export const readOwnApplicationsRoute = defineRoute<{ data: { applications: OwnApplication[] } }>()({
  method: 'POST',
  path: '/api/application/read',
  access: 'anyone',
  limited: 'applicant',
  success: 200,
  body,
});

/** Withdraws one of them. One that is withdrawn already stays so. */
export const withdrawApplicationRoute = defineRoute<{ data: { applications: OwnApplication[] } }>()({
  method: 'POST',
  path: '/api/application/withdraw',
  access: 'anyone',
  limited: 'applicant',
  success: 200,
  body: z.extend(body, { reference: z.string().check(z.regex(/^A-\d{6,9}$/)) }),
});

/** Mails the code without which nothing is erased: a link alone may have got into other hands. */
export const requestErasureCodeRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/application/erasure-code',
  access: 'anyone',
  limited: 'applicant',
  success: 200,
  body,
});

/** Erases all of them, with notes, messages and mails. The link ends with them. 400 for a code that is not, or no more, theirs. */
export const eraseOwnApplicationsRoute = defineRoute<Record<never, never>>()({
  method: 'POST',
  path: '/api/application/erase',
  access: 'anyone',
  limited: 'applicant',
  success: 200,
  body: z.extend(body, erasureCodeSchema.shape),
});

/** Sends a new link to an address; the answer is the same for every address. */
export const requestApplicantLinkRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/application/link',
  access: 'anyone',
  limited: 'applicant',
  success: 200,
  body: z.object({ email: emailField() }),
});
