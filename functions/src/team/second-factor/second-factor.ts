import { secondFactorWaived } from '@site/contract/team/admin';
import type { NewAuditEntry } from '@site/contract/team/audit';
import {
  type Passkey,
  type ProvedAnswer,
  type SecondFactorChoice,
  type SecondFactorState,
  secondFactorMessages,
} from '@site/contract/team/second-factor';
import {
  provingMinutes,
  refusalReasons,
  type SecondFactorMode,
  secondFactorModes,
  signInMessages,
} from '@site/contract/team/sign-in';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { authorOf, type Caller, secondsOf } from '../../http/caller.ts';
import type { ApiHandlers } from '../../http/handler.ts';
import { addAuditEntry } from '../../shared/audit-list.ts';
import { type Environment, readChoice } from '../../shared/configuration.ts';
import { collection } from '../../shared/documents.ts';
import { db } from '../../shared/firebase.ts';
import { HttpError } from '../../shared/http-error.ts';
import { admins } from '../admin.ts';
import { makeSessionToken } from '../sessions.ts';
import type { PasskeyCredential } from './passkeys.ts';

// The second factor of an admin: passkeys (passkeys.ts), an app (app-codes.ts), and recovery codes for the day on which both are
// lost (recovery-codes.ts). One document per admin, one transaction for each step: a code or a proof counts once, however often
// it is sent at the same moment.
//
//   none      the record waives the second factor (`offered`), or the admin sets one up first (`required`)
//   begun     a challenge or a secret counts for five minutes, in the session that began it
//   enrolled  the record waives nothing: each session proves the second factor, and gets a token that says so
//   none      its owner has removed the last one (`offered` only), or a colleague has reset it (reset-second-factor.ts)

/** A document of the `secondFactors` collection, under the uid of its owner. Clients never get it as it is. */
export interface SecondFactorDocument {
  passkeys: (PasskeyCredential & { name: string; addedAt: Timestamp; lastUsedAt?: Timestamp })[];
  app?: {
    /** Sealed. */
    secret: string;
    /** The step of the last accepted code: this code and earlier ones are refused. */
    lastStep: number;
    addedAt: Timestamp;
    lastUsedAt?: Timestamp;
  };
  /** Keyed hashes of the codes that are left. */
  recoveryCodes: string[];
  begun: { proof?: BegunStep; newPasskey?: BegunStep; newApp?: BegunStep };
}

/** A step that was begun in a session. Its answer is taken once. */
interface BegunStep {
  /** The challenge, or the sealed secret of an app. */
  value: string;
  session: string;
  expiresAt: Timestamp;
}

export interface Owner {
  uid: string;
  session: string;
}

const begunMilliseconds = 5 * 60_000;

export const secondFactors = () => collection('secondFactors');

export const secondFactorIn = (found: DocumentSnapshot): SecondFactorDocument =>
  (found.data() as SecondFactorDocument | undefined) ?? { passkeys: [], recoveryCodes: [], begun: {} };

/** Tells whether a second factor is set up. Recovery codes alone do not count: they replace a lost one. */
export function isEnrolled({ passkeys, app }: SecondFactorDocument): boolean {
  return passkeys.length > 0 || app !== undefined;
}

export async function enrolledAmong(uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const found = await db().getAll(...uids.map((uid) => secondFactors().doc(uid)));
  return new Set(found.filter((one) => isEnrolled(secondFactorIn(one))).map(({ id }) => id));
}

export const readSecondFactorMode = (environment: Environment): SecondFactorMode =>
  readChoice(environment, 'SECOND_FACTOR', secondFactorModes);

export const secondFactorMode = (): SecondFactorMode => readSecondFactorMode(process.env);

export const secondFactorHandlers = {
  async readSecondFactor({ signedIn }) {
    const { uid } = await callerWhoEnrols(signedIn);
    return { data: await secondFactorState(uid) };
  },
} satisfies Partial<ApiHandlers>;

export async function secondFactorState(uid: string): Promise<SecondFactorState> {
  const { passkeys, app, recoveryCodes } = secondFactorIn(await secondFactors().doc(uid).get());
  const shown = ({ addedAt, lastUsedAt }: { addedAt: Timestamp; lastUsedAt?: Timestamp }) => ({
    addedAt: addedAt.toDate().toISOString(),
    lastUsedAt: lastUsedAt?.toDate().toISOString() ?? null,
  });
  return {
    mode: secondFactorMode(),
    passkeys: passkeys.map(({ id, name, ...times }): Passkey => ({ id, name, ...shown(times) })),
    app: app ? shown(app) : null,
    recoveryCodesLeft: recoveryCodes.length,
  };
}

