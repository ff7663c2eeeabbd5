import { clockName, isOnClockOf } from '@site/contract/desk/interview-words';
import type { Interview } from '@site/contract/desk/submission-record';
import { type Country, countries } from '@site/contract/firm/countries';
import { countryFacts } from '@site/contract/firm/country-facts';
import { offices } from '@site/contract/firm/offices';
import { dayWords } from '@site/contract/shared/time';

/** Gives the day of an instant on the reader's clock: "23 November 2026". */
export function dayHere(instant: string): string {
  const at = new Date(instant);
  return dayWords(`${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`);
}

/** Gives the time of day of an instant on the reader's clock: "14:05". */
export function timeHere(instant: string): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Gives the country whose office got the application; `undefined` if no office did. */
export function officeCountry(country: string): Country | undefined {
  return countries.find((one) => one === country);
}

/**
 * Gives the time of an interview on the reader's clock, and on the office's clock if that shows another hour: "Tuesday 1
 * December 2026, 14:00 – 14:45, Uzbekistan time". Only `Intl` knows foreign clocks, and its tables are loaded only if there is
 * an interview.
 */
export function interviewTimes(
  interview: Pick<Interview, 'at' | 'minutes'>,
  country: string,
): { here: string; there?: { city: string; time: string } } {
  const office = officeCountry(country);
  const here = timeBy(interview, { timeZoneName: 'short' });
  if (office === undefined) return { here };
  const time = `${timeBy(interview, { timeZone: countryFacts[office].timeZone })}, ${clockName(office, interview.at)}`;
  if (isOnClockOf(office, interview.at)) return { here: time };
  return { here, there: { city: offices.find((one) => one.country === office)?.city ?? office, time } };
}

function timeBy({ at, minutes }: Pick<Interview, 'at' | 'minutes'>, options: Intl.DateTimeFormatOptions): string {
  const start = new Date(at);
  const end = new Date(start.getTime() + minutes * 60_000);
  const words = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...options,
  });
  return words.formatRange(start, end);
}
