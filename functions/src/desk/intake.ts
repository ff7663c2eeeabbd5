import { type SubmissionKind, submissionKinds, submissionReference } from '@site/contract/desk/submission-kinds';
import { acknowledgementMailId, type DeskFields } from '@site/contract/desk/submission-record';
import { emailKeyOf, searchTokens } from '@site/contract/desk/submission-search';
import type { StoredTime } from '@site/contract/shared/collections';
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { pendingDelivery } from '../mail/delivery-plan.ts';
import { officeMailbox } from '../mail/mail-settings.ts';
import { takeMailboxes } from '../mail/mailbox-limits.ts';
import { collection } from '../shared/documents.ts';
import { freeNumbers } from '../shared/free-numbers.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { boundedTransaction, forEachPage } from '../shared/set-aside.ts';
import { enqueueTask } from '../shared/task-queue.ts';
import { countedSources, readCounter, writeCounts } from './desk-counts.ts';
import { type Identity, identityReference } from './hidden-names.ts';
import { acknowledgementMail } from './sender-mails.ts';
import type { ArrivedSubmission } from './store-submission.ts';

// Intake: a submission gets its number, comes to the desk, and is acknowledged.

/** The number of submissions in one transaction: it has room for 10 MiB, and the search tokens of one make about 200 KB. */
export const submissionsPerTransaction = 20;

/** Makes a task that takes in waiting and released submissions. */
export function enqueueIntake(): Promise<void> {
  return enqueueTask('takeInSubmissions', {});
}

/**
 * Brings waiting submissions to the desk, the oldest first; gives how many. The visitor already has their answer: only here
 * do submissions meet at the shared numbers and counts. The function can be interrupted and run again at any point. Two runs
 * at once would wait for each other. A submission that fails twice is set aside.
 */
export async function takeInSubmissions(): Promise<number> {
  let taken = 0;
  for (const kind of submissionKinds) {
    const waiting = referencesOf(collection(kind), 'waitingSince', submissionsPerTransaction);
    // Documents that are set aside are stored under this name.
    await forEachPage(`admit-${kind}`, waiting, async (page) => {
      taken += await takeInPage(kind, page);
    });
  }
  return taken;
}

function takeInPage(kind: SubmissionKind, page: readonly DocumentReference[]): Promise<number> {
  return boundedTransaction(async (transaction) => {
    const waiting = (await transaction.getAll(...page)).filter(
      (snapshot) => snapshot.get('waitingSince') !== undefined,
    );
    if (waiting.length > 0) await takeIn(transaction, kind, waiting);
    return waiting.length;
  });
}

/** Numbers and counts submissions, and queues the acknowledgements, unless this installation sends none. */
async function takeIn(
  transaction: Transaction,
  kind: SubmissionKind,
  waiting: readonly DocumentSnapshot[],
): Promise<void> {
  const now = new Date();
  const isAcknowledging = process.env.ACKNOWLEDGEMENTS?.trim() !== 'off';
  const identities = await identitiesOf(transaction, waiting);
  const arrivals = waiting.map((snapshot) => {
    const submission = snapshot.data() as ArrivedSubmission;
    const email = identities.get(snapshot.id)?.email ?? submission.email;
    const receivedAt = (snapshot.get('waitingSince') as StoredTime).toDate();
    return { document: snapshot.ref, submission, email, receivedAt };
  });
  const { last = 0 } = await readCounter(kind, transaction);
  const referenceOf = (number: number) => submissionReference(kind, number);
  const references = { collections: [kind], referenceOf, newestBy: 'receivedAt' };
  const numbers = await freeNumbers(transaction, last, arrivals.length, references);
  const sources = await countedSources(
    transaction,
    arrivals.map(({ submission, receivedAt }) => ({ ...submission, receivedAt })),
  );
  const acknowledgements = arrivals.map(({ submission, email }) => {
    return { what: submission.namesHidden ? 'hidden-acknowledgement' : 'acknowledgement', email } as const;
  });
  const mailboxes = isAcknowledging ? await takeMailboxes(transaction, acknowledgements, now) : undefined;

  const counts = arrivals.map(({ submission: { job, country }, receivedAt }, index) => ({
    after: { ...newFields(receivedAt), reachedAt: { new: receivedAt }, job, country, source: sources[index] },
  }));
  writeCounts(transaction, kind, counts, numbers.at(-1));
  for (const [index, { document, submission, receivedAt }] of arrivals.entries()) {
    const reference = referenceOf(numbers[index] ?? 0);
    const isAcknowledged = mailboxes?.granted[index] === true;
    const fields: Omit<DeskFields<'new', Date>, 'createdAt'> & { assignedTo?: string[] } = {
      ...newFields(receivedAt),
      reference,
      heardAt: receivedAt,
      wroteAt: null,
      ...(kind === 'applications' && { reachedAt: { new: receivedAt }, assignedTo: [] }),
      waitsSince: receivedAt,
      assignee: null,
      words: searchTokens({ ...submission, reference }),
      emailKey: emailKeyOf(submission.email), // Blank where names are hidden.
      // The mark would tell that an applicant with a hidden name has written before, perhaps under their name.
      ...(isAcknowledging && !isAcknowledged && !submission.namesHidden && { notAcknowledged: true }),
    };
    transaction.update(document, {
      ...fields,
      ...(sources[index] && { source: sources[index] }),
      ...{ waitingSince: FieldValue.delete(), senderKey: FieldValue.delete() },
    });
    if (!isAcknowledged) continue;
    const received = { reference, receivedAt };
    const mail = acknowledgementMail(kind, submission, received, officeMailbox(kind));
    const target = collection('mail').doc(acknowledgementMailId(document.id));
    const hidden = submission.namesHidden && { hiddenApplicant: document.id };
    transaction.set(target, { ...mail, ...hidden, delivery: pendingDelivery(now) });
  }
  mailboxes?.write();
}

const newFields = (receivedAt: Date) =>
  ({ status: 'new', receivedAt, statusChangedAt: receivedAt, firstWroteAt: null, unread: true }) as const;

/** Gives the hidden identities of applicants, by the ids of their applications; most jobs hide none. */
async function identitiesOf(
  transaction: Transaction,
  waiting: readonly DocumentSnapshot[],
): Promise<ReadonlyMap<string, Identity>> {
  const hidden = waiting.filter((snapshot) => snapshot.get('namesHidden') === true);
  if (hidden.length === 0) return new Map();
  const found = await transaction.getAll(...hidden.map(({ id }) => identityReference(id)));
  return new Map(found.filter(({ exists }) => exists).map((one) => [one.id, one.data() as Identity]));
}
