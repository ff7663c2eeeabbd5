import { collections } from '@ohmbridge/contract/shared/collections';
import {
  mostPasskeys,
  type NewPasskey,
  type PasskeyProof,
  type SecondFactorChoice,
  type SecondFactorState,
  secondFactorMessages,
} from '@ohmbridge/contract/team/second-factor';
import type { SecondFactorMode } from '@ohmbridge/contract/team/sign-in';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../../shared/http-error.ts';
import { seal, unseal } from '../../shared/sealed-text.ts';
import { newAppSecret, stepOfCode } from './app-codes.ts';
import type { Passkeys } from './passkeys.ts';
import { newRecoveryCodes, recoveryCodeHash, withoutRecoveryCode } from './recovery-codes.ts';
import {
  type Begun,
  choiceOf,
  isEnrolled,
  noSecondFactor,
  type SecondFactorDocument,
  stateOf,
} from './second-factor-document.ts';

/** Whose second factor it is, and in which of their sessions they are. */
export interface Owner {
  uid: string;
  session: string;
}

/** The second factors: one transaction for each step, so that whatever counts once does, however often it is sent at once. */
export interface SecondFactorStore {
  isEnrolled: (uid: string) => Promise<boolean>;
  state: (uid: string) => Promise<SecondFactorState>;
  /** Begins a proof: in which ways it can be done, and what a browser needs for a passkey. */
  beginProof: (owner: Owner) => Promise<{ choice: SecondFactorChoice; options: unknown }>;
  provePasskey: (owner: Owner, proof: PasskeyProof) => Promise<void>;
  proveCode: (uid: string, code: string) => Promise<void>;
  proveRecoveryCode: (uid: string, code: string) => Promise<void>;
  beginPasskey: (owner: Owner, named: { email: string; name: string }) => Promise<unknown>;
  /** Adds a passkey; gives recovery codes where it is the first second factor. */
  addPasskey: (owner: Owner, name: string, answer: NewPasskey) => Promise<string[] | undefined>;
  /** Begins with an app: its secret. */
  beginApp: (owner: Owner) => Promise<string>;
  addApp: (owner: Owner, code: string) => Promise<string[] | undefined>;
  removePasskey: (uid: string, id: string) => Promise<void>;
  removeApp: (uid: string) => Promise<void>;
  renewRecoveryCodes: (uid: string) => Promise<string[]>;
}

interface Services {
  firestore: () => Promise<Firestore>;
  passkeys: Passkeys;
  mode: () => SecondFactorMode;
  /** The key of the hashes, and of what is sealed. */
  secret: () => string;
  now: () => Date;
}

/** What was typed proves nothing: neither a 401, which ends a session, nor a 403, which says that it is none of an admin. */
const wrong = (message: string) => new HttpError(400, message, { errors: { code: message } });

/** For so long what was begun can be brought to its end. */
const begunMilliseconds = 5 * 60_000;

