import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { applicantLink, applicantTokenPattern } from '@ohmbridge/contract/desk/applicant';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { applicantLinkCutoff } from '@ohmbridge/contract/nightly/retention';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { escapeHtml } from '../mail/mail-body.ts';
import { TransportError } from '../mail/transport.ts';
import { byAge } from './by-age.ts';

/**
 * Stands in a mail of the outbox where the link will be. The link itself is made when the mail leaves, and is stored nowhere:
 * every admin can read the outbox, as can whoever gets a copy of the database.
 */
export const applicantLinkMark = '{{applicant-link}}';

/** A document of `applicantLinks`; its id is made of the part of the token that finds it, and this proves the other part. */
interface LinkDocument<Time> {
  /** The newest application of the address then: the link ends with it, and no address stands here. */
  application: string;
  /** The mail that it was made for. */
  mail: string;
  verifierHash: string;
  createdAt: Time;
}

/** The links by which applicants see their own applications. Each ends after `applicantLinkDays`, or with the application that was the newest when it was made. */
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
      const selector = randomBytes(16).toString('base64url');
      const verifier = randomBytes(32).toString('base64url');
      return database.runTransaction(async (transaction) => {
        const applications = database.collection(collections.applications).where('emailKey', '==', emailKeyOf(email));
        const application = byAge((await transaction.get(applications.select('receivedAt'))).docs, 'receivedAt').at(
          -1,
        )?.id;
        if (application === undefined) return undefined;
        const { docs } = await transaction.get(links.where('mail', '==', mail));
        for (const { ref } of byAge(docs, 'createdAt').slice(0, 1 - mostLinks)) transaction.delete(ref);
        const verifierHash = hashOf(verifier).toString('base64url');
        const link: LinkDocument<Date> = { application, mail, verifierHash, createdAt: now() };
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
      if (!timingSafeEqual(Buffer.from(link.verifierHash, 'base64url'), hashOf(verifier))) return undefined;
      const application = await database.collection(collections.applications).doc(link.application).get();
      return application.get('emailKey') as string | undefined;
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
