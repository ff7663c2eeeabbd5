import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { StoredTime } from '@site/contract/shared/collections';
import type { DocumentSnapshot, Query, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { documentName, pagesOf } from '../shared/pages-of.ts';
import { identityReference } from './hidden-names.ts';

/** A submission in brief, with its email address as typed. */
export interface BriefSubmission {
  submission: DocumentSnapshot;
  email: string;
}

/** The read fields: an address can have thousands of submissions, and each can be large. */
const briefFields = ['email', 'receivedAt', 'reference'] as const;
const pageSize = 300;
/** The most pages of hidden names that are searched; an address needs weeks to fill so many. */
const mostPages = 20;

/** Gives all submissions of a kind from an address, with hidden names or without, in brief and in pages. */
export async function* submissionsOfAddress(
  kind: SubmissionKind,
  emailKey: string,
  size = pageSize,
): AsyncGenerator<BriefSubmission[]> {
  // Applications with hidden names have a blank key.
  if (emailKey === '') return;
  const submissions = collection(kind);
  const named = submissions.where('emailKey', '==', emailKey);
  for await (const page of pagesOf(named, documentName, size, briefFields)) yield page.map(inBrief);
  if (kind === 'applications') yield* hiddenOfAddress(emailKey, size);
}

const inBrief = (submission: DocumentSnapshot): BriefSubmission => ({
  submission,
  email: String(submission.get('email')),
});

/** Gives the applications with hidden names from an address. Their identities alone have the address. */
async function* hiddenOfAddress(emailKey: string, size = pageSize): AsyncGenerator<BriefSubmission[]> {
  const applications = collection('applications');
  const identities = collection('applicantIdentities').where('emailKey', '==', emailKey);
  for await (const page of pagesOf(identities, documentName, size, ['email'])) {
    const references = page.map(({ id }) => applications.doc(id));
    const emails = new Map(page.map((identity) => [identity.id, String(identity.get('email'))]));
    const found = await db().getAll(...references, { fieldMask: [...briefFields] });
    yield found.flatMap((submission) =>
      submission.exists ? [{ submission, email: emails.get(submission.id) ?? '' }] : [],
    );
  }
}

/** Gives the query for the newest submissions of an address whose names are shown, in brief. */
export function newestQuery(kind: SubmissionKind, emailKey: string, most: number): Query {
  const named = collection(kind).where('emailKey', '==', emailKey);
  return named
    .orderBy('receivedAt', 'desc')
    .select(...briefFields)
    .limit(most);
}

/** Gives at most this many of the newest submissions on the desk; the newest first. */
export async function newestOfAddress(
  kind: SubmissionKind,
  emailKey: string,
  most: number,
): Promise<BriefSubmission[]> {
  // Applications with hidden names have a blank key.
  if (emailKey === '') return [];
  const { docs } = await newestQuery(kind, emailKey, most).get();
  let newest = docs.map(inBrief);
  if (kind !== 'applications') return newest;
  let pages = 0;
  for await (const page of hiddenOfAddress(emailKey)) {
    pages += 1;
    newest = [...newest, ...page.filter(isOnDesk)]
      .toSorted((one, other) => receivedAt(other) - receivedAt(one))
      .slice(0, most);
    if (pages === mostPages) break;
  }
  return newest;
}

/** Gives any submission of an address that is on the desk. Reads no more than needed to find one. */
export async function anyOfAddress(kind: SubmissionKind, emailKey: string): Promise<BriefSubmission | undefined> {
  let pages = 0;
  for await (const page of submissionsOfAddress(kind, emailKey, 1)) {
    pages += 1;
    const found = page.find(isOnDesk);
    if (found) return found;
    if (pages === mostPages) break;
  }
  return undefined;
}

const isOnDesk = ({ submission }: BriefSubmission) => submission.get('reference') !== undefined;

const receivedAt = ({ submission }: BriefSubmission) =>
  (submission.get('receivedAt') as Timestamp | undefined)?.toMillis() ?? 0;

/** Gives the key of the address that sent a submission, from its fields `emailKey` and `namesHidden`. */
export async function emailKeyOfSubmission(submission: DocumentSnapshot): Promise<string> {
  const isElsewhere = submission.get('namesHidden') === true;
  const from = isElsewhere ? await identityReference(submission.id).get() : submission;
  return String(from.get('emailKey') ?? '');
}

/** Gives the id of the submission with this reference, if it is from this address. */
export async function submissionOfSender(
  kind: SubmissionKind,
  emailKey: string,
  reference: string,
): Promise<string | undefined> {
  const named = collection(kind).where('reference', '==', reference);
  const [submission] = (await named.select('emailKey', 'namesHidden').limit(1).get()).docs;
  if (!submission || (await emailKeyOfSubmission(submission)) !== emailKey) return undefined;
  return submission.id;
}

/** Sorts documents by the time in a field: first those without a time, then the oldest. */
export function byAge(documents: Iterable<DocumentSnapshot>, field: string): DocumentSnapshot[] {
  const time = (one: DocumentSnapshot) => (one.get(field) as StoredTime | undefined)?.toDate().getTime() ?? 0;
  return [...documents].toSorted((one, other) => time(one) - time(other));
}
