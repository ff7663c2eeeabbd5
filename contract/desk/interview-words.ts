import { timeZones } from '../jobs/job-closing.ts';
import type { Country } from '../shared/countries.ts';
import type { Interview } from './submission-record.ts';

const hour = 60 * 60 * 1000;

/** When and where an interview is, on three lines, in the time of the country that the applicant chose. */
export function interviewWords({ at, minutes, where }: Interview, country: Country): string {
  const timeZone = timeZones[country];
  const wordsAt = (moment: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(moment);
  const start = Date.parse(at);
  const words = (options: Intl.DateTimeFormatOptions) => wordsAt(start, options);
  // In parts, because browsers and Node.js set commas of their own between them.
  const day = `${words({ weekday: 'long' })} ${words({ day: 'numeric', month: 'long', year: 'numeric' })}`;
  const clock = { timeStyle: 'short', hourCycle: 'h23' } as const;
  const time = words(clock);
  // The hour that the clocks go back over is read twice: there the distance to UTC says which of the two is meant.
  const isReadTwice = [-hour, hour].some((distance) => wordsAt(start + distance, clock) === time);
  const offset = isReadTwice ? ` (${offsetAt(start, timeZone)})` : '';
  return [day, `${time}${offset}, ${timeZone} time, ${minutes} minutes`, where].join('\n');
}

/** `GMT+01:00`. */
const offsetAt = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
