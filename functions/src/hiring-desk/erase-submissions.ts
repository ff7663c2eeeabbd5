import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections, type StoredTime } from '../contract/collections.ts';
import type { SubmissionKind } from '../contract/submission-kinds.ts';
import {
  type AppliedJobRecord,
  acknowledgementMailId,
  type DeskFields,
  timelineCollections,
} from '../contract/submission-record.ts';
import { hasEnded } from '../mail/delivery.ts';
import { type CountChange, writeCounts } from './desk-counts.ts';

/** How much was erased, and how much was left because its mail is still to be sent. */
export interface Erased {
  submissions: number;
  mails: number;
  kept: number;
}

/**
 * Erases submissions of one kind in a transaction, which must not have written yet: with notes, messages, history and mails.
 * The statistics keep a number. What is no more is left out.
 * @param onlySent whether a submission stays as long as one of its mails is still to be sent
 */
export async function eraseSubmissions(
  transaction: Transaction,
  database: Firestore,
  kind: SubmissionKind,
  references: readonly DocumentReference[],
  { onlySent = false } = {},
): Promise<Erased> {
  const found = (await Promise.all(references.map((reference) => transaction.get(reference)))).filter(
    ({ exists }) => exists,
  );
  const whole = await Promise.all(found.map((submission) => readWhole(transaction, database, submission)));
  const erasable = whole.filter(
    ({ mails }) => !onlySent || mails.every((mail) => hasEnded(mail.get('delivery.state'))),
  );
  await writeCounts(
    transaction,
    database,
    kind,
    erasable.flatMap(({ submission }) => countOf(submission)),
  );
  for (const { submission, timeline, mails } of erasable)
    for (const { ref } of [submission, ...timeline, ...mails]) transaction.delete(ref);
  const mails = erasable.reduce((sum, one) => sum + one.mails.length, 0);
  return { submissions: erasable.length, mails, kept: whole.length - erasable.length };
}

interface Whole {
  submission: DocumentSnapshot;
  timeline: DocumentSnapshot[];
  mails: DocumentSnapshot[];
}

/** A submission with everything that belongs to it. What is not on the desk has only its mail. */
async function readWhole(transaction: Transaction, database: Firestore, submission: DocumentSnapshot): Promise<Whole> {
  const isOnDesk = submission.get('reference') !== undefined;
  const parts = await Promise.all(
    (isOnDesk ? Object.values(timelineCollections) : []).map(async (name) => {
      const { docs } = await transaction.get(submission.ref.collection(name).select());
      return { name, docs };
    }),
  );
  const messages = parts.find(({ name }) => name === timelineCollections.messages)?.docs ?? [];
  const mailIds = [submission.id, ...(isOnDesk ? [acknowledgementMailId(submission.id)] : []), ...messages.map(idOf)];
  const mail = database.collection(collections.mail);
  const mails = await transaction.getAll(...mailIds.map((id) => mail.doc(id)), { fieldMask: ['delivery.state'] });
  return { submission, timeline: parts.flatMap(({ docs }) => docs), mails: mails.filter(({ exists }) => exists) };
}

const idOf = ({ id }: DocumentSnapshot) => id;

/** What the counts lose with a submission; nothing where it was never counted. */
function countOf(submission: DocumentSnapshot): CountChange[] {
  const { reference, status, unread, receivedAt, job } = (submission.data() ?? {}) as Partial<DeskFields<'new'>> & {
    job?: AppliedJobRecord;
  };
  if (reference === undefined || status === undefined || receivedAt === undefined) return [];
  const of = { receivedAt: (receivedAt as StoredTime).toDate(), job };
  return [{ unread: unread ? -1 : 0, statuses: { [status]: -1, erased: 1 }, of }];
}
