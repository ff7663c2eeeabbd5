import { submissionFilePath } from '@site/contract/desk/submission-files';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { acknowledgementMailId, type DeskFields, timelineCollections } from '@site/contract/desk/submission-record';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { hasEnded } from '../mail/delivery-plan.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { collection } from '../shared/documents.ts';
import { fewAtATime } from '../shared/many-items.ts';
import { discardObject } from '../shared/objects.ts';
import { boundedTransaction } from '../shared/set-aside.ts';
import { auditedTogether, findAudited } from './audited-submissions.ts';
import { countedFields, countedOf, writeCounts } from './desk-counts.ts';
import { kindOf, submissionIdOf } from './desk-requests.ts';
import { identityReference } from './hidden-names.ts';
import { type ErasedInterview, freedDiaries, readInterviews } from './interviews/erase-interviews.ts';
import { type Notice, notify } from './notifications.ts';
import { linkFields } from './sender-link.ts';

export const eraseSubmissionHandlers = {
  async eraseSubmission({ parameters, signedIn }) {
    const who = authorOf(await signedIn());
    const [kind, id] = [kindOf(parameters), submissionIdOf(parameters)];
    const found = await findAudited(kind, id);
    // A repeated call erases nothing, and adds no entry.
    if (found) await addAuditEntry({ kind: 'erased', what: 'submission', ...auditedTogether([found]), who });
    await eraseWithFiles(kind, [collection(kind).doc(id)]);
    logger.info('Submission erased by an admin', { kind, admin: who.uid });
    return {};
  },
} satisfies Partial<ApiHandlers>;

interface Erased {
  submissions: number;
  mails: number;
  /** The number of submissions that stay because one of their emails must still be sent. */
  kept: number;
  /** The paths of the files of the erased submissions. */
  files: string[];
}

/** Erases submissions in one transaction, and then their files; a nightly job deletes files that are left over. */
export async function eraseWithFiles(
  kind: SubmissionKind,
  references: readonly DocumentReference[],
  options?: Parameters<typeof eraseSubmissions>[3],
): Promise<Erased> {
  const erased = await boundedTransaction((transaction) => eraseSubmissions(transaction, kind, references, options));
  await fewAtATime(erased.files, (path) => discardObject(path));
  return erased;
}

/**
 * Erases submissions of one kind in a transaction that has not written yet: with notes, messages, history, emails, scorecards,
 * interview and links. The statistics keep a number. `eraseWithFiles` also deletes the files.
 * @param onlySent keeps a submission as long as one of its emails must still be sent
 * @param erasedAt the time if the sender erases: the assignee then gets a notice
 */
export async function eraseSubmissions(
  transaction: Transaction,
  kind: SubmissionKind,
  references: readonly DocumentReference[],
  { onlySent = false, erasedAt }: { onlySent?: boolean; erasedAt?: Date | undefined } = {},
): Promise<Erased> {
  if (references.length === 0) return { submissions: 0, mails: 0, kept: 0, files: [] };
  // Only these fields are read: a nightly job can find a hundred thousand submissions, and each can be large.
  const found = (await transaction.getAll(...references, { fieldMask: [...readFields] })).filter(
    ({ exists }) => exists,
  );
  const now = erasedAt ?? new Date();
  const interviews = await readInterviews(transaction, found, now);
  const parts = await Promise.all(found.map((one) => withTimeline(transaction, one)));
  const whole = await withMails(
    transaction,
    parts.map((part) => ({
      ...part,
      mailIds: [...part.mailIds, ...(interviews.get(part.submission.id)?.mails ?? [])],
    })),
  );
  const erasable = whole.filter(
    ({ mails }) => !onlySent || mails.every((mail) => hasEnded(mail.get('delivery.state'))),
  );
  const links = await linksOf(transaction, kind, erasable);
  const erasedInterviews = new Map(
    erasable.flatMap(({ submission: { id } }) => {
      const interview = interviews.get(id);
      return interview ? [[id, interview] as const] : [];
    }),
  );
  const freeDiaries = await freedDiaries(transaction, erasedInterviews, now);
  if (erasedAt)
    await notify(
      transaction,
      erasable.flatMap(({ submission }) => noticesOf(submission, interviews.get(submission.id), erasedAt)),
    );
  writeCounts(
    transaction,
    kind,
    erasable.flatMap(({ submission }) => {
      const before = countedOf(submission.data());
      return before ? [{ before }] : [];
    }),
  );
  for (const { submission, timeline, mails } of erasable)
    for (const { ref } of [submission, ...timeline, ...mails]) transaction.delete(ref);
  for (const { submission } of erasable)
    if (submission.get('namesHidden') === true) transaction.delete(identityReference(submission.id));
  for (const { ref } of links) transaction.delete(ref);
  for (const { reference } of erasedInterviews.values()) transaction.delete(reference);
  freeDiaries();
  const mails = erasable.reduce((sum, one) => sum + one.mails.length, 0);
  const files = erasable.flatMap(({ submission, files: ids }) =>
    ids.map((id) => submissionFilePath(kind, submission.id, id)),
  );
  return { submissions: erasable.length, mails, kept: whole.length - erasable.length, files };
}

