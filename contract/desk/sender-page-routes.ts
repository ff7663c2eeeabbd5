import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { emailField, requiredText } from '../shared/text-fields.ts';
import { deskLimits } from './desk-limits.ts';
import {
  type OwnApplication,
  type OwnEnquiry,
  senderPageLabels,
  senderPageMessages,
  senderPagePaths,
  senderPageTokenPattern,
} from './sender-page.ts';
import { type OwnFile, submissionFileError } from './submission-files.ts';
import { referencePattern, type SubmissionKind } from './submission-kinds.ts';

// The calls from the page of an applicant or enquirer, with the token of the link that was emailed to them. Every call answers
// 404 for a token that shows nothing.

const token = z
  .string(senderPageMessages.linkEnded)
  .check(z.regex(senderPageTokenPattern, senderPageMessages.linkEnded));
const senderPageSchema = z.object({ token });

/** Names one of the submissions on the page. */
const ownSubmissionSchema = (kind: SubmissionKind) =>
  z.extend(senderPageSchema, { reference: z.string().check(z.regex(referencePattern(kind))) });

export const replySchema = z.object({ text: requiredText(senderPageLabels.text, deskLimits.reply) });

/** The code from the email; blanks that were copied with it are removed. */
export const erasureCodeSchema = z.object({
  code: z.string(messages.required(senderPageLabels.code)).check(
    z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
    z.minLength(1, messages.required(senderPageLabels.code)),
    z.regex(/^\d{6}$/, senderPageMessages.codeDigits),
  ),
});

export type OwnSubmission<Kind extends SubmissionKind = SubmissionKind> = {
  applications: OwnApplication;
  enquiries: OwnEnquiry;
}[Kind];

/** All submissions of one kind from one person, the newest first. */
export type OwnSubmissions<Kind extends SubmissionKind> = { data: Record<Kind, OwnSubmission<Kind>[]> };

const byLink = { access: 'anyone', limited: 'link' } as const;
const created = { ...byLink, idempotent: true, success: 201 } as const;

function routesOf<Kind extends SubmissionKind>(kind: Kind) {
  const path: string = `/api${senderPagePaths[kind]}`;
  const ofOne = ownSubmissionSchema(kind);
  return {
    read: defineRoute<OwnSubmissions<Kind>>()('POST', `${path}/read`, { ...byLink, body: senderPageSchema }),
    /** Writes to the firm about one submission. */
    write: defineRoute<OwnSubmissions<Kind>>()('POST', `${path}/messages`, {
      ...created,
      body: z.extend(ofOne, replySchema.shape),
    }),
    /** Adds a file to one submission, in a multipart form. */
    addFile: defineRoute<{ data: { file: OwnFile } }>()('POST', `${path}/files`, {
      ...created,
      body: ofOne,
      fileField: 'file',
      fileError: submissionFileError,
    }),
    /** Emails the code that erasing asks for: someone else may have the link. */
    requestCode: defineRoute<{ message: string }>()('POST', `${path}/erasure-code`, {
      ...byLink,
      body: senderPageSchema,
    }),
    /** Erases all submissions with notes, messages and emails, and ends the link. Answers 400 for a wrong or expired code. */
    erase: defineRoute()('POST', `${path}/erase`, {
      ...byLink,
      body: z.extend(senderPageSchema, erasureCodeSchema.shape),
    }),
    /** Sends a new link to an address. The answer is the same for every address. */
    requestLink: defineRoute<{ message: string }>()('POST', `${path}/link`, {
      ...byLink,
      body: z.object({ email: emailField() }),
    }),
  };
}

export type SenderPageRoutes<Kind extends SubmissionKind> = ReturnType<typeof routesOf<Kind>>;

export const senderPageRoutes: { [Kind in SubmissionKind]: SenderPageRoutes<Kind> } = {
  applications: routesOf('applications'),
  enquiries: routesOf('enquiries'),
};

export const {
  read: readOwnApplicationsRoute,
  write: writeAboutApplicationRoute,
  addFile: addApplicationFileRoute,
  requestCode: requestErasureCodeRoute,
  erase: eraseOwnApplicationsRoute,
  requestLink: requestApplicantLinkRoute,
} = senderPageRoutes.applications;

export const {
  read: readOwnEnquiriesRoute,
  write: writeAboutEnquiryRoute,
  addFile: addEnquiryFileRoute,
  requestCode: requestEnquirerCodeRoute,
  erase: eraseOwnEnquiriesRoute,
  requestLink: requestEnquirerLinkRoute,
} = senderPageRoutes.enquiries;

const ownApplicationSchema = ownSubmissionSchema('applications');

/** Withdraws an application. An application that is already withdrawn does not change. */
export const withdrawApplicationRoute = defineRoute<OwnSubmissions<'applications'>>()(
  'POST',
  '/api/application/withdraw',
  { ...byLink, body: ownApplicationSchema },
);

/**
 * Takes an offered interview time, by its start. The time replaces an earlier one. Answers 409 if the time is taken. A
 * repeated call changes nothing.
 */
export const takeInterviewTimeRoute = defineRoute<OwnSubmissions<'applications'>>()(
  'POST',
  '/api/application/interview/take',
  { ...byLink, body: z.extend(ownApplicationSchema, { at: z.iso.datetime(messages.mustBeMoment('at')) }) },
);

/** Says that none of the times fits, and why: the reason is a message like any other. */
export const declineInterviewTimesRoute = defineRoute<OwnSubmissions<'applications'>>()(
  'POST',
  '/api/application/interview/decline',
  { ...byLink, idempotent: true, body: z.extend(ownApplicationSchema, replySchema.shape) },
);

/** Cancels the arranged interview. A cancelled interview does not change. */
export const cancelOwnInterviewRoute = defineRoute<OwnSubmissions<'applications'>>()(
  'POST',
  '/api/application/interview/cancel',
  { ...byLink, body: ownApplicationSchema },
);
