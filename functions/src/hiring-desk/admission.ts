import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections, type StoredTime } from '../contract/collections.ts';
import { type SubmissionKind, submissionReference } from '../contract/submission-kinds.ts';
import { type AppliedJobRecord, acknowledgementMailId, type DeskFields } from '../contract/submission-record.ts';
import { emailKeyOf, searchTokens } from '../contract/submission-search.ts';
import { rateLimitCollection } from '../limits/rate-limit-store.ts';
import { pendingDelivery } from '../mail/delivery.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';
import { readCounter, writeCounts } from './desk-counts.ts';

/** What the desk reads of a submission that is stored, or is about to be. */
export interface Admitted {
  firstName: string;
  lastName: string;
  email: string;
  position?: string | undefined;
  subject?: string | undefined;
  job?: AppliedJobRecord | undefined;
}

/** How applicants are told that their application is here; `undefined` where they are not. */
export interface Acknowledgements {
  /** The document that says when an address was last told, so that nobody can have us write to it again and again. */
  limitKey: (emailKey: string) => string;
  replyTo: () => string;
}

export interface Admission {
  kind: SubmissionKind;
  reference: DocumentReference;
  submission: Admitted;
  receivedAt: Date;
  /** Whether it waits for somebody to read it. */
  unread: boolean;
  acknowledgements: Acknowledgements | undefined;
}

/** What a document gets besides what was sent. */
export type NewOnDesk = Omit<DeskFields<'new', Date>, 'createdAt'>;

const hourMilliseconds = 3_600_000;

/**
 * Puts submissions of one kind onto the hiring desk: gives them numbers, counts them, and tells each applicant. It reads the
 * last that the transaction may read, and gives the fields that each document gets besides.
 */
export async function admit(
  transaction: Transaction,
  database: Firestore,
  admissions: readonly Admission[],
): Promise<NewOnDesk[]> {
  const [first] = admissions;
  if (!first) return [];
  const { kind } = first;
  const references = await nextReferences(transaction, database, kind, admissions.length);
  const limits = await readLimits(transaction, database, admissions);
  const { last } = references;
  const fields = admissions.map(({ submission, receivedAt, unread }, index): NewOnDesk => {
    const reference = references.given[index] ?? '';
    return {
      reference,
      status: 'new',
      statusChangedAt: receivedAt,
      receivedAt,
      assignee: null,
      unread,
      words: searchTokens({ ...submission, reference }),
      emailKey: emailKeyOf(submission.email),
    };
  });
  const counts = admissions.map(({ submission, receivedAt, unread }) => ({
    unread: Number(unread),
    statuses: { new: 1 },
    of: { receivedAt, job: submission.job },
  }));
  await writeCounts(transaction, database, kind, counts, last);
  for (const [index, { acknowledgements, reference, submission, receivedAt }] of admissions.entries()) {
    const limit = limits[index];
    if (!acknowledgements || !limit || isLimited(limit, receivedAt)) continue;
    const mail = acknowledgementMail(submission, fields[index]?.reference ?? '', acknowledgements.replyTo());
    const id = acknowledgementMailId(reference.id);
    transaction.set(database.collection(collections.mail).doc(id), { ...mail, delivery: pendingDelivery(receivedAt) });
    transaction.set(limit.ref, { expiresAt: new Date(receivedAt.getTime() + hourMilliseconds) });
  }
  return fields;
}

/** The documents that say when each address was last told; none for those who are not told. */
async function readLimits(
  transaction: Transaction,
  database: Firestore,
  admissions: readonly Admission[],
): Promise<(DocumentSnapshot | undefined)[]> {
  return Promise.all(
    admissions.map(async ({ acknowledgements, submission }) => {
      if (!acknowledgements) return undefined;
      const key = acknowledgements.limitKey(emailKeyOf(submission.email));
      return transaction.get(database.collection(rateLimitCollection).doc(key));
    }),
  );
}

function isLimited(limit: DocumentSnapshot, now: Date): boolean {
  const expiresAt: StoredTime | undefined = limit.get('expiresAt');
  return expiresAt !== undefined && expiresAt.toDate() > now;
}

/** So many references that nobody has. Where a copy of the database has set the counter back, those that are taken are passed over. */
async function nextReferences(
  transaction: Transaction,
  database: Firestore,
  kind: SubmissionKind,
  count: number,
): Promise<{ given: string[]; last: number }> {
  let { last = 0 } = await readCounter(database, kind, transaction);
  const given: string[] = [];
  while (given.length < count) {
    last += 1;
    const reference = submissionReference(kind, last);
    const holders = database.collection(collections[kind]).where('reference', '==', reference).select().limit(1);
    if ((await transaction.get(holders)).size === 0) given.push(reference);
  }
  return { given, last };
}
