import { sessionMessages } from '@ohmbridge/contract/team/session';
import { signInMessages } from '@ohmbridge/contract/team/sign-in';
import type { LoginInput } from '@ohmbridge/contract/team/user';
import { authorOf, secondsOf } from '../../http/caller.ts';
import type { ApiHandlers } from '../../http/handler.ts';
import type { AuditList } from '../../shared/audit-list.ts';
import { HttpError } from '../../shared/http-error.ts';
import { nextSecond } from '../admin-records.ts';
import type { MakeSessionToken } from '../session-tokens.ts';
import type { SessionStore } from './session-store.ts';

export interface SessionServices {
  sessions: SessionStore;
  makeToken: MakeSessionToken;
  signIn: (credentials: LoginInput) => Promise<string>;
  /** Counts a password that somebody tries, by their account, from wherever it comes. */
  countProof: (uid: string) => Promise<void>;
  /** Ends the sessions that began before a moment, for rules and API; gives the earliest start of a valid session. */
  endSessionsBefore: (uid: string, moment: Date) => Promise<number>;
  audit: AuditList;
  now: () => Date;
}

/** An admin's own sessions: confirming them, looking at them, ending the others. */
export function createSessionHandlers(services: SessionServices) {
  const { sessions, makeToken, signIn, countProof, endSessionsBefore, audit, now } = services;
  const seconds = () => secondsOf(now());
  return {
    async confirm({ body, signedIn }) {
      const caller = await signedIn();
      // A second factor that was asked for at the door is worth more than the password that opened it.
      if (caller.signIn.hasSecondFactor) throw new HttpError(409, sessionMessages.noPassword);
      await countProof(caller.uid);
      await signIn({ email: caller.user.email, password: body.password }).catch(async (error: unknown) => {
        if (!(error instanceof HttpError && error.status === 401)) throw error;
        await audit.add({ kind: 'sign-in-refused', reason: 'wrong-credentials', who: authorOf(caller) });
        // A 401 says that the session is over, which it is not.
        throw new HttpError(400, signInMessages.wrongPassword, { errors: { password: signInMessages.wrongPassword } });
      });
      return { data: { token: await makeToken(caller, { secondFactor: false, confirmedAt: seconds() }) } };
    },
    async readSessions({ signedIn }) {
      const { uid, signIn: current } = await signedIn();
      return { data: { sessions: await sessions.list(uid, current.session) } };
    },
    async endOtherSessions({ signedIn }) {
      const caller = await signedIn();
      const { uid, signIn: current } = caller;
      const mintedAt = await endSessionsBefore(uid, nextSecond(now()));
      await sessions.forget(uid, current.session);
      await audit.add({ kind: 'sessions-ended', whose: authorOf(caller), who: authorOf(caller) });
      const { hasSecondFactor: secondFactor, confirmedAt } = current;
      return { data: { token: await makeToken(caller, { secondFactor, confirmedAt, mintedAt }) } };
    },
  } satisfies Partial<ApiHandlers>;
}
