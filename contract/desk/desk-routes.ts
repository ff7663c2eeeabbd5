import { defineRoute, type FileAnswer } from '../shared/route.ts';
import {
  assignSchema,
  bulkMoveSchema,
  cancelInterviewSchema,
  exportListSchema,
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
import type { DeskAuthor, SubmissionNote } from './submission-record.ts';

// What admins do about submissions. They read them in Firestore. `:kind` is `applications` or `enquiries`.

const path = '/api/submissions/:kind';

/** The status of a submission after a move. */
export interface Standing {
  status: SubmissionStatus;
  statusChangedAt: string;
}

/** The `data` of the answer to a conflict (409). */
export interface StandingMeanwhile extends Standing {
  /** The calling admin moved the submission there. */
  isOwn?: boolean;
}

/** Moves a submission to another status. One that stands there already stays as it is. */
export const moveSubmissionRoute = defineRoute<{ data: Standing }>()('PUT', `${path}/:id/status`, {
  access: ['hiring'],
  body: moveSchema,
});

/** What was done about one of many, and what came of it; where it was not done, why not. */
export type DeskOutcome<Result = { standing: Standing }> =
  | ({ id: string; done: true } & Result)
  | { id: string; done: false; message: string };

/** What was done about many, in the order in which they were named. */
export interface DeskOutcomes<Result = { standing: Standing }> {
  done: number;
  outcomes: DeskOutcome<Result>[];
}

/** Moves many, one after the other, each in a transaction of its own; says of each whether it was done. */
export const moveSubmissionsRoute = defineRoute<{ data: DeskOutcomes }>()('POST', '/api/submission-moves/:kind', {
  access: ['hiring'],
  body: bulkMoveSchema,
});

/** Gives a submission to an admin, or to nobody. */
export const assignSubmissionRoute = defineRoute<{ data: { assignee: DeskAuthor | null } }>()(
  'PUT',
  `${path}/:id/assignee`,
  { access: ['hiring'], body: assignSchema },
);

/** Marks a submission as read or unread. One that is marked so already stays as it is. */
export const markSubmissionRoute = defineRoute<{ data: { unread: boolean } }>()('PUT', `${path}/:id/unread`, {
  access: ['hiring'],
  body: unreadSchema,
});

/** Adds a note for colleagues. */
export const addNoteRoute = defineRoute<{ data: { note: SubmissionNote & { id: string } } }>()(
  'POST',
  `${path}/:id/notes`,
  { access: ['hiring'], idempotent: true, body: noteSchema, success: 201 },
);

/** A message that waits to leave: until then it can be taken back, under its id. */
export interface QueuedMessage {
  standing: Standing;
  messageId: string;
  leavesAt: string;
}

/**
 * Sends a message, to each alone; says of each whether it was queued. Sent again under its idempotency key it counts once,
 * and one that was taken back meanwhile is refused.
 */
export const sendMessageRoute = defineRoute<{ data: DeskOutcomes<QueuedMessage> }>()(
  'POST',
  '/api/submission-messages/:kind',
  { access: ['hiring'], idempotent: true, body: sendMessageSchema },
);

/** Where a submission stands without the message; `message` says so where it was moved since, and stays there. */
export interface TakenBack {
  standing: Standing;
  message?: string;
}

/**
 * Takes messages back that have not left, each in a transaction of its own, with the status and the interview that they
 * brought; says of each whether it was done. Done again, it is done once.
 */
export const unsendMessagesRoute = defineRoute<{ data: DeskOutcomes<TakenBack> }>()(
  'POST',
  '/api/submission-messages/:kind/unsend',
  { access: ['hiring'], body: unsendMessagesSchema },
);

/**
 * Cancels the interview of an application, or takes the times back that were offered; the applicant is told by mail. Done
 * again, it is done once.
 */
export const cancelInterviewRoute = defineRoute()('POST', '/api/interviews/:id/cancel', {
  access: ['hiring'],
  body: cancelInterviewSchema,
});

/**
 * Sends a file that was added to a submission, always as an attachment; an interviewer is sent those of the applications that
 * are assigned to them. The history says who has downloaded it.
 */
export const downloadSubmissionFileRoute = defineRoute<FileAnswer>()('GET', `${path}/:id/files/:file`, {
  access: ['hiring', 'interviewer'],
  sendsFile: true,
});

/**
 * Says that whoever calls looks at a submission, which they have read in Firestore: the audit list has that once a day. The answer
 * is the same whether there is such a submission or not.
 */
export const openSubmissionRoute = defineRoute()('POST', `${path}/:id/openings`, { access: ['hiring', 'interviewer'] });

/** Says that whoever calls takes a list away, before they have the file: the audit list has how many, and by which filters. */
export const exportListRoute = defineRoute()('POST', '/api/desk/exports', {
  access: ['hiring'],
  body: exportListSchema,
});

/**
 * Shows who has sent an application whose names are hidden, to everybody and for good; the history says by whom. Done again,
 * it is done once.
 */
export const showNamesRoute = defineRoute()('POST', '/api/submissions/applications/:id/names', { access: ['hiring'] });

/** Erases a submission for good: with notes, messages and mails. The statistics keep a number. */
export const eraseSubmissionRoute = defineRoute()('DELETE', `${path}/:id`, { access: ['hiring'], recent: true });

/** Replaces the template of that name; refused with 409, and the template as it is, where a colleague was quicker. */
export const saveTemplateRoute = defineRoute<{ data: { template: MessageTemplate } }>()(
  'PUT',
  '/api/message-templates/:name',
  { access: ['hiring'], body: saveTemplateSchema },
);

/** How much of one person there was. */
export interface PersonCount {
  applications: number;
  enquiries: number;
  /** Job alerts. */
  alerts: number;
  mails: number;
}

/** All that is stored about whoever wrote from an address, as JSON for them. */
export const exportPersonRoute = defineRoute<{ data: { person: Record<string, unknown> } }>()(
  'POST',
  '/api/people/export',
  { access: ['hiring'], recent: true, body: personSchema },
);

/** Erases all submissions, job alerts and mails of an address. */
export const erasePersonRoute = defineRoute<{ data: { erased: PersonCount } }>()('POST', '/api/people/erase', {
  access: ['hiring'],
  recent: true,
  body: personSchema,
});