const readFields = [...countedFields, 'assignee', 'hasInterview', 'namesHidden'] as const;

interface Part {
  submission: DocumentSnapshot;
  timeline: DocumentSnapshot[];
  mailIds: string[];
  files: string[];
}

/**
 * Gives a submission with the documents of all its sub-collections and the ids of its emails. A submission that is not on
 * the desk has one email.
 */
async function withTimeline(transaction: Transaction, submission: DocumentSnapshot): Promise<Part> {
  if (submission.get('reference') === undefined)
    return { submission, timeline: [], mailIds: [submission.id], files: [] };
  // The transaction does not watch the list of collections. It watches the collections that it reads, so it also reads those
  // whose first line may come at this moment.
  const listed = (await submission.ref.listCollections()).map(({ id }) => id);
  const names = [...new Set([...listed, ...Object.values(timelineCollections)])];
  const lists = await Promise.all(names.map((name) => transaction.get(submission.ref.collection(name).select())));
  const timeline = lists.flatMap(({ docs }) => docs);
  const idsIn = (name: string) => timeline.filter(({ ref }) => ref.parent.id === name).map(({ id }) => id);
  return {
    submission,
    timeline,
    mailIds: [submission.id, acknowledgementMailId(submission.id), ...idsIn(timelineCollections.messages)],
    files: idsIn(timelineCollections.files),
  };
}

/** Adds the emails that exist; all are read at once. */
async function withMails(
  transaction: Transaction,
  parts: readonly Part[],
): Promise<(Part & { mails: DocumentSnapshot[] })[]> {
  const mail = collection('mail');
  const references = parts.flatMap(({ mailIds }) => mailIds.map((id) => mail.doc(id)));
  if (references.length === 0) return [];
  const stored = await transaction.getAll(...references, { fieldMask: ['delivery.state'] });
  const found = new Map(stored.filter(({ exists }) => exists).map((snapshot) => [snapshot.id, snapshot]));
  return parts.map((part) => ({ ...part, mails: part.mailIds.flatMap((id) => found.get(id) ?? []) }));
}

/** Gives the links of these submissions: an old link must not open later submissions of the same sender. */
async function linksOf(
  transaction: Transaction,
  kind: SubmissionKind,
  submissions: readonly Part[],
): Promise<DocumentSnapshot[]> {
  const links = collection('applicantLinks');
  const found = submissions.map(({ submission }) =>
    transaction.get(links.where(linkFields[kind], '==', submission.id).select()),
  );
  return (await Promise.all(found)).flatMap(({ docs }) => docs);
}

function noticesOf(submission: DocumentSnapshot, interview: ErasedInterview | undefined, at: Date): Notice[] {
  const { assignee, reference } = (submission.data() ?? {}) as Partial<DeskFields<'new'>>;
  const notice = (uid: string | undefined, event: 'erased' | 'interviewCancelled') =>
    uid ? [{ uid, line: { event, at, ...(reference && { reference }) } }] : [];
  return [...notice(assignee?.uid, 'erased'), ...notice(interview?.interviewer, 'interviewCancelled')];
}
