import {
  type JobAlertChoice,
  jobAlertMessages,
  jobAlertPaths,
  jobAlertTokenPattern,
  mostJobAlerts,
  type ShownJobAlert,
} from '@site/contract/alerts/job-alert';
import { emailKeyOf } from '@site/contract/desk/submission-search';
import { type Country, homeCountry } from '@site/contract/firm/countries';
import { sameValue } from '@site/contract/jobs/job-search';
import type { Mail } from '@site/contract/mail/mail';
import { daysLater, jobAlertAsk, jobAlertEndDays } from '@site/contract/nightly/retention';
import { type StoredTime, withDates } from '@site/contract/shared/collections';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { ApiHandlers } from '../http/handler.ts';
import { RecipientRefused } from '../mail/delivery-attempt.ts';
import { collection, idempotentId } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { hashSecret, isSame, keyedHash } from '../shared/keyed-hash.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { forEachDocument } from '../shared/set-aside.ts';

// A job alert emails new openings to the person who asked for them.
//
//   job-alert.ts          the alert, its page and its end
//   request-job-alert.ts  a visitor asks for an alert; a task makes it
//   send-job-alerts.ts    a scheduled job sends digests, and asks for renewals
//   due-digest.ts         decides which digest an office must send now
//   job-alert-mails.ts    the words of the emails, and their link
//
// An alert is
//
//   requested  and waits seven days until the subscriber confirms it with a button
//   confirmed  and gets a digest on each day with a new job that matches
//   asked      after a year, whether to renew it: the button confirms it for another year
//   ended      by its page, by one click in an email program, by its time, or by a refusal of its mailbox; it is then deleted

/** A document of `alerts`. Its id follows from the address and the choice, so that a repeated request makes no second alert. */
export interface JobAlert<Time = Date> extends JobAlertChoice {
  email: string;
  /** The key of the address: see `emailKeyOf`. */
  emailKey: string;
  createdAt: Time;
  /** The time at which the alert is deleted. */
  endsAt: Time;
  /** Only a confirmed alert has this field and the next ones. */
  confirmedAt?: Time;
  /** The choice as digests search for it: see `choiceKey`. */
  choice?: string;
  /** The time to ask for the renewal. The field is deleted once the email is queued. */
  askAt?: Time;
  /** The day of the last digest, by the clock of the office. */
  mailedOn?: string;
}

/** The page of an alert: with the link, the subscriber sees, confirms and ends it. */
export const jobAlertHandlers = {
  async readJobAlert({ body: { token } }) {
    const alert = alertOf(token, await referenceOf(token).get());
    return { data: { alert: shown(alert) } };
  },
  async confirmJobAlert({ body: { token } }) {
    return { data: { alert: shown(await confirm(token)) } };
  },
  async endJobAlert({ body: { token } }) {
    if (!(await end(token))) throw ended();
    return {};
  },
  async openJobAlert({ query: { token = '' } }) {
    // The page tells the subscriber that the link is cut off.
    return { location: `${jobAlertPaths.own}#${jobAlertTokenPattern.test(token) ? token : 'cut'}` };
  },
  async endJobAlertAtOnce({ query: { token = '' } }) {
    await end(token);
    return { message: jobAlertMessages.ended };
  },
} satisfies Partial<ApiHandlers>;

/** Confirms an alert; a confirmed one is renewed for a year. */
function confirm(token: string): Promise<JobAlert> {
  const reference = referenceOf(token);
  return db().runTransaction(async (transaction) => {
    const alert = alertOf(token, await transaction.get(reference));
    if (!alert) throw ended();
    if (!alert.confirmedAt) await refuseTooMany(transaction, alert.emailKey);
    const now = new Date();
    const askAt = jobAlertAsk(now);
    const times = { confirmedAt: alert.confirmedAt ?? now, askAt, endsAt: daysLater(askAt, jobAlertEndDays) };
    const confirmed: JobAlert = { ...alert, ...times, choice: choiceKey(alert) };
    transaction.set(reference, confirmed);
    return confirmed;
  });
}

/** Deletes the alert of a link, with its emails; tells whether the alert existed. */
function end(token: string): Promise<boolean> {
  const reference = referenceOf(token);
  return db().runTransaction(async (transaction) => {
    const alert = alertOf(token, await transaction.get(reference));
    if (alert) await eraseAlert(transaction, reference);
    return alert !== undefined;
  });
}

/** The most alerts of an address that are read: unconfirmed alerts end within days, so an address has few. */
const mostLookedAt = 100;

