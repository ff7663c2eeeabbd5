/** Moments as colleagues read them, in the time of their device. */
export const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A date without the time of day. */
export const shortDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const agoFormat = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });
const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** How long ago something was: `2 days ago`. */
export function agoWords(at: string, now: Date): string {
  const milliseconds = now.getTime() - Date.parse(at);
  const unit = units.find(([, length]) => milliseconds >= length);
  return unit ? agoFormat.format(-Math.floor(milliseconds / unit[1]), unit[0]) : 'just now';
}
