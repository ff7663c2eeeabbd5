// Every form checks its fields with this file's reader: it stands by itself, so that they do without the clocks of the offices.

/** Whether a text is a day of the calendar, of this century. */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // There is no 30 February: some would read it as 2 March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
}
