import type { NewAuditEntry } from '@ohmbridge/contract/team/audit';
import { secondFactorMessages } from '@ohmbridge/contract/team/second-factor';
import { provingMinutes, refusalReasons, signInMessages } from '@ohmbridge/contract/team/sign-in';
import { authorOf, type Caller, secondsOf } from '../../http/caller.ts';
import type { ApiHandlers } from '../../http/handler.ts';
import type { AuditList } from '../../shared/audit-list.ts';
import { HttpError } from '../../shared/http-error.ts';
import type { MakeSessionToken } from '../session-tokens.ts';
import { appAddress } from './app-codes.ts';
import type { SecondFactorStore } from './second-factor-store.ts';

export interface SecondFactorServices {
  store: SecondFactorStore;
  makeToken: MakeSessionToken;
  /** Counts a code that somebody tries, by their account, from wherever it comes. */
  countProof: (uid: string) => Promise<void>;
  audit: AuditList;
  now: () => Date;
}

type AuditedFactor = Extract<NewAuditEntry, { factor: unknown }>['factor'];

/** The second step of signing in, and what it is done with. */
export function createSecondFactorHandlers({ store, makeToken, countProof, audit, now }: SecondFactorServices) {
  const seconds = () => secondsOf(now());
  /** Who may prove a second factor: an admin, or whoever becomes one by that. After the password there is not for ever time. */
  const whoProves = async (signedIn: () => Promise<Caller>): Promise<Caller> => {
    const caller = await signedIn();
    if (!caller.user.admin && !caller.pending) throw new HttpError(403, secondFactorMessages.forAdmins);
    if (caller.pending && caller.signIn.authTime + provingMinutes * 60 < seconds())
      throw new HttpError(401, signInMessages.tooLate);
    return caller;
  };
  /** Who may set one up: an admin, or whoever has to and has none. Who has one proves it first. */
  const whoEnrols = async (signedIn: () => Promise<Caller>): Promise<Caller> => {
    const caller = await whoProves(signedIn);
    if (caller.pending === 'prove')
      throw new HttpError(403, signInMessages.secondFactor, { data: { reason: refusalReasons.secondFactor } });
    return caller;
  };
  const ownerOf = ({ uid, signIn }: Caller) => ({ uid, session: signIn.session });
  const proved = async (caller: Caller, recoveryCodes?: string[]) => {
    const token = await makeToken(caller, { secondFactor: true, confirmedAt: seconds() });
    return { data: { token, ...(recoveryCodes && { recoveryCodes }) } };
  };
  /** Takes what somebody tries to prove themselves with; what is wrong stands in the audit list. What came too late is not. */
  const attempt = (caller: Caller, prove: Promise<void>) =>
    prove.catch(async (error: unknown) => {
      if (error instanceof HttpError && error.status === 400)
        await audit.add({ kind: 'sign-in-refused', reason: 'wrong-code', who: authorOf(caller) });
      throw error;
    });
  const tell = (caller: Caller, kind: 'second-factor-added' | 'second-factor-removed', factor: AuditedFactor) =>
    audit.add({ kind, factor, who: authorOf(caller) });
  return {
    async readSecondFactor({ signedIn }) {
      const { uid } = await whoEnrols(signedIn);
      return { data: await store.state(uid) };
    },
    async passkeyOptions({ signedIn }) {
      return { data: await store.beginProof(ownerOf(await whoProves(signedIn))) };
    },
    async provePasskey({ body, signedIn }) {
      const caller = await whoProves(signedIn);
      await attempt(caller, store.provePasskey(ownerOf(caller), body.response));
      return proved(caller);
    },
    async proveCode({ body, signedIn }) {
      const caller = await whoProves(signedIn);
      await countProof(caller.uid);
      await attempt(caller, store.proveCode(caller.uid, body.code));
      return proved(caller);
    },
    async proveRecoveryCode({ body, signedIn }) {
      // Recovery codes are not counted by account: nobody can guess 118 bits, and a person with only the password must not keep
      // the owner out. The table of routes counts by the sender's address.
      const caller = await whoProves(signedIn);
      await attempt(caller, store.proveRecoveryCode(caller.uid, body.code));
      return proved(caller);
    },
    async newPasskeyOptions({ signedIn }) {
      const caller = await whoEnrols(signedIn);
      return { data: { options: await store.beginPasskey(ownerOf(caller), caller.user) } };
    },
    async addPasskey({ body, signedIn }) {
      const caller = await whoEnrols(signedIn);
      const recoveryCodes = await store.addPasskey(ownerOf(caller), body.name, body.response);
      await tell(caller, 'second-factor-added', 'passkey');
      return proved(caller, recoveryCodes);
    },
    async newApp({ signedIn }) {
      const caller = await whoEnrols(signedIn);
      const secret = await store.beginApp(ownerOf(caller));
      return { data: { secret, address: appAddress(secret, caller.user.email) } };
    },
    async addApp({ body, signedIn }) {
      const caller = await whoEnrols(signedIn);
      await countProof(caller.uid);
      const recoveryCodes = await store.addApp(ownerOf(caller), body.code);
      await tell(caller, 'second-factor-added', 'totp');
      return proved(caller, recoveryCodes);
    },
    async removePasskey({ parameters: { id }, signedIn }) {
      const caller = await signedIn();
      await store.removePasskey(caller.uid, id);
      await tell(caller, 'second-factor-removed', 'passkey');
      return { data: await store.state(caller.uid) };
    },
    async removeApp({ signedIn }) {
      const caller = await signedIn();
      await store.removeApp(caller.uid);
      await tell(caller, 'second-factor-removed', 'totp');
      return { data: await store.state(caller.uid) };
    },
    async renewRecoveryCodes({ signedIn }) {
      const caller = await signedIn();
      const recoveryCodes = await store.renewRecoveryCodes(caller.uid);
      await tell(caller, 'second-factor-added', 'recovery-codes');
      return { data: { recoveryCodes } };
    },
  } satisfies Partial<ApiHandlers>;
}
