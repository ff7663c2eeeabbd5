/**
 * The words of the search through everything in the admin area. They have their own file, because the first screen loads them.
 */
export const adminSearchCopy = {
  label: 'Find a job, a person, an enquiry or a page',
  placeholder: 'Find anything',
  key: '/',
  open: 'Find',
  close: 'Close',
} as const;

/** The words of a search result. */
export const foundCopy = {
  groups: { screens: 'Pages', jobs: 'Jobs', applications: 'Applications', enquiries: 'Enquiries' },
  looking: 'Searching...',
  none: 'Nothing found.',
  failed: 'These could not be searched. Please try again.',
} as const;

/** The words of the field that filters a list by job. */
export const jobFilterCopy = {
  label: 'Job',
  all: 'All jobs',
  looking: 'Searching...',
  none: 'No job matches these words.',
  failed: 'The jobs could not be read. Please try again.',
  clear: 'Clear',
  open: 'Open',
  close: 'Close',
} as const;

/** Joins the facts of a line, and leaves out missing ones. */
export const factsInLine = (...facts: (string | undefined)[]): string => facts.filter(Boolean).join(' · ');
