import type { JobAlertChoice, OwnJobAlert } from '@ohmbridge/contract/alerts/job-alert';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import { sameValue } from '@ohmbridge/contract/jobs/job-search';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import type { Country } from '@ohmbridge/contract/shared/countries';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { idempotentId } from '../shared/idempotent-id.ts';
import { keyedHash } from '../shared/keyed-hash.ts';

/** A document of `alerts`. Its id follows from address and choice: asked for twice, it is one alert. */
export interface AlertDocument<Time = Date> extends JobAlertChoice {
  email: string;
  /** By which it is found for whoever it is to: see `emailKeyOf`. */
  emailKey: string;
  createdAt: Time;
  /** When it is deleted. */
  endsAt: Time;
  /** Of a confirmed one; without it nothing is sent. */
  confirmedAt?: Time;
  /** The same: what it is found by when jobs are new. */
  choice?: string;
  /** The same, until it was asked: when to ask whether it shall go on. */
  askAt?: Time;
  /** The day of its last mail, where its office is. */
  mailedOn?: string;
}

export type StoredAlert = AlertDocument<StoredTime>;

export const alertsIn = (database: Firestore): CollectionReference => database.collection(collections.alerts);

export function alertId(email: string, { country, discipline }: JobAlertChoice): string {
  return idempotentId(emailKeyOf(email), ['job-alert', country ?? '', sameValue(discipline ?? '')]);
}

/**
 * The token of the links in an alert's mails. Nothing of it is stored, so that a copy of the database leads to no alert. An
 * alert that is requested again after its end gets another token.
 */
export const alertToken = (secret: string, id: string, { createdAt }: Pick<AlertDocument, 'createdAt'>): string =>
  `${id}.${keyedHash(secret, 'alert-link', id, createdAt.toISOString())}`;

/** What an alert is found by: its country and discipline, as all that mean the same have them. */
export const choiceKey = ({ country, discipline }: JobAlertChoice): string =>
  JSON.stringify([country ?? '', sameValue(discipline ?? '')]);

/** By whose clock an alert comes: that of its country, or else of the head office. */
export const officeOf = ({ country }: JobAlertChoice): Country => country ?? 'United Kingdom';

/** What is mailed and shown of a choice, and no more. */
export const choiceOf = ({ country, discipline }: JobAlertChoice): JobAlertChoice => ({
  ...(country && { country }),
  ...(discipline && { discipline }),
});

/** The alert as its own page shows it. */
export function ownAlert(alert: Pick<AlertDocument, 'country' | 'discipline' | 'confirmedAt' | 'endsAt'>): OwnJobAlert {
  return {
    ...choiceOf(alert),
    isConfirmed: alert.confirmedAt !== undefined,
    endsAt: alert.endsAt.toISOString(),
  };
}

/** A stored alert with its times as dates. */
export function alertFrom(stored: StoredAlert): AlertDocument {
  const { createdAt, endsAt, confirmedAt, askAt, ...rest } = stored;
  return {
    ...rest,
    createdAt: createdAt.toDate(),
    endsAt: endsAt.toDate(),
    ...(confirmedAt && { confirmedAt: confirmedAt.toDate() }),
    ...(askAt && { askAt: askAt.toDate() }),
  };
}
