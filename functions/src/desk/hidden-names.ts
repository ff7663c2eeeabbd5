import { applicantNameMark, hiddenFileName, identityFields } from '@site/contract/desk/hidden-names';
import {
  type ApplicationRecord,
  type SubmissionRecord,
  timelineCollections,
} from '@site/contract/desk/submission-record';
import { emailKeyOf, searchTokens } from '@site/contract/desk/submission-search';
import type { Mail } from '@site/contract/mail/mail';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { TransportError } from '../mail/delivery-attempt.ts';
import { escapeHtml } from '../mail/letterhead.ts';
import { oneLine } from '../mail/mail-body.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import type { SubmissionInTransaction } from './submission.ts';

// Admins can read the applications for a job without names. The identity of each applicant is then a document of
// `applicantIdentities`, which the rules show to no client. The application itself has blanks, so that no query, list,
// search or export can find the name. An interview, or an admin who asks, brings the identity back.

/** A document of `applicantIdentities`, under the id of the application. */
export interface Identity {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  linkedin?: string;
  cvLink: string;
  emailKey: string;
  /** The original names of added files, by their ids. */
  files?: Record<string, string>;
}

export function identityReference(id: string): DocumentReference {
  return collection('applicantIdentities').doc(id);
}

export function identityOf(submission: object): Identity {
  const sent = submission as Omit<Identity, 'emailKey'>;
  const given = Object.entries(sent).filter(([field]) => (identityFields as readonly string[]).includes(field));
  return { ...Object.fromEntries(given), emailKey: emailKeyOf(sent.email) } as Identity;
}

const blank = { firstName: '', lastName: '', email: '', phone: '', cvLink: '' } as const;

export function withoutIdentity<Sent extends object>(submission: Sent): Sent & typeof blank & { namesHidden: true } {
  const { linkedin: _linkedin, ...others } = submission as Sent & { linkedin?: string };
  return { ...(others as Sent), ...blank, namesHidden: true };
}

export function isHidden(record: SubmissionRecord): record is ApplicationRecord & { namesHidden: true } {
  return (record as Partial<ApplicationRecord>).namesHidden === true;
}

export function withIdentity(record: SubmissionRecord, identity: Identity): SubmissionRecord {
  const { files: _files, ...who } = identity;
  return { ...record, ...who };
}

/** Gives the hidden identity of an application; `undefined` if its names are shown. */
export async function readIdentity(record: SubmissionRecord, transaction?: Transaction): Promise<Identity | undefined> {
  if (!isHidden(record)) return undefined;
  const reference = identityReference(record.id);
  return (await (transaction ? transaction.get(reference) : reference.get())).data() as Identity | undefined;
}

/**
 * Brings a hidden identity back, with the names of files, in a transaction that reads nothing more.
 * @returns the fields of the application
 */
export function shownNames({ record, reference, transaction }: SubmissionInTransaction, identity: Identity): object {
  const { files = {}, ...who } = identity;
  for (const [file, name] of Object.entries(files))
    transaction.update(reference.collection(timelineCollections.files).doc(file), { name });
  transaction.delete(identityReference(record.id));
  return { ...who, namesHidden: FieldValue.delete(), words: searchTokens(record) };
}

/** Gives a submission with a mark in place of the name: the admin writes without knowing the applicant. */
export function unnamed(record: SubmissionRecord): SubmissionRecord {
  return { ...record, ...blank, firstName: applicantNameMark };
}

/** Gives the name of a file on the desk; the identity keeps the original name. */
export function fileNameOnDesk(
  { record, transaction }: SubmissionInTransaction,
  { id, name }: { id: string; name: string },
  number: number,
): string {
  if (!isHidden(record)) return name;
  transaction.set(identityReference(record.id), { files: { [id]: name } }, { merge: true });
  return hiddenFileName(record.reference, number, name);
}

/**
 * Fills the address and the name of a hidden applicant into an email as it leaves.
 * @throws {TransportError} permanent, if the application does not exist any more
 */
export async function fillHiddenApplicant(_id: string, mail: Mail): Promise<Mail> {
  const id = mail.hiddenApplicant;
  if (id === undefined) return mail;
  const [identity, application] = await db().getAll(identityReference(id), collection('applications').doc(id));
  // An admin may have had the name shown since.
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
