import {
  type EmploymentType,
  employmentTypeWords,
  jobFacts,
  type WorkMode,
  workModeWords,
} from '@site/contract/jobs/job-options';
import { wholeNumber } from '../../shared/plain-english.ts';

/** Gives a number of openings. `Infinity` means more than the site counts, and is written as "99+". */
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
  cardLabel: 'Open position',
  viewDescription: 'View Job Description',
  descriptionOf: (title: string) => `of ${title}`,
  linkToJob: 'Read the full job',
  gone: 'The position at this link is no longer open. These positions are.',
  new: 'New',
  closesSoon: 'Closes soon',
  showMore: 'Show more',
  loadingMore: 'Loading...',
  shownOf: (shown: number, count: number) => `${wholeNumber(shown)} of ${openingsCount(count)} openings`,
  allOpenings: (count: number, country: string) => `All ${openingsCount(count)} openings in ${country}`,
  finder: 'Find a job',
  search: 'Search all openings',
  searchExample: 'Title, place or reference',
  filters: (chosen: number) => (chosen ? `Filters (${chosen})` : 'Filters'),
  filterNames: { country: 'Country', discipline: 'Discipline', mode: 'Place of work', type: 'Employment' },
  anyOf: { country: 'All countries', discipline: 'All disciplines', mode: 'Any place of work', type: 'Any employment' },
  filterValue: (name: string, value: string): string => {
    if (name === 'mode') return workModeWords[value as WorkMode] ?? value;
    if (name === 'type') return employmentTypeWords[value as EmploymentType] ?? value;
    return name === 'search' ? `“${value}”` : value;
  },
  choice: (value: string, count: number) => `${value} (${wholeNumber(count)})`,
  looking: 'Looking for openings',
  found: (count: number) => (count === 1 ? '1 opening found' : `${wholeNumber(count)} openings found`),
  nothingFound: 'No opening matches all of these filters. Remove one of them:',
  startAgain: 'Start again',
  without: (value: string, count: number | undefined) =>
    count === undefined ? `Without ${value}` : `Without ${value} (${wholeNumber(count)})`,
  alert: 'Get new openings by email',
  carousel: (country: string) => `Jobs in ${country}`,
  slide: (position: number, count: number, title: string) => `Job ${position} of ${count}: ${title}`,
} as const;

/** Gives the facts of a job with their names, for places without labels. */
export const jobFactWords = (job: Parameters<typeof jobFacts>[0]): string[] =>
  jobFacts(job).map(({ name, words }) => (name === 'closesOn' ? careersCopy.closes(words) : words));
