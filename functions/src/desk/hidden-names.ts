import { applicantNameMark, hiddenFileName, identityFields } from '@ohmbridge/contract/desk/hidden-names';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import {
  type ApplicationRecord,
  type SubmissionRecord,
  timelineCollections,
} from '@ohmbridge/contract/desk/submission-record';
import { emailKeyOf, searchTokens } from '@ohmbridge/contract/desk/submission-search';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { collections } from '@ohmbridge/contract/shared/collections';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { TransportError } from '../mail/delivery-attempt.ts';
import { escapeHtml, oneLine } from '../mail/mail-body.ts';
import { db } from '../shared/firebase.ts';
import { documentName, pagesOf } from '../shared/pages-of.ts';
import type { SubmissionInTransaction } from './submission.ts';

// Applications of a job that is read without names. Who sent one is in a document of `applicantIdentities`, which the rules
// give to nobody; the application itself has blanks, so that no query, list, search or export of a client can find more.

/** A document of `applicantIdentities`, under the id of the application. */
export interface Identity {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  linkedin?: string;
  cvLink: string;
  emailKey: string;
  /** What files are called that were added meanwhile, by their ids. */
  files?: Record<string, string>;
}

export function identityReference(id: string): DocumentReference {
  return db().collection(collections.applicantIdentities).doc(id);
}

/** What says who sent an application. */
export function identityOf(submission: object): Identity {
  const sent = submission as Omit<Identity, 'emailKey'>;
  const given = identityFields.flatMap((field) => {
    const value = (sent as Partial<Identity>)[field];
    return value === undefined ? [] : [[field, value]];
  });
  return { ...Object.fromEntries(given), emailKey: emailKeyOf(sent.email) } as Identity;
}

const blank = { firstName: '', lastName: '', email: '', phone: '', cvLink: '' } as const;

/** The application without it. */
export function withoutIdentity<Sent extends object>(submission: Sent): Sent & typeof blank & { namesHidden: true } {
  const { linkedin: _linkedin, ...others } = submission as Sent & { linkedin?: string };
  return { ...(others as Sent), ...blank, namesHidden: true };
}

/** Whether the server alone knows who sent it. */
export function isHidden(record: SubmissionRecord): record is ApplicationRecord & { namesHidden: true } {
  return (record as Partial<ApplicationRecord>).namesHidden === true;
}

/** The application as its applicant sent it. */
export function withIdentity(record: SubmissionRecord, identity: Identity): SubmissionRecord {
  const { files: _files, ...who } = identity;
  return { ...record, ...who };
}

/** Who sent an application whose names are hidden; `undefined` of all others. */
export async function readIdentity(record: SubmissionRecord, transaction?: Transaction): Promise<Identity | undefined> {
  if (!isHidden(record)) return undefined;
  const reference = identityReference(record.id);
  return (await (transaction ? transaction.get(reference) : reference.get())).data() as Identity | undefined;
}

/**
 * Puts names, addresses and links back, and what files are called, in a transaction that reads nothing more.
 * @returns the fields of the application
 */
export function shownNames({ record, reference, transaction }: SubmissionInTransaction, identity: Identity): object {
  const { files = {}, ...who } = identity;
  for (const [file, name] of Object.entries(files))
    transaction.update(reference.collection(timelineCollections.files).doc(file), { name });
  transaction.delete(identityReference(record.id));
  return { ...who, namesHidden: FieldValue.delete(), words: searchTokens(record) };
}

/** The person whom a message is written to by somebody who does not know who they are. */
export function unnamed(record: SubmissionRecord): SubmissionRecord {
  return { ...record, ...blank, firstName: applicantNameMark };
}

/** What a file is called on the desk; what its applicant called it is kept for later. */
export function fileNameOnDesk(
  { record, transaction }: SubmissionInTransaction,
  { id, name }: { id: string; name: string },
  number: number,
): string {
  if (!isHidden(record)) return name;
  transaction.set(identityReference(record.id), { files: { [id]: name } }, { merge: true });
  return hiddenFileName(record.reference, number, name);
}

