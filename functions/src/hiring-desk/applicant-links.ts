import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { applicantLink, applicantTokenPattern } from '../contract/applicant.ts';
import { collections, type StoredTime } from '../contract/collections.ts';
import type { Mail } from '../contract/mail.ts';
import { applicantLinkCutoff } from '../contract/retention.ts';
import { emailKeyOf } from '../contract/submission-search.ts';
import { escapeHtml } from '../mail/mail-body.ts';
import { TransportError } from '../mail/transport.ts';

/**
 * Stands in a mail of the outbox where the link will be. The link itself is made when the mail leaves, and is stored nowhere:
 * every admin can read the outbox, as can whoever gets a copy of the database.
 */
export const applicantLinkMark = '{{applicant-link}}';

/** A document of `applicantLinks`; its id is made of the part of the token that finds it, and this proves the other part. */
interface LinkDocument<Time> {
  emailKey: string;
  /** The mail that it was made for. */
  mail: string;
  verifierHash: string;
  createdAt: Time;
}

/** The links by which applicants see their own applications. A link belongs to an address; it ends with its last application, or after `applicantLinkDays`. */
export interface ApplicantLinks {
  /** Makes the link of a mail and gives its token; `undefined` where the address has no application. */
  create: (email: string, mail: string) => Promise<string | undefined>;
  /** Whose applications a token shows; `undefined` where it shows none. */
  emailKeyOf: (token: string) => Promise<string | undefined>;
}

/** As many links of a mail stay good: every attempt to send it makes one, and any of them may have arrived. */
const mostLinks = 10;

/** The id of a link's document. Not its selector: of the texts that those may be, Firestore refuses some as an id. */
const idOf = (selector: string) => Buffer.from(selector, 'base64url').toString('hex');

/** The verifier has 256 random bits, so nobody can find one to a hash, and a key is not needed. */
const hashOf = (verifier: string) => createHash('sha256').update(verifier).digest();

export function createApplicantLinks(firestore: () => Promise<Firestore>, now: () => Date): ApplicantLinks {
  return {
    async create(email, mail) {
      const database = await firestore();
      const links = database.collection(collections.applicantLinks);
      const emailKey = emailKeyOf(email);
      const selector = randomBytes(16).toString('base64url');
      const verifier = randomBytes(32).toString('base64url');
      return database.runTransaction(async (transaction) => {
        const applications = database.collection(collections.applications).where('emailKey', '==', emailKey);
        if ((await transaction.get(applications.select().limit(1))).empty) return undefined;
        const ofAddress = await transaction.get(links.where('emailKey', '==', emailKey));
        const docs = ofAddress.docs.filter((link) => link.get('mail') === mail);
        const age = (link: (typeof docs)[number]) => (link.get('createdAt') as StoredTime).toDate().getTime();
        for (const { ref } of docs.toSorted((one, other) => age(other) - age(one)).slice(mostLinks - 1))
          transaction.delete(ref);
        const verifierHash = hashOf(verifier).toString('base64url');
        const link: LinkDocument<Date> = { emailKey, mail, verifierHash, createdAt: now() };
        transaction.create(links.doc(idOf(selector)), link);
        return `${selector}.${verifier}`;
      });
    },
    async emailKeyOf(token) {
      if (!applicantTokenPattern.test(token)) return undefined;
      const [selector = '', verifier = ''] = token.split('.');
      const database = await firestore();
      const stored = await database.collection(collections.applicantLinks).doc(idOf(selector)).get();
      const link = stored.data() as LinkDocument<StoredTime> | undefined;
      if (!link || link.createdAt.toDate() < applicantLinkCutoff(now())) return undefined;
      return timingSafeEqual(Buffer.from(link.verifierHash, 'base64url'), hashOf(verifier)) ? link.emailKey : undefined;
    },
  };
}

/**
 * The mail as it is sent: with a link to the applicant's own page, where it has a place for one.
 * @throws {TransportError} for good where nothing is left that it could show
 */
export async function withApplicantLink(
  id: string,
  mail: Mail,
  links: Pick<ApplicantLinks, 'create'>,
  origin: string,
): Promise<Mail> {
  const { subject, text, html } = mail.message;
  if (!mail.hasApplicantLink) return mail;
  const token = await links.create(mail.to[0] ?? '', id);
  if (token === undefined) throw new TransportError('There is no application of this address', { isPermanent: true });
  const link = applicantLink(origin, token);
  const filled = (words: string, as = link) => words.replaceAll(applicantLinkMark, () => as);
  const parameters = Object.entries(mail.emailService.parameters).map(([name, value]) => [name, filled(value)]);
  return {
    ...mail,
    message: { subject, text: filled(text), html: filled(html, escapeHtml(link)) },
    emailService: { ...mail.emailService, parameters: Object.fromEntries(parameters) },
  };
}
