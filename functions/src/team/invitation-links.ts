import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import { invitationLinkEnd } from '@ohmbridge/contract/nightly/retention';
import { passwordMessages } from '@ohmbridge/contract/team/password';
import { newPasswordPath } from '@ohmbridge/contract/team/password-link';
import { secondsOf } from '../http/caller.ts';
import { TransportError } from '../mail/delivery-attempt.ts';
import { isDocumentId } from '../shared/document-id.ts';
import { HttpError } from '../shared/http-error.ts';
import { isSame, keyedHash } from '../shared/keyed-hash.ts';
import type { Accounts } from './accounts.ts';
import type { AdminStore } from './admin-store.ts';

/** The links in the mails of invitations. */
export interface InvitationLinks {
  /** Makes the token of a link for an address; `undefined` where nobody of this address is invited. */
  create: (email: string) => Promise<string | undefined>;
  /** Gives whom a token invites. Asking does not use it up. @throws {HttpError} 410 for every token that opens nothing */
  invited: (token: string) => Promise<JobAuthor>;
}

interface Services {
  adminOf: (email: string) => Promise<JobAuthor | undefined>;
  admins: Pick<AdminStore, 'find'>;
  accounts: Pick<Accounts, 'known'>;
  secret: () => string;
  now: () => Date;
}

/** The end of the token in seconds since 1970, its hash, and the uid of the invited person. */
const tokenPattern = /^(\d{10})\.([\w-]{43})\.(.+)$/s;

/**
 * Makes and checks the tokens of invitations: the end of the token, and a hash over that end and the state of account and
 * record. Nothing of a token is stored, so a copy of the database lets nobody in. A token ends when the invited person chooses
 * a password, signs in, is removed or is invited again, because the hash then changes.
 */
export function createInvitationLinks({ adminOf, admins, accounts, secret, now }: Services): InvitationLinks {
  /** Gives the address of somebody who is invited, with the hash of their tokens; `undefined` for all others. */
  const open = async (uid: string, expires: string) => {
    const record = await admins.find(uid);
    if (!record?.invitedAt) return undefined;
    const account = (await accounts.known([uid])).get(uid);
    if (!account || account.isDisabled || account.email !== record.email) return undefined;
    const state = [record.invitedAt.toISOString(), account.tokensValidAfter];
    return { email: record.email, hash: keyedHash(secret(), 'invitation-link', uid, expires, ...state) };
  };
  return {
    async create(email) {
      const admin = await adminOf(email);
      const expires = String(secondsOf(invitationLinkEnd(now())));
      const invited = admin && (await open(admin.uid, expires));
      return invited && `${expires}.${invited.hash}.${admin.uid}`;
    },
    async invited(token) {
      const [, expires = '0', hash = '', uid = ''] = tokenPattern.exec(token) ?? [];
      const isOver = Number(expires) <= secondsOf(now());
      const invited = isOver || !isDocumentId(uid) ? undefined : await open(uid, expires);
      if (!invited || !isSame(hash, invited.hash)) throw new HttpError(410, passwordMessages.invitationSpent);
      return { uid, email: invited.email };
    },
  };
}

/**
 * Makes the link of an invitation, which leads to our own page.
 * @throws {TransportError} for good where the invitation is over
 */
export async function makeInvitationLink(
  links: Pick<InvitationLinks, 'create'>,
  siteOrigin: string,
  email: string,
): Promise<string> {
  const invitation = await links.create(email);
  if (invitation === undefined) throw new TransportError('The invitation is over', { isPermanent: true });
  return siteOrigin + newPasswordPath({ invitation });
}
