import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ownPageLink, ownPageTokenPattern } from '@ohmbridge/contract/desk/own-page';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { applicantLinkEnd } from '@ohmbridge/contract/nightly/retention';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import { TransportError } from '../mail/delivery-attempt.ts';
import { letterTo, withLink } from '../mail/mail-body.ts';
import { db } from '../shared/firebase.ts';
import { byAge } from './by-age.ts';
import { emailKeyOfSubmission, newestOfAddress } from './hidden-names.ts';

/**
 * Stands in a mail of the outbox where the link will be. The link itself is made when the mail leaves, and is stored nowhere:
 * every admin can read the outbox, as can whoever gets a copy of the db().
 */
const linkMarks: Record<SubmissionKind, string> = {
  applications: '{{applicant-link}}',
  enquiries: '{{enquirer-link}}',
};

/** A letter to whoever has sent something: with a place for a link to the page of their own, which stands in a line of its own. */
export function letterWithLink(
  kind: SubmissionKind,
  to: string,
  replyTo: string,
  { subject, text }: { subject: string; text: (mark: string) => readonly string[] },
): Mail {
  const letter = letterTo(to, replyTo, { subject, text: text(linkMarks[kind]).join('\n\n') });
  return { ...letter, ...(kind === 'applications' ? { hasApplicantLink: true } : { hasEnquirerLink: true }) };
}

/** The field of a link in which the submission stands that it ends with. */
export const linkFields = { applications: 'application', enquiries: 'enquiry' } as const satisfies Record<
  SubmissionKind,
  string
>;

/**
 * A document of `applicantLinks`; its id is made of the part of the token that finds it, and this proves the other part. In
 * the field of its kind stands the newest submission of the address then, and no address.
 */
interface LinkDocument<Time> extends Partial<Record<(typeof linkFields)[SubmissionKind], string>> {
  /** The mail that it was made for. */
  mail: string;
  verifierHash: string;
  createdAt: Time;
  /** A TTL policy deletes the link after this moment. */
  expiresAt: Time;
}

/** The links by which people see what they have sent of a kind. Each ends after `applicantLinkDays`, or with the submission that was the newest when it was made. */
export interface OwnPageLinks {
  /** Makes the link of a mail and gives its token; `undefined` where the address has sent nothing of the kind. */
  create: (kind: SubmissionKind, email: string, mail: string) => Promise<string | undefined>;
  /** Whose submissions a token shows; `undefined` where it shows none. */
  emailKeyOf: (kind: SubmissionKind, token: string) => Promise<string | undefined>;
}

/** As many links of a mail stay good: every attempt to send it makes one, and any of them may have arrived. */
const mostLinks = 10;

/** The id of a link's document. Not its selector: of the texts that those may be, Firestore refuses some as an id. */
const idOf = (selector: string) => Buffer.from(selector, 'base64url').toString('hex');

/** The verifier has 256 random bits, so nobody can find one to a hash, and a key is not needed. */
const hashOf = (verifier: string) => createHash('sha256').update(verifier).digest();

export function createOwnPageLinks(): OwnPageLinks {
  return {
    async create(kind, email, mail) {
      const links = db().collection(collections.applicantLinks);
      const selector = randomBytes(16).toString('base64url');
      const verifier = randomBytes(32).toString('base64url');
      // The search comes before the transaction, because a transaction locks what it reads.
      const [newest] = await newestOfAddress(kind, emailKeyOf(email), 1);
      if (!newest) return undefined;
      return db().runTransaction(async (transaction) => {
        const [submission] = await transaction.getAll(newest.submission.ref, { fieldMask: ['receivedAt'] });
        // The mail is tried again, and then finds the newest submission.
        if (!submission?.exists) throw new TransportError('The newest submission was erased in the meantime');
        const { docs } = await transaction.get(links.where('mail', '==', mail).select('createdAt'));
        for (const { ref } of byAge(docs, 'createdAt').slice(0, 1 - mostLinks)) transaction.delete(ref);
        const verifierHash = hashOf(verifier).toString('base64url');
        const createdAt = new Date();
        const ofSubmission = { [linkFields[kind]]: submission.id };
        const expiresAt = applicantLinkEnd(createdAt);
        const link: LinkDocument<Date> = { ...ofSubmission, mail, verifierHash, createdAt, expiresAt };
        transaction.create(links.doc(idOf(selector)), link);
        return `${selector}.${verifier}`;
      });
    },
    async emailKeyOf(kind, token) {
      if (!ownPageTokenPattern.test(token)) return undefined;
      const [selector = '', verifier = ''] = token.split('.');
      const stored = await db().collection(collections.applicantLinks).doc(idOf(selector)).get();
      const link = stored.data() as LinkDocument<StoredTime> | undefined;
      const newest = link?.[linkFields[kind]];
      if (!link || newest === undefined || link.expiresAt.toDate() < new Date()) return undefined;
      if (!timingSafeEqual(Buffer.from(link.verifierHash, 'base64url'), hashOf(verifier))) return undefined;
      const reference = db().collection(collections[kind]).doc(newest);
      const [submission] = await db().getAll(reference, { fieldMask: ['emailKey', 'namesHidden'] });
      return (submission?.exists && (await emailKeyOfSubmission(submission))) || undefined;
    },
  };
}

/**
 * The mail as it is sent: with a link to the own page of whoever it is to, where it has a place for one.
 * @throws {TransportError} for good where nothing is left that it could show
 */
export async function withOwnPageLink(
  id: string,
  mail: Mail,
  links: Pick<OwnPageLinks, 'create'>,
  origin: string,
): Promise<Mail> {
  const kind = mail.hasApplicantLink ? 'applications' : mail.hasEnquirerLink && 'enquiries';
  if (!kind) return mail;
  const token = await links.create(kind, mail.to[0] ?? '', id);
  if (token === undefined) throw new TransportError('Nothing of this address is left', { isPermanent: true });
  return withLink(mail, linkMarks[kind], ownPageLink(kind, origin, token));
}
