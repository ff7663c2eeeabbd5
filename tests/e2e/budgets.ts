/**
 * How much JavaScript each shape of page may load before anything is scrolled or pressed, in KB of brotli (1000 bytes):
 * a little more than it does. What several pages need comes in one file, so that a page has some it does not draw: up to
 * 5 KB, for up to 15 requests less. Lower a figure when the page has become lighter; raise one only with a reason.
 */
export const scriptBudgets: Readonly<Record<string, number>> = {
  '/': 121,
  '/about': 114,
  '/services': 108,
  '/services/plant-engineering': 118,
  '/case-studies': 108,
  '/case-studies/powersystemstudies': 117,
  '/products': 120,
  '/product/ev-1': 121,
  '/gallery': 113,
  '/careers': 114,
  '/apply': 174,
  '/contact': 174,
  '/privacy-policy': 112,
  '/credit': 110,
  '/maintenance': 107,
  '/temp': 107,
};

/** The same for the admin area: what the log-in screen loads, and what it and the first screen behind it load together. */
export const adminBudgets = { login: 362, dashboard: 372 } as const;

/** All that the home page may move on a phone before it is scrolled, in KB. */
export const homeKilobytes = 400;

/** A task of the browser's main thread that is longer than this keeps a visitor waiting. In milliseconds. */
export const longestTask = 50;
