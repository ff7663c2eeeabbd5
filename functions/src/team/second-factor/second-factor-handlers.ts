import { secondFactorMessages } from '@ohmbridge/contract/team/second-factor';
import { provingMinutes, refusalReasons, signInMessages } from '@ohmbridge/contract/team/sign-in';
import type { Caller } from '../../http/caller.ts';
import type { ApiHandlers } from '../../http/handler.ts';
import { HttpError } from '../../shared/http-error.ts';
import type { MakeSessionToken } from '../session-tokens.ts';
import { appAddress } from './app-codes.ts';
import type { SecondFactorStore } from './second-factor-store.ts';

export interface SecondFactorServices {
  store: SecondFactorStore;
  makeToken: MakeSessionToken;
  /** Counts a code that somebody tries, by their account, from wherever it comes. */
  countProof: (uid: string) => Promise<void>;
  now: () => Date;
}

/** The second step of signing in, and what it is done with. */
export function createSecondFactorHandlers({ store, makeToken, countProof, now }: SecondFactorServices) {
  const seconds = () => Math.floor(now().getTime() / 1000);
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
      await store.provePasskey(ownerOf(caller), body.response);
      return proved(caller);
    },
    async proveCode({ body, signedIn }) {
      const caller = await whoProves(signedIn);
      await countProof(caller.uid);
      await store.proveCode(caller.uid, body.code);
      return proved(caller);
    },
    async proveRecoveryCode({ body, signedIn }) {
      const caller = await whoProves(signedIn);
      await countProof(caller.uid);
      await store.proveRecoveryCode(caller.uid, body.code);
      return proved(caller);
    },
    async newPasskeyOptions({ signedIn }) {
      const caller = await whoEnrols(signedIn);
      return { data: { options: await store.beginPasskey(ownerOf(caller), caller.user) } };
    },
    async addPasskey({ body, signedIn }) {
      const caller = await whoEnrols(signedIn);
      return proved(caller, await store.addPasskey(ownerOf(caller), body.name, body.response));
    },
    async newApp({ signedIn }) {
      const caller = await whoEnrols(signedIn);
      const secret = await store.beginApp(ownerOf(caller));
      return { data: { secret, address: appAddress(secret, caller.user.email) } };
    },
    async addApp({ body, signedIn }) {
      const caller = await whoEnrols(signedIn);
      await countProof(caller.uid);
      return proved(caller, await store.addApp(ownerOf(caller), body.code));
    },
    async removePasskey({ parameters: { id }, signedIn }) {
      const { uid } = await signedIn();
      await store.removePasskey(uid, id);
      return { data: await store.state(uid) };
    },
    async removeApp({ signedIn }) {
      const { uid } = await signedIn();
      await store.removeApp(uid);
      return { data: await store.state(uid) };
    },
    async renewRecoveryCodes({ signedIn }) {
      const { uid } = await signedIn();
      return { data: { recoveryCodes: await store.renewRecoveryCodes(uid) } };
    },
  } satisfies Partial<ApiHandlers>;
}
