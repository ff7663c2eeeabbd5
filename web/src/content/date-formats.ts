/** Moments as colleagues read them, in the time of their device. */
export const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The same without the time of day. */
export const shortDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
