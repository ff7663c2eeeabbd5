import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { identity } from '@site/contract/firm/identity';
import {
  mostPasskeys,
  type NewPasskey,
  type PasskeyProof,
  type SecondFactorChoice,
  secondFactorMessages,
} from '@site/contract/team/second-factor';
import { Timestamp } from 'firebase-admin/firestore';
import type { ApiHandlers } from '../../http/handler.ts';
import { siteOrigin } from '../../shared/configuration.ts';
import { HttpError } from '../../shared/http-error.ts';
import { codesWithFirstFactor } from './recovery-codes.ts';
import {
  begin,
  begunBy,
  callerWhoEnrols,
  callerWhoProves,
  changeSecondFactor,
  type Owner,
  ownerOf,
  provedAnswer,
  recordFactor,
  recordingWrongProof,
  secondFactorChoice,
  secondFactorState,
  withoutFactor,
} from './second-factor.ts';

// Passkeys, by WebAuthn. A passkey belongs to the host of the site, and to no other site that looks like it.

export interface PasskeyCredential {
  id: string;
  /** In base64url. */
  publicKey: string;
  /** The number of signatures, if the passkey counts them: a counter that goes back means a copy. */
  counter: number;
  transports: string[];
}

const timeout = 120_000;

export const passkeyHandlers = {
  async passkeyOptions({ signedIn }) {
    return { data: await beginProof(ownerOf(await callerWhoProves(signedIn))) };
  },
  async provePasskey({ body, signedIn }) {
    const caller = await callerWhoProves(signedIn);
    await recordingWrongProof(caller, provePasskey(ownerOf(caller), body.response));
    return provedAnswer(caller);
  },
  async newPasskeyOptions({ signedIn }) {
    const caller = await callerWhoEnrols(signedIn);
    return { data: { options: await beginPasskey(ownerOf(caller), caller.user) } };
  },
  async addPasskey({ body, signedIn }) {
    const caller = await callerWhoEnrols(signedIn);
    const recoveryCodes = await addPasskey(ownerOf(caller), body.name, body.response);
    await recordFactor(caller, 'second-factor-added', 'passkey');
    return provedAnswer(caller, recoveryCodes);
  },
  async removePasskey({ parameters: { id }, signedIn }) {
    const caller = await signedIn();
    await changeSecondFactor(caller.uid, async (document) => {
      const left = document.passkeys.filter((one) => one.id !== id);
      if (left.length === document.passkeys.length) throw new HttpError(404, secondFactorMessages.notThere);
      return withoutFactor({ ...document, passkeys: left });
    });
    await recordFactor(caller, 'second-factor-removed', 'passkey');
    return { data: await secondFactorState(caller.uid) };
  },
} satisfies Partial<ApiHandlers>;

/** Begins a proof: gives the ways in which it can be done, and the options of a passkey for the browser. */
export function beginProof(owner: Owner): Promise<{ choice: SecondFactorChoice; options: unknown }> {
  return changeSecondFactor<{ choice: SecondFactorChoice; options: unknown }>(owner.uid, async (document, now) => {
    const choice = secondFactorChoice(document);
    if (!choice.passkey) return { next: document, answer: { choice, options: null } };
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(siteOrigin()).rpID,
      timeout,
      userVerification: 'preferred',
      allowCredentials: document.passkeys.map(described),
    });
    const begun = { ...document.begun, proof: begin(options.challenge, owner, now) };
    return { next: { ...document, begun }, answer: { choice, options } };
  });
}

export function provePasskey(owner: Owner, proof: PasskeyProof): Promise<void> {
  return changeSecondFactor(owner.uid, async (document, now) => {
    const challenge = begunBy(owner, document.begun.proof, now);
    const used = document.passkeys.find(({ id }) => id === proof.id);
    if (!used) throw new HttpError(400, secondFactorMessages.unknownPasskey);
    const counter = await counterAfter(proof, challenge, used);
    if (counter === undefined) throw new HttpError(400, secondFactorMessages.wrongPasskey);
    const after = { ...used, counter, lastUsedAt: Timestamp.fromDate(now) };
    const { proof: _spent, ...begun } = document.begun;
    const passkeys = document.passkeys.map((one) => (one === used ? after : one));
    return { next: { ...document, passkeys, begun }, answer: undefined };
  });
}

