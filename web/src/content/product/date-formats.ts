/** Formats moments in the time zone of the device. A line can end before the time of day, but not within the date. */
function wordsOf(options: Intl.DateTimeFormatOptions) {
  const words = new Intl.DateTimeFormat('en-GB', options);
  return { format: (moment: Date) => words.format(moment).replaceAll(/([^,]) /g, '$1\u00a0') };
}

/** Formats a moment with date and time. */
export const dateAndTime = wordsOf({ dateStyle: 'medium', timeStyle: 'short' });

/** Formats a date without the time of day. */
export const shortDate = wordsOf({ dateStyle: 'medium' });

const agoFormat = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });
const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** Gives the time since a moment, such as `2 days ago`. */
export function agoWords(at: string, now: Date): string {
  const milliseconds = now.getTime() - Date.parse(at);
  const unit = units.find(([, length]) => milliseconds >= length);
  return unit ? agoFormat.format(-Math.floor(milliseconds / unit[1]), unit[0]) : 'just now';
}
