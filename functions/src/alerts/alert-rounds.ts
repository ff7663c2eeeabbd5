import { daysAfter, hourOfDay, todayIn } from '@ohmbridge/contract/jobs/job-closing';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Country } from '@ohmbridge/contract/shared/countries';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** At this hour mails leave, by the clocks of each office. */
const hour = 8;

/** A job is written a little after the moment at which it says that it went live: what is younger comes the day after. */
const settlingMilliseconds = 10 * 60_000;

/** What the mails of a day tell of: the jobs that went live after `from` and not after `until`. Both follow from days alone. */
export interface AlertRound {
  office: Country;
  day: string;
  from: Date;
  until: Date;
}

/** Up to when the mails of a day tell what is new. */
export function roundEnd(office: Country, day: string): Date {
  return new Date(hourOfDay(office, day, hour).getTime() - settlingMilliseconds);
}

/**
 * The round that an office owes at a moment, if it owes one.
 * @param lastDay of the last round that is done
 */
export function dueRound(office: Country, lastDay: string | undefined, now: Date): AlertRound | undefined {
  const day = todayIn(office, now);
  const last = lastDay ?? daysAfter(day, -1);
  if (last >= day || now < hourOfDay(office, day, hour)) return undefined;
  return { office, day, from: roundEnd(office, last), until: roundEnd(office, day) };
}

/** The document that says which rounds are done: the last day of each office. */
const record = (database: Firestore): DocumentReference => database.collection(collections.counters).doc('alertRounds');

/** The last day of each office. */
export async function lastRounds(database: Firestore): Promise<Partial<Record<Country, string>>> {
  return (await record(database).get()).data() ?? {};
}

export async function roundIsDone(database: Firestore, { office, day }: AlertRound): Promise<void> {
  await record(database).set({ [office]: day }, { merge: true });
}
