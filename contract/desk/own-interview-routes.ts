import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { type OwnSubmissions, ownSubmissionSchema, replySchema } from './own-page-routes.ts';

// What applicants call about their interviews, by the link that was sent to them. Only who has one loads it.

const which = ownSubmissionSchema('applications');
const all = { method: 'POST', access: 'anyone', limited: 'applicant', success: 200 } as const;

/**
 * Takes one of the times that were offered, by its start, also in place of one that was taken before. 409 where it is not to
 * be had any more; the same once more changes nothing.
 */
export const takeInterviewTimeRoute = defineRoute<OwnSubmissions<'applications'>>()({
  ...all,
  path: '/api/application/interview/take',
  body: z.extend(which, { at: z.iso.datetime(messages.mustBeMoment('at')) }),
});

/** Says that none of the times fits, and why: a message like any other. Once under its idempotency key. */
export const declineInterviewTimesRoute = defineRoute<OwnSubmissions<'applications'>>()({
  ...all,
  path: '/api/application/interview/decline',
  idempotent: true,
  body: z.extend(which, replySchema.shape),
});

/** Cancels the interview that is arranged. One that is cancelled already stays so. */
export const cancelOwnInterviewRoute = defineRoute<OwnSubmissions<'applications'>>()({
  ...all,
  path: '/api/application/interview/cancel',
  body: which,
});
