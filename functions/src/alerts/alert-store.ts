import {
  jobAlertMessages,
  jobAlertTokenPattern,
  mostJobAlerts,
  type OwnJobAlert,
} from '@ohmbridge/contract/alerts/job-alert';
import { jobAlertAsk, jobAlertEnd } from '@ohmbridge/contract/nightly/retention';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../shared/http-error.ts';
import { isSame } from '../shared/keyed-hash.ts';
import {
  type AlertDocument,
  alertFrom,
  alertsIn,
  alertToken,
  choiceKey,
  ownAlert,
  type StoredAlert,
} from './alert-document.ts';

/** What is done about an alert by the token of its link. */
export interface AlertStore {
  /** `undefined` for a token that leads to no alert. */
  read: (token: string) => Promise<OwnJobAlert | undefined>;
  /** Confirms it, or has it go on for another year. @throws {HttpError} 409 where its address has too many */
  confirm: (token: string) => Promise<OwnJobAlert | undefined>;
  /** Deletes it, with its mails; gives whether there was one. */
  end: (token: string) => Promise<boolean>;
}

/** Of the alerts of an address more are not looked at: those that nobody confirmed are few, and gone after days. */
const mostLookedAt = 100;

export function createAlertStore(
  firestore: () => Promise<Firestore>,
  secret: () => string,
  now: () => Date,
): AlertStore {
  const alertOf = (snapshot: DocumentSnapshot | undefined, token: string): AlertDocument | undefined => {
    if (!snapshot?.exists) return undefined;
    const alert = alertFrom(snapshot.data() as StoredAlert);
    return isSame(token, alertToken(secret(), snapshot.id, alert)) ? alert : undefined;
  };
  return {
    async read(token) {
      const found = alertOf(await (await referenceOf(firestore, token))?.get(), token);
      return found && ownAlert(found);
    },
    async confirm(token) {
      const reference = await referenceOf(firestore, token);
      return reference?.firestore.runTransaction(async (transaction) => {
        const alert = alertOf(await transaction.get(reference), token);
        if (!alert) return undefined;
        if (!alert.confirmedAt) await refuseTooMany(transaction, reference.firestore, alert.emailKey);
        const at = now();
        const askAt = jobAlertAsk(at);
        const confirmed = {
          ...alert,
          confirmedAt: alert.confirmedAt ?? at,
          choice: choiceKey(alert),
          askAt,
          endsAt: jobAlertEnd(askAt),
        };
        transaction.set(reference, confirmed);
        return ownAlert(confirmed);
      });
    },
    async end(token) {
      const reference = await referenceOf(firestore, token);
      if (!reference) return false;
      return reference.firestore.runTransaction(async (transaction) => {
        if (!alertOf(await transaction.get(reference), token)) return false;
        await eraseAlert(transaction, reference);
        return true;
      });
    },
  };
}

/** Deletes an alert and its mails, in a transaction that has not written yet. They are few: old ones are deleted nightly. */
export async function eraseAlert(transaction: Transaction, reference: DocumentReference): Promise<void> {
  const mails = reference.firestore.collection(collections.mail).where('alert', '==', reference.id);
  const { docs } = await transaction.get(mails.select());
  for (const { ref } of docs) transaction.delete(ref);
  transaction.delete(reference);
}

async function referenceOf(firestore: () => Promise<Firestore>, token: string): Promise<DocumentReference | undefined> {
  if (!jobAlertTokenPattern.test(token)) return undefined;
  return alertsIn(await firestore()).doc(token.slice(0, token.indexOf('.')));
}

async function refuseTooMany(transaction: Transaction, database: Firestore, emailKey: string): Promise<void> {
  const theirs = alertsIn(database).where('emailKey', '==', emailKey).select('choice').limit(mostLookedAt);
  const { docs } = await transaction.get(theirs);
  const confirmed = docs.filter((alert) => alert.get('choice') !== undefined);
  if (confirmed.length >= mostJobAlerts) throw new HttpError(409, jobAlertMessages.tooMany);
}
