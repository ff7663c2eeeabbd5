import type { Country } from '../firm/countries.ts';
import { countryFacts } from '../firm/country-facts.ts';
import type { Interview } from './submission-record.ts';

/** Gives time and place of an interview on three lines, in the time of the applicant's country. */
export function interviewWords(interview: Interview, country: Country): string {
  return `${interviewWhen(interview, country)}\n${interview.where}`;
}

/** Gives day and time of an interview on two lines, in the time of the applicant's country. */
export function interviewWhen({ at, minutes }: Pick<Interview, 'at' | 'minutes'>, country: Country): string {
  const start = Date.parse(at);
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: countryFacts[country].timeZone, ...options }).format(start);
  // In parts, because browsers and Node.js join them with different commas.
  const day = `${words({ weekday: 'long' })} ${words({ day: 'numeric', month: 'long', year: 'numeric' })}`;
  const time = words({ timeStyle: 'short', hourCycle: 'h23' });
  return `${day}\n${time} ${clockName(country, at)}, ${minutes} minutes`;
}

/**
 * Names the clock of a country at a moment: "UK time (GMT)". In autumn one hour comes twice, first as BST and then as GMT.
 */
export function clockName(country: Country, at: string): string {
  const { clock, timeZone, zoneName = zonePart('short', at, timeZone) } = countryFacts[country];
  // "GMT+5" does not help: the zone has no short name in English.
  return /^GMT[+-]/.test(zoneName) ? clock : `${clock} (${zoneName})`;
}

/** Names the reader's own clock: "India Standard Time". */
export function ownClockName(at = new Date().toISOString()): string {
  return zonePart('long', at);
}

const zonePart = (timeZoneName: 'short' | 'long', at: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZoneName, ...(timeZone !== undefined && { timeZone }) })
    .formatToParts(Date.parse(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Tells whether the reader's clock shows the same as a country's at a moment. Zones with different names can agree. */
export function isOnClockOf(country: Country, at: string): boolean {
  const shown = (timeZone?: string) =>
    new Intl.DateTimeFormat('en-GB', {
      ...{ dateStyle: 'short', timeStyle: 'short' },
      ...(timeZone !== undefined && { timeZone }),
    }).format(Date.parse(at));
  return shown() === shown(countryFacts[country].timeZone);
}
