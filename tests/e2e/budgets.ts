/**
 * How much JavaScript each shape of page may load before anything is scrolled or pressed, in KB of brotli (1000 bytes):
 * a little more than it does. Lower a figure when the page has become lighter; raise one only with a reason.
 */
export const scriptBudgets: Readonly<Record<string, number>> = {
  '/': 121,
  '/about': 114,
  '/services': 105,
  '/services/plant-engineering': 117,
  '/case-studies': 105,
  '/case-studies/powersystemstudies': 115,
  '/products': 116,
  '/product/ev-1': 119,
  '/gallery': 110,
  '/careers': 111,
  '/apply': 174,
  '/contact': 171,
  '/privacy-policy': 106,
  '/credit': 104,
  '/maintenance': 100,
  '/temp': 101,
};

/** The same for the admin area: what the log-in screen loads, and what it and the first screen behind it load together. */
export const adminBudgets = { login: 358, dashboard: 368 } as const;

/** All that the home page may move on a phone before it is scrolled, in KB. */
export const homeKilobytes = 400;

/** A task of the browser's main thread that is longer than this keeps a visitor waiting. In milliseconds. */
export const longestTask = 50;
