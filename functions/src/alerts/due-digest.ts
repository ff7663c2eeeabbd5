import type { Country } from '@site/contract/firm/countries';
import { daysAfter, hourOfDay, todayIn } from '@site/contract/jobs/job-closing';

/** The hour at which digests leave, by the clock of each office. */
const hour = 8;

/** A job is written a little after its `publishedAt`. A job that is younger than this comes in the next digest. */
const settlingMilliseconds = 10 * 60_000;

/** The digest of a day: the jobs that went live after `from` and not after `until`. Both follow from the days alone. */
export interface Digest {
  office: Country;
  day: string;
  from: Date;
  until: Date;
}

export function digestEnd(office: Country, day: string): Date {
  return new Date(hourOfDay(office, day, hour).getTime() - settlingMilliseconds);
}

/**
 * Gives the digest that an office must send now; `undefined` if it must send none.
 * @param lastDay the day of the last finished digest
 */
export function dueDigest(office: Country, lastDay: string | undefined, now: Date): Digest | undefined {
  const day = todayIn(office, now);
  const last = lastDay ?? daysAfter(day, -1);
  if (last >= day || now < hourOfDay(office, day, hour)) return undefined;
  return { office, day, from: digestEnd(office, last), until: digestEnd(office, day) };
}
