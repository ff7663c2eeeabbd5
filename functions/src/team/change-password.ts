import type { Author } from '@site/contract/shared/author';
import { passwordMessages } from '@site/contract/team/password';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { requestLimits } from '../http/rate-limits/request-limits.ts';
import { queueOnce } from '../mail/outbox.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { auth } from '../shared/firebase.ts';
import { invalidField } from '../shared/http-error.ts';
import { passwordChangedMail } from './account-mails.ts';
import { adminOfAddress } from './admin.ts';
import { isCommonPassword } from './common-passwords.ts';
import { emailOfCode, setPasswordByCode } from './identity-toolkit.ts';
import { invitedBy } from './invitation-links.ts';
import { closeInvitation } from './invite-admin.ts';
import { makePasswordCode } from './password-link.ts';
import { endSessionsBefore, isPasswordOf, makeSessionToken, nextSecond } from './sessions.ts';

/** A new password: by the link of an email, or with the old password. Both ask more of it than its length. */
export const passwordHandlers = {
  async choosePassword({ body: { code = '', invitation, password } }) {
    const email = invitation === undefined ? await emailOfCode(code) : (await invitedBy(invitation)).email;
    const who = await adminOfAddress(email);
    await refuseCommon('password', password, [email]);
    // The code of an invitation is made here and never leaves the server, so no code outlives its invitation.
    await setPasswordByCode(invitation === undefined ? code : await makePasswordCode(email), password);
    // The password is set and the link is used up, so that an error here would not help. The next sign-in with the new
    // password ends the sessions that stayed.
    if (who)
      await passwordChanged(who, 'link', new Date())
        .then(() => closeInvitation(who.uid))
        .catch((error: unknown) =>
          logger.error('The email about a new password was not queued, or sessions were not ended', {
            uid: who.uid,
            ...errorOutline(error),
          }),
        );
    return { data: { email } };
  },
  async changePassword({ body: { current, next }, signedIn }) {
    const caller = await signedIn();
    const who = authorOf(caller);
    await requestLimits.countProof(who.uid);
    // Not a 401, which would end the session of an admin who mistypes.
    if (!(await isPasswordOf(who, current))) throw invalidField('current', passwordMessages.notTheOld);
    if (next === current) throw invalidField('next', passwordMessages.sameAsBefore);
    await refuseCommon('next', next, [who.email, caller.user.name]);
    await auth().updateUser(who.uid, { password: next });
    const mintedAt = await passwordChanged(who, 'old-password', nextSecond(new Date()));
    // The session of the caller begins again, after all others have ended. The old password is not a proof: if a second
    // factor exists, the route has asked for that.
    const { hasSecondFactor: secondFactor, confirmedAt } = caller.signIn;
    return {
      message: passwordMessages.changed,
      data: { token: await makeSessionToken(caller, { secondFactor, confirmedAt, mintedAt }) },
    };
  },
} satisfies Partial<ApiHandlers>;

/** @param about the words that a stranger knows of the owner */
async function refuseCommon(field: string, password: string, about: readonly string[]): Promise<void> {
  const { hostname } = new URL(siteOrigin());
  if (await isCommonPassword(password, [...about, hostname])) throw invalidField(field, passwordMessages.tooCommon);
}

/**
 * Ends all sessions, for API and rules; tells the owner by email and the team by the audit list.
 * @returns the earliest start of a valid session, in seconds since 1970
 */
async function passwordChanged(who: Author, by: 'old-password' | 'link', ended: Date): Promise<number> {
  const mintedAt = await endSessionsBefore(who.uid, ended);
  await auth().revokeRefreshTokens(who.uid);
  await addAuditEntry({ kind: 'password-changed', by, who });
  await queueOnce(crypto.randomUUID(), passwordChangedMail(who.email, siteOrigin()), new Date());
  return mintedAt;
}
