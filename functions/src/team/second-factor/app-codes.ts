import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { identity } from '@site/contract/firm/identity';
import { secondFactorMessages } from '@site/contract/team/second-factor';
import { Timestamp } from 'firebase-admin/firestore';
import { generate, generateSecret, generateURI, verify } from 'otplib';
import type { ApiHandlers } from '../../http/handler.ts';
import { requestLimits } from '../../http/rate-limits/request-limits.ts';
import { HttpError } from '../../shared/http-error.ts';
import { hashSecret } from '../../shared/keyed-hash.ts';
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
  secondFactorState,
  withoutFactor,
  wrongCode,
} from './second-factor.ts';

// Codes of an app after RFC 6238, as all apps make them: six digits every thirty seconds, by SHA-1.

/** The difference between two clocks, either way, that is accepted: as long as one code is shown. */
const toleranceSeconds = 30;

const secretBytes = 20;

export const appHandlers = {
  async newApp({ signedIn }) {
    const caller = await callerWhoEnrols(signedIn);
    const secret = await beginApp(ownerOf(caller));
    return { data: { secret, address: appAddress(secret, caller.user.email) } };
  },
  async addApp({ body, signedIn }) {
    const caller = await callerWhoEnrols(signedIn);
    await requestLimits.countProof(caller.uid);
    const recoveryCodes = await addApp(ownerOf(caller), body.code);
    await recordFactor(caller, 'second-factor-added', 'totp');
    return provedAnswer(caller, recoveryCodes);
  },
  async proveCode({ body, signedIn }) {
    const caller = await callerWhoProves(signedIn);
    await requestLimits.countProof(caller.uid);
    await recordingWrongProof(caller, proveCode(caller.uid, body.code));
    return provedAnswer(caller);
  },
  async removeApp({ signedIn }) {
    const caller = await signedIn();
    await removeApp(caller.uid);
    await recordFactor(caller, 'second-factor-removed', 'totp');
    return { data: await secondFactorState(caller.uid) };
  },
} satisfies Partial<ApiHandlers>;

export function beginApp(owner: Owner): Promise<string> {
  return changeSecondFactor(owner.uid, async (document, now) => {
    if (document.app) throw new HttpError(409, secondFactorMessages.appAlready);
    const secret = newAppSecret();
    const sealed = seal(hashSecret(process.env), sealedFor(owner.uid), secret);
    const begun = { ...document.begun, newApp: begin(sealed, owner, now) };
    return { next: { ...document, begun }, answer: secret };
  });
}

/** Sets up the app by a first code; gives recovery codes if it is the first second factor. */
export function addApp(owner: Owner, code: string): Promise<string[] | undefined> {
  return changeSecondFactor(owner.uid, async (document, now) => {
    if (document.app) throw new HttpError(409, secondFactorMessages.appAlready);
    const secret = begunBy(owner, document.begun.newApp, now);
    const lastStep = await stepOfCode(unsealed(owner.uid, secret), code, now, 0);
    if (lastStep === undefined) throw wrongCode(secondFactorMessages.wrongCode);
    const { newApp: _spent, ...begun } = document.begun;
    const app = { secret, lastStep, addedAt: Timestamp.fromDate(now) };
    return codesWithFirstFactor(owner.uid, document, { ...document, app, begun });
  });
}

export function proveCode(uid: string, code: string): Promise<void> {
  return changeSecondFactor(uid, async (document, now) => {
    const { app } = document;
    if (!app) throw new HttpError(409, secondFactorMessages.notEnrolled);
    const lastStep = await stepOfCode(unsealed(uid, app.secret), code, now, app.lastStep);
    if (lastStep === undefined) throw wrongCode(secondFactorMessages.wrongCode);
    return { next: { ...document, app: { ...app, lastStep, lastUsedAt: Timestamp.fromDate(now) } }, answer: undefined };
  });
}

export function removeApp(uid: string): Promise<void> {
  return changeSecondFactor(uid, async ({ app, ...document }) => {
    if (!app) throw new HttpError(404, secondFactorMessages.notThere);
    return withoutFactor(document);
  });
}

const sealedFor = (uid: string) => `app-secret:${uid}`;
const unsealed = (uid: string, sealed: string) => unseal(hashSecret(process.env), sealedFor(uid), sealed);

export const newAppSecret = (): string => generateSecret({ length: secretBytes });

export const appAddress = (secret: string, email: string): string =>
  generateURI({ issuer: identity.shortName, label: email, secret });

export const codeAt = (secret: string, moment: Date): Promise<string> =>
  generate({ secret, epoch: Math.floor(moment.getTime() / 1000) });

/**
 * Gives the time step of a code: the current one, the one before or the one after, and only a step after the last used one.
 * `undefined` for every other code.
 * @param lastStep the step of the last code that was accepted
 */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): Promise<number | undefined> {
  const epoch = Math.floor(now.getTime() / 1000);
  const found = await verify({ secret, token: code, epoch, epochTolerance: toleranceSeconds, afterTimeStep: lastStep });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text that must be read again. The database alone does not reveal it.
 * @param belongsTo the kind and the owner of the text: it cannot be opened for another one
 */
export function seal(secret: string, belongsTo: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(belongsTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws if the text was changed, belongs to another owner, or was sealed with another secret */
export function unseal(secret: string, belongsTo: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  const decipher = createDecipheriv(algorithm, keyOf(secret), nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(belongsTo)).setAuthTag(tag);
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed-text', 32));