/** Begins a new passkey: gives its options for the browser. */
export function beginPasskey({ uid, session }: Owner, named: { email: string; name: string }): Promise<unknown> {
  return changeSecondFactor<unknown>(uid, async (document, now) => {
    if (document.passkeys.length >= mostPasskeys) throw new HttpError(409, secondFactorMessages.tooManyPasskeys);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: identity.shortName,
      rpID: relyingParty(siteOrigin()).rpID,
      userID: new Uint8Array(Buffer.from(uid)),
      userName: named.email,
      userDisplayName: named.name,
      timeout,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      excludeCredentials: document.passkeys.map(described),
    });
    const begun = { ...document.begun, newPasskey: begin(options.challenge, { uid, session }, now) };
    return { next: { ...document, begun }, answer: options };
  });
}

/** Adds a passkey; gives recovery codes if it is the first second factor. */
export function addPasskey(owner: Owner, name: string, made: NewPasskey): Promise<string[] | undefined> {
  return changeSecondFactor(owner.uid, async (document, now) => {
    const added = await credentialIn(made, begunBy(owner, document.begun.newPasskey, now));
    if (!added || document.passkeys.some(({ id }) => id === added.id))
      throw new HttpError(409, secondFactorMessages.wrongPasskey);
    const { newPasskey: _spent, ...begun } = document.begun;
    const passkeys = [...document.passkeys, { ...added, name, addedAt: Timestamp.fromDate(now) }];
    return codesWithFirstFactor(owner.uid, document, { ...document, passkeys, begun });
  });
}

/** Loads WebAuthn: few requests are about passkeys, and the library is large. */
const library = () => import('@simplewebauthn/server');

/** Gives the counter of a passkey after a proof; `undefined` for a wrong one. */
async function counterAfter(
  proof: PasskeyProof,
  challenge: string,
  { id, publicKey, counter }: PasskeyCredential,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const found = await unlessInvalid(
    verifyAuthenticationResponse({
      ...expected(),
      response: proof as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      // The passkey is the second factor: having it is enough, because the password was asked for.
      requireUserVerification: false,
    }),
  );
  return found?.verified ? found.authenticationInfo.newCounter : undefined;
}

/** Gives the new passkey; `undefined` if the answer is not to this challenge. */
async function credentialIn(answer: NewPasskey, challenge: string): Promise<PasskeyCredential | undefined> {
  const { verifyRegistrationResponse } = await library();
  const found = await unlessInvalid(
    verifyRegistrationResponse({
      ...expected(),
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      requireUserVerification: false,
    }),
  );
  if (!found?.verified) return undefined;
  const { id, publicKey, counter } = found.registrationInfo.credential;
  const transports = answer.response.transports ?? [];
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The library rejects every answer of a browser that is not valid. */
const unlessInvalid = <Result>(checked: Promise<Result>): Promise<Result | undefined> => checked.catch(() => undefined);

const described = ({ id, transports }: PasskeyCredential) => ({ id, transports });

function expected() {
  const { rpID, origins } = relyingParty(siteOrigin());
  return { expectedOrigin: origins, expectedRPID: rpID };
}

/**
 * Gives the site as WebAuthn knows it. An address of numbers has no passkeys: for them a local stack is `localhost`, which is
 * the same machine.
 */
export function relyingParty(origin: string): { rpID: string; origins: string[] } {
  const { hostname, origin: ownOrigin } = new URL(origin);
  if (hostname !== '127.0.0.1') return { rpID: hostname, origins: [ownOrigin] };
  return { rpID: 'localhost', origins: [ownOrigin.replace(hostname, 'localhost')] };
}
