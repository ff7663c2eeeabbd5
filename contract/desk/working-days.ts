const dayMilliseconds = 24 * 60 * 60 * 1000;

const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());

/**
 * The moment that lies so many working days, Mondays to Fridays, before another; in UTC, like the weeks of the statistics. At
 * a weekend no time passes.
 */
export function workingDaysBefore(now: Date, days: number): Date {
  let moment = now.getTime();
  // From the midnight at which the weekend began.
  if (isWeekend(moment)) moment -= moment % dayMilliseconds;
  while (isWeekend(moment - 1)) moment -= dayMilliseconds;
  for (let left = days; left > 0; left--) {
    moment -= dayMilliseconds;
    while (isWeekend(moment)) moment -= dayMilliseconds;
  }
  return new Date(moment);
}

export const workingDayWords = (days: number): string => (days === 1 ? 'a working day' : `${days} working days`);
