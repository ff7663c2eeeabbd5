import type { Country } from '../shared/countries.ts';

// Days are texts such as `2026-12-31`: a closing date is a day in the job's own country, and no instant until it ends there.
// This reads `Intl`, so the public pages leave it alone and go by the instant that a job carries (`closesAt`).

/** The clock of each office. */
export const timeZones: Record<Country, string> = {
  'United Kingdom': 'Europe/London',
  India: 'Asia/Kolkata',
  Uzbekistan: 'Asia/Tashkent',
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The last day that a date field takes. */
export const lastDay = '2099-12-31';

const midnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The day that comes so many days after another; the last one that a date field takes where it would be later. */
export function daysAfter(day: string, days: number): string {
  const later = dayOf(midnightUtc(day) + days * dayMilliseconds);
  return later > lastDay ? lastDay : later;
}

const clocks = new Map<Country, Intl.DateTimeFormat>();

function clockOf(country: Country): Intl.DateTimeFormat {
  const known = clocks.get(country);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZones[country],
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

/** What the clocks of a country show, as if it were UTC. */
function shownIn(country: Country, instant: number): number {
  const parts = Object.fromEntries(
    clockOf(country)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The day that it is in a country. */
export function todayIn(country: Country, now: Date): string {
  return dayOf(shownIn(country, now.getTime()));
}

/** The instant at which the clocks of a country show something, as if that were UTC. */
function whenShown(country: Country, shown: number): Date {
  const aheadAt = (instant: number) => shownIn(country, instant) - instant;
  // Twice, because how far the clocks are ahead may change between the first guess and what they show.
  const guess = shown - aheadAt(shown);
  return new Date(shown - aheadAt(guess));
}

/** The instant at which a day ends in a country: the midnight after it, by the clocks there. */
export function endOfDay(day: string, country: Country): Date {
  return whenShown(country, midnightUtc(day) + dayMilliseconds);
}

/** A full hour of a day, by the clocks of a country. */
export function hourOfDay(country: Country, day: string, hour: number): Date {
  return whenShown(country, midnightUtc(day) + hour * 3_600_000);
}

/** Nine in the morning of the next day, by the clocks of a country. */
export function tomorrowMorning(country: Country, now: Date): Date {
  return hourOfDay(country, daysAfter(todayIn(country, now), 1), 9);
}

interface Closing {
  country: Country;
  closesOn?: string | undefined;
}

/** For how many days more a job is open: 0 on its closing day, less after it, `undefined` where it has no closing date. */
export function daysLeft({ country, closesOn }: Closing, now: Date): number | undefined {
  if (closesOn === undefined) return undefined;
  return Math.round((midnightUtc(closesOn) - midnightUtc(todayIn(country, now))) / dayMilliseconds);
}

/** Whether the closing date of a job has passed in its own country. */
export function isOver({ country, closesOn }: Closing, now: Date): boolean {
  return closesOn !== undefined && closesOn < todayIn(country, now);
}

/** For how many days a job is renewed. */
export const renewalDays = 30;

/** The closing date of a job that is renewed: counted from today where the job is, or from its closing date if that is later. */
export function renewedClosingDay({ country, closesOn }: Closing, now: Date): string {
  const today = todayIn(country, now);
  return daysAfter(closesOn !== undefined && closesOn > today ? closesOn : today, renewalDays);
}
