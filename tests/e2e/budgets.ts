/**
 * How much JavaScript each shape of page may load before anything is scrolled or pressed, in KB of brotli (1000 bytes):
 * a little more than it does. Lower a figure when the page has become lighter; raise one only with a reason.
 */
export const scriptBudgets: Readonly<Record<string, number>> = {
  '/': 95,
  '/about': 84,
  '/services': 2,
  '/services/plant-engineering': 78,
  '/case-studies': 2,
  '/case-studies/powersystemstudies': 2,
  '/products': 2,
  '/product/ev-1': 2,
  '/gallery': 83,
  // Six more than without its search and its filters, which are told by the address.
  '/careers': 92,
  '/careers/office-assistant-colchester-1': 80,
  // The forms: three kilobytes more than before they checked fields on leaving, read phone numbers with their country codes,
  // led Back through the steps and waited for a lost connection. Drafts load when somebody touches a form.
  // The application has two more: it names the job that it is for, and the applicant's own page, which shares its parts.
  '/apply': 151,
  '/application': 151,
  '/contact': 150,
  '/privacy-policy': 2,
  '/credit': 2,
  '/maintenance': 2,
  '/temp': 2,
};

/** The same for the admin area: what the log-in screen loads, and what it and the first screen behind it load together. */
export const adminBudgets = { login: 362, dashboard: 379 } as const;

/** All that the home page may move on a phone before it is scrolled, in KB. */
export const homeKilobytes = 400;
