/** What the forms send beside their fields for the human check. It is looked at, and not stored. */
export const humanCheckFields = {
  /** People neither see nor reach this field: only a program fills it in. */
  honeypot: 'reference',
  /** The form token: what the form was given when somebody began to fill it in. */
  token: 'formToken',
} as const;

/** How old a form's token may be when the form is sent. */
export const formTokenAge = { minimumSeconds: 3, maximumSeconds: 24 * 60 * 60 } as const;

/** The header in which App Check's token comes. */
export const appCheckHeader = 'X-Firebase-AppCheck';
