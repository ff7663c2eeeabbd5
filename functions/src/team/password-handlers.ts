import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import { passwordMessages } from '@ohmbridge/contract/team/password';
import type { LoginInput } from '@ohmbridge/contract/team/user';
import type { Auth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { AuditList } from '../shared/audit-list.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import { nextSecond } from './admin-records.ts';
import type { AdminStore } from './admin-store.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { InvitationLinks } from './invitation-links.ts';
import type { MakeSessionToken } from './session-tokens.ts';
import { refusedPassword } from './sign-in.ts';

export interface PasswordChangeServices {
  signIn: (credentials: LoginInput) => Promise<string>;
  emailOfCode: (code: string) => Promise<string>;
  /** Has Firebase make a code by which the password of an account is set. */
  makeCode: (email: string) => Promise<string>;
  invitations: Pick<InvitationLinks, 'invited'>;
  admins: Pick<AdminStore, 'closeInvitation'>;
  setPasswordByCode: (code: string, password: string) => Promise<void>;
  auth: () => Pick<Auth, 'updateUser' | 'revokeRefreshTokens'>;
  /** The admin of an address, if it is one's. */
  adminOf: (email: string) => Promise<JobAuthor | undefined>;
  /** Ends an admin's sessions for the rules, which do not know revoked tokens; gives the earliest start of a valid session. */
  endSessionsBefore: (uid: string, moment: Date) => Promise<number>;
  /** Counts a tried password by its account, for callers from every address. */
  countProof: (uid: string) => Promise<void>;
  /** Tells an admin by mail that they have a new password. */
  tellChanged: (email: string) => Promise<void>;
  makeToken: MakeSessionToken;
  audit: AuditList;
  siteOrigin: () => string;
  now: () => Date;
}

/** Choosing a password: by the link of a mail, or by whoever knows the one before. Both ask more of it than its length. */
export function createPasswordChangeHandlers(services: PasswordChangeServices) {
  const { signIn, emailOfCode, makeCode, setPasswordByCode, auth, adminOf, audit, siteOrigin, now } = services;
  const { invitations, admins, endSessionsBefore, countProof, tellChanged, makeToken } = services;

  const refuseCommon = async (field: string, password: string, about: readonly string[]) => {
    const { hostname } = new URL(siteOrigin());
    if (await isCommonPassword(password, [...about, hostname]))
      throw refusedPassword(field, passwordMessages.tooCommon);
  };
  /** All sessions end, in the database and the files as well; its owner is told, and the team can read it. */
  const passwordChanged = async (who: JobAuthor, by: 'old-password' | 'link', ended: Date) => {
    const mintedAt = await endSessionsBefore(who.uid, ended);
    await auth().revokeRefreshTokens(who.uid);
    await audit.add({ kind: 'password-changed', by, who });
    await tellChanged(who.email);
    return mintedAt;
  };

  return {
    async readInvitation({ body: { invitation } }) {
      return { data: { email: (await invitations.invited(invitation)).email } };
    },
    async choosePassword({ body: { code = '', invitation, password } }) {
      const email = invitation === undefined ? await emailOfCode(code) : (await invitations.invited(invitation)).email;
      const who = await adminOf(email);
      await refuseCommon('password', password, [email]);
      // The code of an invitation is made here and never leaves the server, so no code outlives its invitation.
      await setPasswordByCode(invitation === undefined ? code : await makeCode(email), password);
      // The password is set and the link is used up, so that an error here would help nobody. Who signs in with it ends the
      // sessions that stayed.
      if (who)
        await passwordChanged(who, 'link', now())
          .then(() => admins.closeInvitation(who.uid))
          .catch((error: unknown) =>
            logger.error('A new password was not told, or left sessions open', {
              uid: who.uid,
              ...errorOutline(error),
            }),
          );
      return { data: { email } };
    },
    async changePassword({ body: { current, next }, signedIn }) {
      const caller = await signedIn();
      const who = authorOf(caller);
      await countProof(who.uid);
      await signIn({ email: who.email, password: current }).catch(async (error: unknown) => {
        // Not as 401, which would end the session of whoever mistypes.
        if (!(error instanceof HttpError && error.status === 401)) throw error;
        await audit.add({ kind: 'sign-in-refused', reason: 'wrong-credentials', who });
        throw refusedPassword('current', passwordMessages.notTheOld);
      });
      if (next === current) throw refusedPassword('next', passwordMessages.sameAsBefore);
      await refuseCommon('next', next, [who.email, caller.user.name]);
      await auth().updateUser(who.uid, { password: next });
      const mintedAt = await passwordChanged(who, 'old-password', nextSecond(now()));
      // The session of the caller begins again, after all others have ended. The old password is not a proof: if a second
      // factor exists, the route has asked for that.
      const { hasSecondFactor: secondFactor, confirmedAt } = caller.signIn;
      return {
        message: passwordMessages.changed,
        data: { token: await makeToken(caller, { secondFactor, confirmedAt, mintedAt }) },
      };
    },
  } satisfies Partial<ApiHandlers>;
}
