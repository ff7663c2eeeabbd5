import type { Interview } from '@ohmbridge/contract/desk/submission-record';
import { timeZones } from '@ohmbridge/contract/jobs/job-closing';
import { dayWords } from '@ohmbridge/contract/jobs/job-options';
import type { Country } from '@ohmbridge/contract/shared/countries';
import { offices } from '../../content/company.ts';

/** The day of an instant, by the clock of whoever reads it: "23 November 2026". */
export function dayHere(instant: string): string {
  const at = new Date(instant);
  return dayWords(`${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`);
}

/** The clock of the office that an application went to; `undefined` where there is none. */
export function officeClock(country: string): string | undefined {
  return Object.hasOwn(timeZones, country) ? timeZones[country as Country] : undefined;
}

/** The office that an application went to: its city, and its clock. */
export function officeOf(country: string): { city: string; clock: string | undefined } {
  return { city: offices.find((one) => one.country === country)?.city ?? country, clock: officeClock(country) };
}

/**
 * When an interview is, by a clock: "Tuesday 1 December 2026, 14:00 – 14:45 GMT+5". Only `Intl` knows the clocks of others:
 * its tables are read once there is an interview.
 * @param timeZone the reader's own where there is none
 */
export function interviewTime({ at, minutes }: Pick<Interview, 'at' | 'minutes'>, timeZone?: string): string {
  const start = new Date(at);
  const end = new Date(start.getTime() + minutes * 60_000);
  const words = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  });
  return words.formatRange(start, end);
}
