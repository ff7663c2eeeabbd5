import * as z from 'zod/mini';
import { type ApiRoute, defineRoute } from '../shared/route.ts';
import { emailField, requiredText } from '../shared/text-fields.ts';
import type { OwnApplication } from './applicant.ts';
import { deskLimits } from './desk-limits.ts';
import type { OwnEnquiry } from './enquirer.ts';
import { erasureCodeSchema } from './erasure-code.ts';
import { ownPageLabels, ownPageMessages, ownPagePaths, ownPageTokenPattern } from './own-page.ts';
import { type OwnFile, submissionFileError } from './submission-files.ts';
import { referencePattern, type SubmissionKind } from './submission-kinds.ts';

const token = z.string(ownPageMessages.linkEnded).check(z.regex(ownPageTokenPattern, ownPageMessages.linkEnded));

/** What opens the page. */
const ownPageSchema = z.object({ token });

/** The same for one of the submissions that it shows. */
export const ownSubmissionSchema = (kind: SubmissionKind) =>
  z.extend(ownPageSchema, { reference: z.string().check(z.regex(referencePattern(kind))) });

/** What is written back. */
export const replySchema = z.object({ text: requiredText(ownPageLabels.text, deskLimits.reply) });

const writeSchema = (kind: SubmissionKind) => z.extend(ownSubmissionSchema(kind), replySchema.shape);

const eraseSchema = z.extend(ownPageSchema, erasureCodeSchema.shape);
const linkSchema = z.object({ email: emailField() });

/** One submission as its sender is shown it. */
export type OwnSubmission<Kind extends SubmissionKind = SubmissionKind> = {
  applications: OwnApplication;
  enquiries: OwnEnquiry;
}[Kind];

/** What is answered with all that somebody has sent of a kind, the newest first. */
export type OwnSubmissions<Kind extends SubmissionKind> = { data: Record<Kind, OwnSubmission<Kind>[]> };

/** The calls of an own page. 404 for every token that shows nothing. */
export interface OwnPageRoutes<Kind extends SubmissionKind> {
  /** All that the person whom the link was sent to has sent of this kind. */
  read: ApiRoute<string, typeof ownPageSchema, undefined, OwnSubmissions<Kind>>;
  /** Writes to us about one of them: once under its idempotency key. */
  write: ApiRoute<string, ReturnType<typeof writeSchema>, undefined, OwnSubmissions<Kind>>;
  /** Adds a file to one of them, in a multipart form: once under its idempotency key. */
  addFile: ApiRoute<string, ReturnType<typeof ownSubmissionSchema>, undefined, { data: { file: OwnFile } }>;
  /** Mails the code without which nothing is erased: a link alone may have got into other hands. */
  requestCode: ApiRoute<string, typeof ownPageSchema, undefined, { message: string }>;
  /** Erases all of them, with notes, messages and mails. The link ends with them. 400 for a code that is not, or no more, theirs. */
  erase: ApiRoute<string, typeof eraseSchema, undefined, Record<never, never>>;
  /** Sends a new link to an address; the answer is the same for every address. */
  requestLink: ApiRoute<string, typeof linkSchema, undefined, { message: string }>;
}

function routesOf<Kind extends SubmissionKind>(kind: Kind): OwnPageRoutes<Kind> {
  const path: string = `/api${ownPagePaths[kind]}`;
  const all = { method: 'POST', access: 'anyone', limited: 'applicant', success: 200 } as const;
  return {
    read: defineRoute<OwnSubmissions<Kind>>()({ ...all, path: `${path}/read`, body: ownPageSchema }),
    write: defineRoute<OwnSubmissions<Kind>>()({
      ...all,
      path: `${path}/messages`,
      idempotent: true,
      success: 201,
      body: writeSchema(kind),
    }),
    addFile: defineRoute<{ data: { file: OwnFile } }>()({
      ...all,
      path: `${path}/files`,
      idempotent: true,
      success: 201,
      body: ownSubmissionSchema(kind),
      fileField: 'file',
      fileError: submissionFileError,
    }),
    requestCode: defineRoute<{ message: string }>()({ ...all, path: `${path}/erasure-code`, body: ownPageSchema }),
    erase: defineRoute<Record<never, never>>()({ ...all, path: `${path}/erase`, body: eraseSchema }),
    requestLink: defineRoute<{ message: string }>()({ ...all, path: `${path}/link`, body: linkSchema }),
  };
}

export const ownPageRoutes: { [Kind in SubmissionKind]: OwnPageRoutes<Kind> } = {
  applications: routesOf('applications'),
  enquiries: routesOf('enquiries'),
};
