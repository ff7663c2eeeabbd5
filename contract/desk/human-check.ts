/** The fields that forms send for the human check. They are not stored. */
export const humanCheckFields = {
  /** People cannot see or reach this field, so only a program fills it in. */
  honeypot: 'reference',
  /** The form token that the form fetched when the visitor began to fill it in. */
  token: 'formToken',
} as const;

export const formTokenAge = { minimumSeconds: 3, maximumSeconds: 24 * 60 * 60 } as const;

export const appCheckHeader = 'X-Firebase-AppCheck';
