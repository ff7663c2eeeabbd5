import { wholeNumber } from '../lib/plain-english.ts';

/** A number of openings; `Infinity`, which is more than are counted, as "99+". */
export const openingsCount = (count: number) => (count === Number.POSITIVE_INFINITY ? '99+' : wholeNumber(count));

/** The words that the careers page and the careers teaser share. */
export const careersCopy = {
  openings: (count: number) => (count === 1 ? 'Opening' : 'Openings'),
  openingsIn: ({ count, jobs }: { count: number; jobs: readonly unknown[] }, country: string) =>
    `Openings in ${country}: ${openingsCount(count)}${jobs.length < count ? `, of which ${jobs.length} are shown` : ''}`,
  openingsByCountry: (counts: readonly string[]) => `Openings: ${counts.join(', ')}`,
  chooseCountry: 'Choose Country',
  loading: 'Loading job openings',
  tryAgain: 'Try again',
  apply: 'Apply Now',
  applyFor: (title: string) => `for ${title}`,
  closes: (day: string) => `Closes ${day}`,
  viewDescription: 'View Job Description',
  descriptionOf: (title: string) => `of ${title}`,
  linkToJob: 'Link to this job',
  gone: 'The position that this link leads to is no longer open. These are.',
  new: 'New',
  closesSoon: 'Closes soon',
  showMore: 'Show more',
  loadingMore: 'Loading...',
  shownOf: (shown: number, count: number) => `${wholeNumber(shown)} of ${openingsCount(count)} openings`,
  allOpenings: (count: number, country: string) => `All ${openingsCount(count)} openings in ${country}`,
  carousel: (country: string) => `Jobs in ${country}`,
  slide: (position: number, count: number, title: string) => `Job ${position} of ${count}: ${title}`,
} as const;
