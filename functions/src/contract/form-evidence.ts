/**
 * What the forms send beside their fields, so that what no person sent can be told from the rest. It is looked at, and not
 * stored.
 */
export const formEvidence = {
  /** A field that people neither see nor reach: only a program fills it in. */
  trap: 'reference',
  /** What the form was given when somebody began to fill it in. */
  token: 'formToken',
} as const;

/** How old a form's token may be when the form is sent. */
export const formTokenAge = { minimumSeconds: 3, maximumSeconds: 24 * 60 * 60 } as const;

/** The header in which App Check's token comes. */
export const appCheckHeader = 'X-Firebase-AppCheck';
