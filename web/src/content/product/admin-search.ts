/** The words of the search over everything in the admin area. The first screen loads them. */
export const adminSearchCopy = {
  label: 'Find a job, a person, an enquiry or a page',
  placeholder: 'Find anything',
  key: '/',
  open: 'Find',
  close: 'Close',
} as const;

/** The words for a result. */
export const foundCopy = {
  groups: { screens: 'Pages', jobs: 'Jobs', applications: 'Applications', enquiries: 'Enquiries' },
  looking: 'Searching...',
  none: 'Nothing found.',
  failed: 'These could not be searched. Please try again.',
} as const;

/** The words of the choice of a job by which a list is narrowed down. */
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

/** Facts of a line, those that there are. */
export const factsInLine = (...facts: (string | undefined)[]): string => facts.filter(Boolean).join(' · ');