export function createSecondFactorStore(services: Services): SecondFactorStore {
  const { firestore, passkeys, mode, secret, now } = services;
  const begin = (value: string, { session }: Owner): Begun => ({
    value,
    session,
    expiresAt: Timestamp.fromMillis(now().getTime() + begunMilliseconds),
  });
  /** What was begun in this session, if it still counts. */
  const begunBy = ({ session }: Owner, begun: Begun | undefined): string => {
    if (begun?.session !== session || begun.expiresAt.toMillis() <= now().getTime())
      throw new HttpError(409, secondFactorMessages.expired);
    return begun.value;
  };
  const sealedFor = (uid: string) => `app-secret:${uid}`;
  const documents = (database: Firestore) => database.collection(collections.secondFactors);
  const read = async (uid: string) => {
    const found = await documents(await firestore())
      .doc(uid)
      .get();
    return (found.data() as SecondFactorDocument | undefined) ?? noSecondFactor;
  };
  /**
   * Changes the document. What `change` throws changes nothing, and neither does an answer that it gives beside a document
   * that stays as it is.
   */
  const change = async <Answer>(
    uid: string,
    step: (document: SecondFactorDocument) => Promise<{ next: SecondFactorDocument; answer: Answer }>,
  ): Promise<Answer> => {
    const database = await firestore();
    return database.runTransaction(async (transaction) => {
      const reference = documents(database).doc(uid);
      const record = database.collection(collections.admins).doc(uid);
      const [found, admin] = await transaction.getAll(reference, record);
      if (!admin?.exists) throw new HttpError(403, secondFactorMessages.forAdmins);
      const before = (found?.data() as SecondFactorDocument | undefined) ?? noSecondFactor;
      const { next, answer } = await step(before);
      transaction.set(reference, next);
      if (isEnrolled(before) !== isEnrolled(next)) askFor(transaction, record, isEnrolled(next));
      return answer;
    });
  };
  /** What the rules ask of this person follows from what they have set up, in the same moment. */
  const askFor = (transaction: Transaction, record: FirebaseFirestore.DocumentReference, enrolled: boolean) => {
    const isAsked = enrolled || mode() === 'required';
    transaction.update(record, { secondFactor: isAsked ? FieldValue.delete() : 'offered' });
  };
  const freshCodes = (uid: string) => {
    const codes = newRecoveryCodes();
    return { codes, hashes: codes.map((code) => recoveryCodeHash(secret(), uid, code)) };
  };
  /** With the first second factor come codes for the day on which it is lost. */
  const enrolled = (uid: string, before: SecondFactorDocument, next: SecondFactorDocument) => {
    if (isEnrolled(before)) return { next, answer: undefined };
    const { codes, hashes } = freshCodes(uid);
    return { next: { ...next, recoveryCodes: hashes }, answer: codes };
  };
  /** Whoever has to have one keeps one; without any, recovery codes are of no use. */
  const withoutOne = (next: SecondFactorDocument) => {
    if (isEnrolled(next)) return { next, answer: undefined };
    if (mode() === 'required') throw new HttpError(409, secondFactorMessages.lastOne);
    return { next: { ...next, recoveryCodes: [] }, answer: undefined };
  };

  return {
    isEnrolled: async (uid) => isEnrolled(await read(uid)),
    state: async (uid) => stateOf(await read(uid), mode()),
    beginProof: (owner) =>
      change<{ choice: SecondFactorChoice; options: unknown }>(owner.uid, async (document) => {
        const choice = choiceOf(document);
        if (!choice.passkey) return { next: document, answer: { choice, options: null } };
        const options = await passkeys.proofOptions(document.passkeys);
        const begun = { ...document.begun, proof: begin(options.challenge, owner) };
        return { next: { ...document, begun }, answer: { choice, options } };
      }),
    provePasskey: (owner, proof) =>
      change(owner.uid, async (document) => {
        const challenge = begunBy(owner, document.begun.proof);
        const used = document.passkeys.find(({ id }) => id === proof.id);
        if (!used) throw new HttpError(400, secondFactorMessages.unknownPasskey);
        const counter = await passkeys.prove(proof, challenge, used);
        if (counter === undefined) throw new HttpError(400, secondFactorMessages.wrongPasskey);
        const after = { ...used, counter, lastUsedAt: Timestamp.fromDate(now()) };
        const { proof: _spent, ...begun } = document.begun;
        const all = document.passkeys.map((one) => (one === used ? after : one));
        return { next: { ...document, passkeys: all, begun }, answer: undefined };
      }),
    proveCode: (uid, code) =>
      change(uid, async (document) => {
        const { app } = document;
        if (!app) throw new HttpError(409, secondFactorMessages.notEnrolled);
        const appSecret = unseal(secret(), sealedFor(uid), app.secret);
        const step = await stepOfCode(appSecret, code, now(), app.lastStep);
        if (step === undefined) throw wrong(secondFactorMessages.wrongCode);
        const used = { ...app, lastStep: step, lastUsedAt: Timestamp.fromDate(now()) };
        return { next: { ...document, app: used }, answer: undefined };
      }),
    proveRecoveryCode: (uid, code) =>
      change(uid, async (document) => {
        const left = withoutRecoveryCode(document.recoveryCodes, recoveryCodeHash(secret(), uid, code));
        if (!left) throw wrong(secondFactorMessages.wrongRecoveryCode);
        return { next: { ...document, recoveryCodes: left }, answer: undefined };
      }),
    beginPasskey: (owner, named) =>
      change(owner.uid, async (document) => {
        if (document.passkeys.length >= mostPasskeys) throw new HttpError(409, secondFactorMessages.tooManyPasskeys);
        const options = await passkeys.newOptions({ uid: owner.uid, ...named }, document.passkeys);
        const begun = { ...document.begun, newPasskey: begin(options.challenge, owner) };
        return { next: { ...document, begun }, answer: options };
      }),
    addPasskey: (owner, name, made) =>
      change(owner.uid, async (document) => {
        const added = await passkeys.added(made, begunBy(owner, document.begun.newPasskey));
        if (!added || document.passkeys.some(({ id }) => id === added.id))
          throw new HttpError(409, secondFactorMessages.wrongPasskey);
        const { newPasskey: _spent, ...begun } = document.begun;
        const all = [...document.passkeys, { ...added, name, addedAt: Timestamp.fromDate(now()) }];
        return enrolled(owner.uid, document, { ...document, passkeys: all, begun });
      }),
    beginApp: (owner) =>
      change(owner.uid, async (document) => {
        if (document.app) throw new HttpError(409, secondFactorMessages.appAlready);
        const fresh = newAppSecret();
        const begun = { ...document.begun, newApp: begin(seal(secret(), sealedFor(owner.uid), fresh), owner) };
        return { next: { ...document, begun }, answer: fresh };
      }),
    addApp: (owner, code) =>
      change(owner.uid, async (document) => {
        if (document.app) throw new HttpError(409, secondFactorMessages.appAlready);
        const sealed = begunBy(owner, document.begun.newApp);
        const step = await stepOfCode(unseal(secret(), sealedFor(owner.uid), sealed), code, now(), 0);
        if (step === undefined) throw wrong(secondFactorMessages.wrongCode);
        const { newApp: _spent, ...begun } = document.begun;
        const app = { secret: sealed, lastStep: step, addedAt: Timestamp.fromDate(now()) };
        return enrolled(owner.uid, document, { ...document, app, begun });
      }),
    removePasskey: (uid, id) =>
      change(uid, async (document) => {
        const left = document.passkeys.filter((one) => one.id !== id);
        if (left.length === document.passkeys.length) throw new HttpError(404, secondFactorMessages.notThere);
        return withoutOne({ ...document, passkeys: left });
      }),
    removeApp: (uid) =>
      change(uid, async ({ app, ...document }) => {
        if (!app) throw new HttpError(404, secondFactorMessages.notThere);
        return withoutOne(document);
      }),
    renewRecoveryCodes: (uid) =>
      change(uid, async (document) => {
        if (!isEnrolled(document)) throw new HttpError(409, secondFactorMessages.notEnrolled);
        const { codes, hashes } = freshCodes(uid);
        return { next: { ...document, recoveryCodes: hashes }, answer: codes };
      }),
  };
}