/** A submission in brief, with its email address as typed. */
export interface BriefSubmission {
  submission: DocumentSnapshot;
  email: string;
}

/** The fields that are read: one address can have thousands of submissions, and each can be large. */
const briefFields = ['email', 'receivedAt', 'reference'] as const;
const pageSize = 300;
/** How many pages of hidden names are searched for the newest; one address needs weeks to fill that many. */
const mostPages = 20;

/** Gives all submissions of a kind from an address, with hidden names or without, in brief and in pages. */
export async function* submissionsOfAddress(
  kind: SubmissionKind,
  emailKey: string,
  size = pageSize,
): AsyncGenerator<BriefSubmission[]> {
  // What has blanks belongs to nobody that could be asked for.
  if (emailKey === '') return;
  const submissions = db().collection(collections[kind]);
  const named = submissions.where('emailKey', '==', emailKey);
  for await (const page of pagesOf(named, documentName, size, briefFields)) yield page.map(inBrief);
  if (kind === 'applications') yield* hiddenOfAddress(emailKey, size);
}

const inBrief = (submission: DocumentSnapshot): BriefSubmission => ({
  submission,
  email: String(submission.get('email')),
});

/** Gives the applications from an address whose names are hidden. Only their identities are found by the address. */
async function* hiddenOfAddress(emailKey: string, size = pageSize): AsyncGenerator<BriefSubmission[]> {
  const applications = db().collection(collections.applications);
  const identities = db().collection(collections.applicantIdentities).where('emailKey', '==', emailKey);
  for await (const page of pagesOf(identities, documentName, size, ['email'])) {
    const references = page.map(({ id }) => applications.doc(id));
    const emails = new Map(page.map((identity) => [identity.id, String(identity.get('email'))]));
    const found = await db().getAll(...references, { fieldMask: [...briefFields] });
    yield found.flatMap((submission) =>
      submission.exists ? [{ submission, email: emails.get(submission.id) ?? '' }] : [],
    );
  }
}

/** Asks for the newest submissions of an address whose names are shown, in brief. */
export function newestQuery(kind: SubmissionKind, emailKey: string, most: number): Query {
  const named = db().collection(collections[kind]).where('emailKey', '==', emailKey);
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
  // What has blanks belongs to nobody that could be asked for.
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

/** Gives one of them that is on the desk. Reads only as many as needed to find one. */
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

/** Gives the owner of a submission, from `emailKey` and `namesHidden`. */
export async function emailKeyOfSubmission(submission: DocumentSnapshot): Promise<string> {
  const isElsewhere = submission.get('namesHidden') === true;
  const from = isElsewhere ? await identityReference(submission.id).get() : submission;
  return String(from.get('emailKey') ?? '');
}

/**
 * The mail as it is sent, where whoever wrote it did not know to whom: with the address and the name.
 * @throws {TransportError} for good where there is no such application any more
 */
export async function withHiddenApplicant(mail: Mail): Promise<Mail> {
  const id = mail.hiddenApplicant;
  if (id === undefined) return mail;
  const [identity, application] = await db().getAll(
    identityReference(id),
    db().collection(collections.applications).doc(id),
  );
  // Its names may have been shown since.
  const { firstName, email } = { ...application?.data(), ...identity?.data() } as Partial<Identity>;
  if (!firstName || !email) throw new TransportError('Nothing of this application is left', { isPermanent: true });
  const { subject, text, html, ...message } = mail.message;
  const { template, parameters } = mail.emailService;
  const filled = (words: string, name = firstName) => words.replaceAll(applicantNameMark, () => name);
  return {
    ...mail,
    to: [email],
    message: {
      ...message,
      subject: oneLine(filled(subject)),
      text: filled(text),
      html: filled(html, escapeHtml(firstName)),
    },
    emailService: {
      template,
      parameters: {
        ...Object.fromEntries(Object.entries(parameters).map(([name, words]) => [name, filled(words)])),
        subject: oneLine(filled(parameters.subject ?? '')),
        to_email: email,
      },
    },
  };
}
