import { daysLater, invitationLinkDays } from '@site/contract/nightly/retention';
import type { Author } from '@site/contract/shared/author';
import { passwordMessages } from '@site/contract/team/password';
import { newPasswordPath } from '@site/contract/team/password-link';
import { secondsOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { TransportError } from '../mail/delivery-attempt.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { isDocumentId } from '../shared/documents.ts';
import { HttpError } from '../shared/http-error.ts';
import { hashSecret, isSame, keyedHash } from '../shared/keyed-hash.ts';
import { accountsByUid } from './accounts.ts';
import { adminOfAddress, findAdmin } from './admin.ts';

// The links in the emails of invitations. A token has its end, and a hash over that end and the state of account and record.
// Nothing of a token is stored, so a copy of the database does not let its reader in. A token ends when the invited
// colleague chooses a password, signs in, is removed or is invited again, because the hash then changes.

/** The end of the token in seconds since 1970, its hash, and the uid of the invited colleague. */
const tokenPattern = /^(\d{10})\.([\w-]{43})\.(.+)$/s;

export const invitationLinkHandlers = {
  async readInvitation({ body: { invitation } }) {
    return { data: { email: (await invitedBy(invitation)).email } };
  },
} satisfies Partial<ApiHandlers>;

/** Gives the colleague that a token invites. Asking does not use it up. @throws {HttpError} 410 for every invalid token */
export async function invitedBy(token: string): Promise<Author> {
  const [, expires = '0', hash = '', uid = ''] = tokenPattern.exec(token) ?? [];
  const isOver = Number(expires) <= secondsOf(new Date());
  const invited = isOver || !isDocumentId(uid) ? undefined : await openInvitation(uid, expires);
  if (!invited || !isSame(hash, invited.hash)) throw new HttpError(410, passwordMessages.invitationSpent);
  return { uid, email: invited.email };
}

/** Makes the token of a link for an address; `undefined` for an address without an open invitation. */
export async function makeInvitationToken(email: string): Promise<string | undefined> {
  const admin = await adminOfAddress(email);
  const expires = String(secondsOf(daysLater(new Date(), invitationLinkDays)));
  const invited = admin && (await openInvitation(admin.uid, expires));
  return invited && `${expires}.${invited.hash}.${admin.uid}`;
}

/**
 * Makes the link of an invitation, as its email leaves. The link leads to our own page.
 * @throws {TransportError} for good if the invitation is over
 */
export async function makeInvitationLink(email: string): Promise<string> {
  const invitation = await makeInvitationToken(email);
  if (invitation === undefined) throw new TransportError('The invitation is over', { isPermanent: true });
  return siteOrigin() + newPasswordPath({ invitation });
}

/** Gives the address of an invited colleague, and the hash of their tokens with this end; `undefined` for everyone else. */
async function openInvitation(uid: string, expires: string): Promise<{ email: string; hash: string } | undefined> {
  const record = await findAdmin(uid);
  if (!record?.invitedAt) return undefined;
  const account = (await accountsByUid([uid])).get(uid);
  if (!account || account.isDisabled || account.email !== record.email) return undefined;
  const state = [record.invitedAt.toISOString(), account.tokensValidAfter];
  const hash = keyedHash(hashSecret(process.env), 'invitation-link', uid, expires, ...state);
  return { email: record.email, hash };
}
