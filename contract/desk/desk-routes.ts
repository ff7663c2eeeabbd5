import type { Author } from '../shared/author.ts';
import { defineRoute, type FileAnswer, type Outcome, type Outcomes } from '../shared/route.ts';
import {
  assignSchema,
  bulkMoveSchema,
  cancelInterviewSchema,
  exportListSchema,
  moveInterviewSchema,
  moveSchema,
  noteSchema,
  personSchema,
  saveTemplateSchema,
  sendMessageSchema,
  unreadSchema,
  unsendMessagesSchema,
} from './desk-schemas.ts';
import type { MessageTemplate } from './message-templates.ts';
import type { SubmissionStatus } from './submission-kinds.ts';
import type { SubmissionNote } from './submission-record.ts';

// The admins' changes of submissions. The screens read submissions straight from Firestore. `:kind` is `applications` or
// `enquiries`.

const path = '/api/submissions/:kind';

export interface Standing {
  status: SubmissionStatus;
  statusChangedAt: string;
}

/** The `data` of the answer to a conflict (409). */
export interface StandingMeanwhile extends Standing {
  /** The calling admin moved the submission there. */
  isOwn?: boolean;
}

/** Moves a submission to another status. A submission that already has the status does not change. */
export const moveSubmissionRoute = defineRoute<{ data: Standing }>()('PUT', `${path}/:id/status`, {
  access: ['hiring'],
  body: moveSchema,
});

export type DeskOutcome<Result = { standing: Standing }> = Outcome<Result>;
export type DeskOutcomes<Result = { standing: Standing }> = Outcomes<Result>;

/** Moves many submissions, one after the other, each in its own transaction. */
export const moveSubmissionsRoute = defineRoute<{ data: DeskOutcomes }>()('POST', '/api/submission-moves/:kind', {
  access: ['hiring'],
  body: bulkMoveSchema,
});

export const assignSubmissionRoute = defineRoute<{ data: { assignee: Author | null } }>()(
  'PUT',
  `${path}/:id/assignee`,
  { access: ['hiring'], body: assignSchema },
);

export const markSubmissionRoute = defineRoute<{ data: { unread: boolean } }>()('PUT', `${path}/:id/unread`, {
  access: ['hiring'],
  body: unreadSchema,
});

export const addNoteRoute = defineRoute<{ data: { note: SubmissionNote & { id: string } } }>()(
  'POST',
  `${path}/:id/notes`,
  { access: ['hiring'], idempotent: true, body: noteSchema, success: 201 },
);

/** A message that waits to leave, and the current status of its recipient. Until then an admin can take the message back. */
export interface QueuedMessage {
  standing: Standing;
  messageId: string;
  leavesAt: string;
}

/**
 * Sends a message to each recipient alone. The same call under the same idempotency key counts once, and is refused if the
 * message was taken back.
 */
export const sendMessageRoute = defineRoute<{ data: DeskOutcomes<QueuedMessage> }>()(
  'POST',
  '/api/submission-messages/:kind',
  { access: ['hiring'], idempotent: true, body: sendMessageSchema },
);

/** Takes back messages that have not left, each in its own transaction. The same call again changes nothing. */
export const unsendMessagesRoute = defineRoute<{ data: DeskOutcomes }>()(
  'POST',
  '/api/submission-messages/:kind/unsend',
  { access: ['hiring'], body: unsendMessagesSchema },
);

/** Cancels an interview or its offered times and tells the applicant by email. The same call again changes nothing. */
export const cancelInterviewRoute = defineRoute()('POST', '/api/interviews/:id/cancel', {
  access: ['hiring'],
  body: cancelInterviewSchema,
});

/**
 * Moves an arranged interview to another start and tells the applicant by email. Answers 409 if the interview has changed. The
 * same call again changes nothing.
 */
export const moveInterviewRoute = defineRoute()('POST', '/api/interviews/:id/move', {
  access: ['hiring'],
  body: moveInterviewSchema,
});

/**
 * Sends a file of a submission as an attachment. Interviewers get only files of their applications. The history names the
 * reader.
 */
export const downloadSubmissionFileRoute = defineRoute<FileAnswer>()('GET', `${path}/:id/files/:file`, {
  access: ['hiring', 'interviewer'],
  sendsFile: true,
});

/**
 * Reports that the caller has opened a submission, which they read from Firestore. The audit list names that once a day. The
 * answer is the same if the submission does not exist.
 */
export const openSubmissionRoute = defineRoute()('POST', `${path}/:id/openings`, { access: ['hiring', 'interviewer'] });

/** Reports that the caller exports a list, before they get the file. The audit list names the number and the filters. */
export const exportListRoute = defineRoute()('POST', '/api/desk/exports', {
  access: ['hiring'],
  body: exportListSchema,
});

/** Shows the hidden names of an application to everyone, for good. The history names the admin. */
export const showNamesRoute = defineRoute()('POST', '/api/submissions/applications/:id/names', { access: ['hiring'] });

/** Erases a submission for good, with its notes, messages and emails. The statistics keep a number. */
export const eraseSubmissionRoute = defineRoute()('DELETE', `${path}/:id`, { access: ['hiring'], recent: true });

/** Replaces a template. Answers 409 with the template as it is now if a colleague changed it first. */
export const saveTemplateRoute = defineRoute<{ data: { template: MessageTemplate } }>()(
  'PUT',
  '/api/message-templates/:name',
  { access: ['hiring'], body: saveTemplateSchema },
);

/** The number of stored documents about one person. */
export interface PersonCount {
  applications: number;
  enquiries: number;
  alerts: number;
  mails: number;
}

/** Exports everything that is stored about the sender with an email address, as JSON. */
export const exportPersonRoute = defineRoute<{ data: { person: Record<string, unknown> } }>()(
  'POST',
  '/api/people/export',
  { access: ['hiring'], recent: true, body: personSchema },
);

/** Erases all submissions, job alerts and emails of an email address. */
export const erasePersonRoute = defineRoute<{ data: { erased: PersonCount } }>()('POST', '/api/people/erase', {
  access: ['hiring'],
  recent: true,
  body: personSchema,
});
