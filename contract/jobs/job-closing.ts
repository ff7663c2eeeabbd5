import type { Country } from '../firm/countries.ts';
import { countryFacts } from '../firm/country-facts.ts';
import { dayMilliseconds, hourMilliseconds } from '../shared/time.ts';

// A closing date is a day such as `2026-12-31` in the country of the job. This file needs `Intl`, so public pages do not load it:
// they use the instant at which that day ends (`closesAt` of the job).

/** The last day that a date field takes. */
export const lastDay = '2099-12-31';

const midnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Gives the day that is `days` days after another, but not a day after `lastDay`. */
export function daysAfter(day: string, days: number): string {
  const later = dayOf(midnightUtc(day) + days * dayMilliseconds);
  return later > lastDay ? lastDay : later;
}

const clocks = new Map<Country, Intl.DateTimeFormat>();

function clockOf(country: Country): Intl.DateTimeFormat {
  const known = clocks.get(country);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: countryFacts[country].timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(country, clock);
  return clock;
}

/** Gives the date and time on the clocks of a country, as if that were UTC. */
function shownIn(country: Country, instant: number): number {
  const parts = Object.fromEntries(
    clockOf(country)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

export function todayIn(country: Country, now: Date): string {
  return dayOf(shownIn(country, now.getTime()));
}

/** Gives the instant at which the clocks of a country show `shown`, a date and time as if it were UTC. */
function whenShown(country: Country, shown: number): Date {
  const aheadAt = (instant: number) => shownIn(country, instant) - instant;
  // Twice, because summer time may begin or end between the first guess and the instant.
  const guess = shown - aheadAt(shown);
  return new Date(shown - aheadAt(guess));
}

/** Gives the instant at which a day ends in a country: the next midnight there. */
export function endOfDay(day: string, country: Country): Date {
  return whenShown(country, midnightUtc(day) + dayMilliseconds);
}

export function hourOfDay(country: Country, day: string, hour: number): Date {
  return whenShown(country, midnightUtc(day) + hour * hourMilliseconds);
}

/** Gives nine in the morning of the next day in a country. */
export function tomorrowMorning(country: Country, now: Date): Date {
  return hourOfDay(country, daysAfter(todayIn(country, now), 1), 9);
}

interface Closing {
  country: Country;
  closesOn?: string | undefined;
}

/** Counts the days until a job closes: 0 on its closing day, negative later, `undefined` without a closing date. */
export function daysLeft({ country, closesOn }: Closing, now: Date): number | undefined {
  if (closesOn === undefined) return undefined;
  return Math.round((midnightUtc(closesOn) - midnightUtc(todayIn(country, now))) / dayMilliseconds);
}

export function isOver({ country, closesOn }: Closing, now: Date): boolean {
  return closesOn !== undefined && closesOn < todayIn(country, now);
}

export const renewalDays = 30;

/** Gives the closing date of a renewed job: counted from today in its country, or from a later closing date. */
export function renewedClosingDay({ country, closesOn }: Closing, now: Date): string {
  const today = todayIn(country, now);
  return daysAfter(closesOn !== undefined && closesOn > today ? closesOn : today, renewalDays);
}
