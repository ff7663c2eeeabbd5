import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { type SubmissionNote, timelineCollections } from '@site/contract/desk/submission-record';
import type { Author } from '@site/contract/shared/author';
import type { StoredTime } from '@site/contract/shared/collections';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { idempotentId } from '../shared/documents.ts';
import { kindOf, submissionIdOf } from './desk-requests.ts';
import { isHidden } from './hidden-names.ts';
import { changeSubmission } from './submission.ts';

/** The notes of admins on a submission, the mark that the submission is unread, and the hidden name of an applicant. */
export const annotateSubmissionHandlers = {
  async addNote({ parameters, body: { text }, idempotencyKey, signedIn }) {
    const by = authorOf(await signedIn());
    const [kind, submission] = [kindOf(parameters), submissionIdOf(parameters)];
    const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, kind, submission, text]);
    return { data: { note: await addNote(kind, submission, { id, text, by }) } };
  },
  async markSubmission({ parameters, body: { unread }, signedIn }) {
    const by = authorOf(await signedIn());
    await changeSubmission(kindOf(parameters), submissionIdOf(parameters), by, ({ record }) => {
      if (record.unread === unread) return { result: undefined };
      return { fields: { unread }, line: { kind: unread ? 'unread' : 'read' }, result: undefined };
    });
    return { data: { unread } };
  },
  /** Shows the hidden name of an applicant to the desk; the history says who asked. */
  async showNames({ parameters, signedIn }) {
    await changeSubmission('applications', submissionIdOf(parameters), authorOf(await signedIn()), ({ record }) =>
      isHidden(record) ? { fields: {}, showsNames: true, result: undefined } : { result: undefined },
    );
    return {};
  },
} satisfies Partial<ApiHandlers>;

/** Adds a note; a note with an `id` is added once. */
function addNote(
  kind: SubmissionKind,
  submission: string,
  { id, text, by }: { id: string | undefined; text: string; by: Author },
): Promise<SubmissionNote & { id: string }> {
  return changeSubmission(kind, submission, by, async ({ reference, at, transaction }) => {
    const notes = reference.collection(timelineCollections.notes);
    const target = id ? notes.doc(id) : notes.doc();
    const before = id ? (await transaction.get(target)).data() : undefined;
    if (before) return { result: { text, by, id: target.id, at: (before.at as StoredTime).toDate().toISOString() } };
    const note: SubmissionNote<Date> = { text, by, at };
    transaction.create(target, note);
    return { result: { ...note, id: target.id, at: at.toISOString() } };
  });
}