async function refuseTooMany(transaction: Transaction, emailKey: string): Promise<void> {
  const theirs = alerts().where('emailKey', '==', emailKey).select('choice').limit(mostLookedAt);
  const { docs } = await transaction.get(theirs);
  const confirmed = docs.filter((alert) => alert.get('choice') !== undefined);
  if (confirmed.length >= mostJobAlerts) throw new HttpError(409, jobAlertMessages.tooMany);
}

const ended = () => new HttpError(404, jobAlertMessages.linkEnded);

function referenceOf(token: string): DocumentReference {
  if (!jobAlertTokenPattern.test(token)) throw ended();
  return alerts().doc(token.slice(0, token.indexOf('.')));
}

function alertOf(token: string, snapshot: DocumentSnapshot): JobAlert | undefined {
  const alert = alertFrom(snapshot);
  return alert && isSame(token, alertToken(snapshot.id, alert)) ? alert : undefined;
}

/** Gives an alert as its page shows it. */
function shown(alert: JobAlert | undefined): ShownJobAlert {
  if (!alert) throw ended();
  return {
    ...choiceOf(alert),
    isConfirmed: alert.confirmedAt !== undefined,
    endsAt: alert.endsAt.toISOString(),
  };
}

/**
 * Gives the token of the links in an alert's emails. The database does not have it, so a copy of the database opens no
 * alert. An alert that is requested again after its end gets another token.
 */
export const alertToken = (id: string, { createdAt }: Pick<JobAlert, 'createdAt'>): string =>
  `${id}.${keyedHash(hashSecret(process.env), 'alert-link', id, createdAt.toISOString())}`;

export const alerts = (): CollectionReference => collection('alerts');

export function alertId(email: string, { country, discipline }: JobAlertChoice): string {
  return idempotentId(emailKeyOf(email), ['job-alert', country ?? '', sameValue(discipline ?? '')]);
}

/** Gives the key by which digests find an alert: the same for every spelling of its country and discipline. */
export const choiceKey = ({ country, discipline }: JobAlertChoice): string =>
  JSON.stringify([country ?? '', sameValue(discipline ?? '')]);

/** Gives the office whose clock decides when an alert is emailed: the office of its country, or the head office. */
export const officeOf = ({ country }: JobAlertChoice): Country => country ?? homeCountry;

/** Gives the choice without the other fields of an alert or a request. */
export const choiceOf = ({ country, discipline }: JobAlertChoice): JobAlertChoice => ({
  ...(country && { country }),
  ...(discipline && { discipline }),
});

/** Gives a stored alert with its times as dates; `undefined` if the document does not exist. */
export function alertFrom(snapshot: DocumentSnapshot | undefined): JobAlert | undefined {
  const stored = snapshot?.data();
  return stored && withDates<JobAlert>(stored);
}

/** Deletes an alert and its few emails in a transaction that has not written yet; a nightly job deletes old emails. */
async function eraseAlert(transaction: Transaction, reference: DocumentReference): Promise<void> {
  const mails = collection('mail').where('alert', '==', reference.id);
  const { docs } = await transaction.get(mails.select());
  for (const { ref } of docs) transaction.delete(ref);
  transaction.delete(reference);
}

const alertsOfAddress = (email: string): Query => alerts().where('emailKey', '==', emailKeyOf(email));

/** Reads the alerts of an address, confirmed or not. */
export async function alertsOf(email: string): Promise<QueryDocumentSnapshot[]> {
  return (await alertsOfAddress(email).get()).docs;
}

/** Deletes the alerts of an address, with their emails; gives how many. */
export async function eraseAlertsOf(email: string): Promise<number> {
  const { docs } = await alertsOfAddress(email).select().get();
  for (const { ref } of docs) await db().runTransaction((transaction) => eraseAlert(transaction, ref));
  return docs.length;
}

/** Ends the alert of an email if the email server does not know the recipient: no other email would arrive either. */
export async function endRefusedAlert({ alert }: Mail, error: unknown): Promise<void> {
  if (alert === undefined || !(error instanceof RecipientRefused)) return;
  await db().runTransaction((transaction) => eraseAlert(transaction, alerts().doc(alert)));
}

/** Deletes the alerts that have ended by time, with their emails; gives how many. */
export async function removeEndedAlerts(now: Date, pageSize = 100): Promise<number> {
  const over = referencesOf(alerts().where('endsAt', '<', now), 'endsAt', pageSize);
  return forEachDocument('ended-alerts', over, (reference) =>
    db().runTransaction(async (transaction) => {
      // The subscriber may have renewed the alert in the meantime.
      const endsAt = (await transaction.get(reference)).get('endsAt') as StoredTime | undefined;
      if (endsAt === undefined || endsAt.toDate() >= now) return false;
      await eraseAlert(transaction, reference);
      return true;
    }),
  );
}
