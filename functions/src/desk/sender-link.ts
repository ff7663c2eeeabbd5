import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { senderPageLink, senderPageTokenPattern } from '@site/contract/desk/sender-page';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { emailKeyOf } from '@site/contract/desk/submission-search';
import type { Mail } from '@site/contract/mail/mail';
import { applicantLinkDays, daysLater } from '@site/contract/nightly/retention';
import type { StoredTime } from '@site/contract/shared/collections';
import { TransportError } from '../mail/delivery-attempt.ts';
import { type Letter, letterTo, withLink } from '../mail/mail-body.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { byAge, emailKeyOfSubmission, newestOfAddress } from './submissions-of-address.ts';

/**
 * The mark in a stored email that the link replaces. The link is made as the email leaves, and is stored nowhere: every admin
 * can read the outbox, and so can anyone with a copy of the database.
 */
const linkMarks: Record<SubmissionKind, string> = {
  applications: '{{applicant-link}}',
  enquiries: '{{enquirer-link}}',
};

/** Gives a letter to a sender, with a mark for the link to their page on its own line. */
export function letterWithLink(
  kind: SubmissionKind,
  to: string,
  replyTo: string,
  { text, ...letter }: Pick<Letter, 'subject' | 'titleBlock'> & { text: (mark: string) => readonly string[] },
): Mail {
  const button = kind === 'applications' ? 'Open your application' : 'Open your enquiry';
  const mail = letterTo(to, replyTo, { ...letter, text: text(linkMarks[kind]).join('\n\n'), button });
  return { ...mail, ...(kind === 'applications' ? { hasApplicantLink: true } : { hasEnquirerLink: true }) };
}

/** The field of a link that names its submission: the link ends with the submission. */
export const linkFields = { applications: 'application', enquiries: 'enquiry' } as const satisfies Record<
  SubmissionKind,
  string
>;

/**
 * A document of `applicantLinks`, for applicants and enquirers. Its id comes from the selector in the token, and
 * `verifierHash` proves the rest of the token. It names the newest submission of the address at that time, and no address.
 */
interface LinkDocument<Time> extends Partial<Record<(typeof linkFields)[SubmissionKind], string>> {
  /** The email that the link was made for. */
  mail: string;
  verifierHash: string;
  createdAt: Time;
  /** A TTL policy deletes the link after this moment. */
  expiresAt: Time;
}

/** The links of one email that stay valid: every attempt to send the email makes one, and any of them may have arrived. */
const mostLinks = 10;

/** Gives the id of a link's document: Firestore refuses some selectors as an id. */
const linkIdOf = (selector: string) => Buffer.from(selector, 'base64url').toString('hex');

/** The verifier has 256 random bits, so the verifier of a hash cannot be found, and a key is not needed. */
const hashOf = (verifier: string) => createHash('sha256').update(verifier).digest();

/**
 * Makes the link of an email and gives its token; `undefined` if the address has sent nothing of the kind. A link ends after
 * `applicantLinkDays`, or with the submission that was the newest when the link was made.
 */
export async function createSenderLink(kind: SubmissionKind, email: string, mail: string): Promise<string | undefined> {
  const links = collection('applicantLinks');
  const selector = randomBytes(16).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  // The search comes before the transaction, because a transaction locks what it reads.
  const [newest] = await newestOfAddress(kind, emailKeyOf(email), 1);
  if (!newest) return undefined;
  return db().runTransaction(async (transaction) => {
    const [submission] = await transaction.getAll(newest.submission.ref, { fieldMask: ['receivedAt'] });
    // The email is tried again, and then finds the newest submission.
    if (!submission?.exists) throw new TransportError('The newest submission was erased in the meantime');
    const { docs } = await transaction.get(links.where('mail', '==', mail).select('createdAt'));
    for (const { ref } of byAge(docs, 'createdAt').slice(0, 1 - mostLinks)) transaction.delete(ref);
    const verifierHash = hashOf(verifier).toString('base64url');
    const createdAt = new Date();
    const ofSubmission = { [linkFields[kind]]: submission.id };
    const expiresAt = daysLater(createdAt, applicantLinkDays);
    const link: LinkDocument<Date> = { ...ofSubmission, mail, verifierHash, createdAt, expiresAt };
    transaction.create(links.doc(linkIdOf(selector)), link);
    return `${selector}.${verifier}`;
  });
}

/** Gives the sender to whom a token belongs, by the key of their address; `undefined` if the token is not valid. */
export async function senderOfLink(kind: SubmissionKind, token: string): Promise<string | undefined> {
  if (!senderPageTokenPattern.test(token)) return undefined;
  const [selector = '', verifier = ''] = token.split('.');
  const stored = await collection('applicantLinks').doc(linkIdOf(selector)).get();
  const link = stored.data() as LinkDocument<StoredTime> | undefined;
  const newest = link?.[linkFields[kind]];
  if (!link || newest === undefined || link.expiresAt.toDate() < new Date()) return undefined;
  if (!timingSafeEqual(Buffer.from(link.verifierHash, 'base64url'), hashOf(verifier))) return undefined;
  const reference = collection(kind).doc(newest);
  const [submission] = await db().getAll(reference, { fieldMask: ['emailKey', 'namesHidden'] });
  return (submission?.exists && (await emailKeyOfSubmission(submission))) || undefined;
}

/**
 * Fills the link to the sender's page into an email that leaves, if the email has a mark for one.
 * @throws {TransportError} permanent, if the address has no submission any more
 */
export async function fillSenderLink(id: string, mail: Mail): Promise<Mail> {
  const kind = mail.hasApplicantLink ? 'applications' : mail.hasEnquirerLink && 'enquiries';
  if (!kind) return mail;
  const token = await createSenderLink(kind, mail.to[0] ?? '', id);
  if (token === undefined) throw new TransportError('Nothing of this address is left', { isPermanent: true });
  return withLink(mail, linkMarks[kind], senderPageLink(kind, siteOrigin(), token));
}
