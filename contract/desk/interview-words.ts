import { timeZones } from '../jobs/job-closing.ts';
import type { Country } from '../shared/countries.ts';
import type { Interview } from './submission-record.ts';

/** When and where an interview is, on three lines, in the time of the country that the applicant chose. */
export function interviewWords({ at, minutes, where }: Interview, country: Country): string {
  const timeZone = timeZones[country];
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(new Date(at));
  // In parts, because browsers and Node.js set commas of their own between them.
  const day = `${words({ weekday: 'long' })} ${words({ day: 'numeric', month: 'long', year: 'numeric' })}`;
  const time = words({ timeStyle: 'short', hourCycle: 'h23' });
  return [day, `${time}, ${timeZone} time, ${minutes} minutes`, where].join('\n');
}