export function secondFactorChoice({ passkeys, app, recoveryCodes }: SecondFactorDocument): SecondFactorChoice {
  return { passkey: passkeys.length > 0, app: app !== undefined, recoveryCodes: recoveryCodes.length > 0 };
}

/**
 * Gives the caller who may prove a second factor: an admin, or a person who becomes one by that. After the password there are
 * a few minutes for it.
 */
export async function callerWhoProves(signedIn: () => Promise<Caller>): Promise<Caller> {
  const caller = await signedIn();
  if (!caller.user.admin && !caller.pending) throw new HttpError(403, secondFactorMessages.forAdmins);
  if (caller.pending && caller.signIn.authTime + provingMinutes * 60 < secondsOf(new Date()))
    throw new HttpError(401, signInMessages.tooLate);
  return caller;
}

/** Gives the caller who may set one up: an admin, or a person who must and has none. A person who has one proves it first. */
export async function callerWhoEnrols(signedIn: () => Promise<Caller>): Promise<Caller> {
  const caller = await callerWhoProves(signedIn);
  if (caller.pending === 'prove')
    throw new HttpError(403, signInMessages.secondFactor, { data: { reason: refusalReasons.secondFactor } });
  return caller;
}

export const ownerOf = ({ uid, signIn }: Caller): Owner => ({ uid, session: signIn.session });

/** Awaits a proof. A wrong one goes into the audit list; one that came too late does not. */
export async function recordingWrongProof(caller: Caller, proof: Promise<void>): Promise<void> {
  await proof.catch(async (error: unknown) => {
    if (error instanceof HttpError && error.status === 400)
      await addAuditEntry({ kind: 'sign-in-refused', reason: 'wrong-code', who: authorOf(caller) });
    throw error;
  });
}

/** Answers a proof with the token of a session that has a second factor. */
export async function provedAnswer(caller: Caller, recoveryCodes?: string[]): Promise<{ data: ProvedAnswer }> {
  const token = await makeSessionToken(caller, { secondFactor: true, confirmedAt: secondsOf(new Date()) });
  return { data: { token, ...(recoveryCodes && { recoveryCodes }) } };
}

/** Adds to the audit list that a caller has set up or removed a second factor. */
export function recordFactor(
  caller: Caller,
  kind: 'second-factor-added' | 'second-factor-removed',
  factor: Extract<NewAuditEntry, { factor: unknown }>['factor'],
): Promise<void> {
  return addAuditEntry({ kind, factor, who: authorOf(caller) });
}

/** The refusal of a wrong code: not a 401, which ends a session, nor a 403, which says that the caller is not an admin. */
export const wrongCode = (message: string) => new HttpError(400, message, { errors: { code: message } });

/**
 * Changes the document in one transaction; an error that `step` throws changes nothing. The record of the admin follows: the
 * rules ask for a second factor from the moment in which one is set up.
 */
export function changeSecondFactor<Answer = void>(
  uid: string,
  step: (document: SecondFactorDocument, now: Date) => Promise<{ next: SecondFactorDocument; answer: Answer }>,
): Promise<Answer> {
  return db().runTransaction(async (transaction) => {
    const [reference, record] = [secondFactors().doc(uid), admins().doc(uid)];
    const [found, admin] = await Promise.all([transaction.get(reference), transaction.get(record)]);
    if (!admin.exists) throw new HttpError(403, secondFactorMessages.forAdmins);
    const before = secondFactorIn(found);
    const { next, answer } = await step(before, new Date());
    transaction.set(reference, next);
    if (isEnrolled(before) !== isEnrolled(next)) {
      const isAsked = isEnrolled(next) || secondFactorMode() === 'required';
      transaction.update(record, { secondFactor: isAsked ? FieldValue.delete() : secondFactorWaived });
    }
    return answer;
  });
}

export function begin(value: string, { session }: Owner, now: Date): BegunStep {
  return { value, session, expiresAt: Timestamp.fromMillis(now.getTime() + begunMilliseconds) };
}

/** Gives the value of a step that was begun in this session, if it still counts. */
export function begunBy({ session }: Owner, begun: BegunStep | undefined, now: Date): string {
  if (begun?.session !== session || begun.expiresAt.toMillis() <= now.getTime())
    throw new HttpError(409, secondFactorMessages.expired);
  return begun.value;
}

/** Ends a removal. A required second factor stays; without one, recovery codes are of no use. */
export function withoutFactor(next: SecondFactorDocument): { next: SecondFactorDocument; answer: undefined } {
  if (isEnrolled(next)) return { next, answer: undefined };
  if (secondFactorMode() === 'required') throw new HttpError(409, secondFactorMessages.lastOne);
  return { next: { ...next, recoveryCodes: [] }, answer: undefined };
}
