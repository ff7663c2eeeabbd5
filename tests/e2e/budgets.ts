import { builtInJobPath } from '../support/firm-words.ts';

/**
 * The maximum of JavaScript that each kind of page (`pagesOf`) loads before the first scroll or press, in KB of brotli (1000
 * bytes). Each figure is a little above the measured one and at most the goal: 150 for reading, 200 with a form. Lower a
 * figure when the page has become lighter. Raise a figure only with a reason.
 */
export const scriptBudgets: Readonly<Record<string, number>> = {
  '/': 149,
  '/about': 149,
  '/services': 135,
  '/services/*': 150,
  '/case-studies': 135,
  // The longest of them has 140.4.
  '/case-studies/*': 141,
  '/projects': 148,
  '/connection-providers': 135,
  '/grid-connections-2026': 136,
  '/tools': 134,
  '/tools/generator-route': 166,
  '/tools/fault-level': 167,
  '/tools/earth-grid': 165,
  '/products': 135,
  '/product/*': 142,
  '/gallery': 150,
  // The figure does not include Firestore, which is loaded when the careers part is near.
  '/careers': 150,
  [builtInJobPath]: 150,
  // The page needs the working days for the promised day, and the phone plans of all countries.
  '/apply': 191,
  // The page has interview times, files and answers, and a reply that survives a reload.
  '/application': 190,
  '/enquiry': 188,
  '/job-alerts': 179,
  // The scripts are in five groups of files instead of twenty, so the page loads a little code that it does not need.
  '/job-alert': 181,
  // The page needs the company field, the working days, the figures of a tool, and the phone plans.
  '/contact': 182,
  '/privacy-policy': 141,
  '/terms-of-use': 136,
  '/accessibility': 136,
  '/credit': 136,
  '/maintenance': 135,
  '/temp': 136,
};

/**
 * The same maximum for the admin area: for the log-in form, and for the log-in screen and the first screen behind it together.
 * The figures include the router and the components of the application, which every page loads.
 */
export const adminBudgets = { login: 200, dashboard: 345 } as const;

/** The maximum of all bytes that the home page loads on a phone before the first scroll, in KB. */
export const homeKilobytes = 430;
