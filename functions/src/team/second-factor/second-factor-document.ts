import type { Passkey, SecondFactorChoice, SecondFactorState } from '@ohmbridge/contract/team/second-factor';
import type { SecondFactorMode } from '@ohmbridge/contract/team/sign-in';
import type { Timestamp } from 'firebase-admin/firestore';
import type { PasskeyCredential } from './passkeys.ts';

interface StoredPasskey extends PasskeyCredential {
  name: string;
  addedAt: Timestamp;
  lastUsedAt?: Timestamp;
}

/** What was begun in a session, and counts for a few minutes: an answer to it is taken once. */
export interface Begun {
  /** The challenge, or the sealed secret of an app. */
  value: string;
  session: string;
  expiresAt: Timestamp;
}

/** A document of the `secondFactors` collection, under the uid of its owner. Nothing of it is ever sent to a client as it is. */
export interface SecondFactorDocument {
  passkeys: StoredPasskey[];
  app?: {
    /** Sealed. */
    secret: string;
    /** Of the last code that was accepted: none of it or of an earlier one is taken again. */
    lastStep: number;
    addedAt: Timestamp;
    lastUsedAt?: Timestamp;
  };
  /** Keyed hashes of those that are left. */
  recoveryCodes: string[];
  begun: { proof?: Begun; newPasskey?: Begun; newApp?: Begun };
}

export const noSecondFactor: SecondFactorDocument = { passkeys: [], recoveryCodes: [], begun: {} };

/** Whether a second factor is set up. Recovery codes alone are none: they are for when it is lost. */
export function isEnrolled({ passkeys, app }: SecondFactorDocument): boolean {
  return passkeys.length > 0 || app !== undefined;
}

/** What its owner is told of it. */
export function stateOf(document: SecondFactorDocument, mode: SecondFactorMode): SecondFactorState {
  const { passkeys, app, recoveryCodes } = document;
  return {
    mode,
    passkeys: passkeys.map(({ id, name, ...times }): Passkey => ({ id, name, ...told(times) })),
    app: app ? told(app) : null,
    recoveryCodesLeft: recoveryCodes.length,
  };
}

/** In which ways it can be proved. */
export function choiceOf({ passkeys, app, recoveryCodes }: SecondFactorDocument): SecondFactorChoice {
  return { passkey: passkeys.length > 0, app: app !== undefined, recoveryCodes: recoveryCodes.length > 0 };
}

function told({ addedAt, lastUsedAt }: { addedAt: Timestamp; lastUsedAt?: Timestamp }) {
  return {
    addedAt: addedAt.toDate().toISOString(),
    lastUsedAt: lastUsedAt?.toDate().toISOString() ?? null,
  };
}
