import type { Country } from './countries.ts';
import { timeZones } from './job-closing.ts';
import type { Interview } from './submission-record.ts';

/** When and where an interview is, on three lines, in the time of the country that the applicant chose. */
export function interviewWords({ at, minutes, where }: Interview, country: Country): string {
  const timeZone = timeZones[country];
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(new Date(at));
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone, hourCycle: 'h23' });
  return [day, `${time.format(new Date(at))}, ${timeZone} time, ${minutes} minutes`, where].join('\n');
}
