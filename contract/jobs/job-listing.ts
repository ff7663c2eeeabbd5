import { countries } from '../firm/countries.ts';
import { latinLetters } from '../shared/latin-letters.ts';
import { limits } from '../shared/limits.ts';
import type { Job } from './job.ts';
import { cursorAfter, type JobFacet, type JobFacets, type JobsPage, jobFacets } from './job-list.ts';
import { employmentTypes, workModes } from './job-options.ts';
import { isFound, sameValue, searchedWords, searchText } from './job-search.ts';
import { type JobState, jobState, jobStates } from './job-state.ts';

/** The orders of a job list: the newest first, by title, or by closing date. */
export const jobOrders = ['newest', 'title', 'closing'] as const;
export type JobOrder = (typeof jobOrders)[number];

/** The fields that decide a job's place in a list. */
export interface OrderedJob extends Pick<Job, '_id' | 'createdAt' | 'closesAt'> {
  sortTitle: string;
}

/** Gives a title for sorting, in which case, accents and the alphabet of Uzbek do not matter. */
export const sortedTitle = (title: string): string => latinLetters(title);

type Compare = (one: OrderedJob, other: OrderedJob) => number;

const ascending = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const newest: Compare = (one, other) => ascending(other.createdAt, one.createdAt) || ascending(other._id, one._id);
/** Sorts jobs without a closing date last. */
const closing = ({ closesAt = '~' }: OrderedJob) => closesAt;

export const comparedBy: Record<JobOrder, Compare> = {
  newest,
  title: (one, other) => ascending(one.sortTitle, other.sortTitle) || newest(one, other),
  closing: (one, other) => ascending(closing(one), closing(other)) || newest(one, other),
};

// The API lists jobs with this file, and so does a public page that has loaded all jobs: no schemas here, which would load zod.

/** The fields that lists need. Thousands of rows are kept in memory, so they leave out the texts of the job. */
const rowFields = [
  '_id',
  'country',
  'type',
  'employmentType',
  'workMode',
  'isActive',
  'slug',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'closesAt',
  'deletedAt',
] as const satisfies readonly (keyof Job)[];

/** The part of a job that lists need. */
export type JobRow = Pick<Job, (typeof rowFields)[number]> & {
  /** The words that a search finds the job by. */
  text: string;
  sortTitle: OrderedJob['sortTitle'];
  /** The `type` in the spelling of `sameValue`. */
  discipline: string;
};

export function rowOf(job: Job): JobRow {
  const kept = rowFields.filter((name) => job[name] !== undefined).map((name) => [name, job[name]]);
  return {
    ...(Object.fromEntries(kept) as Pick<Job, (typeof rowFields)[number]>),
    text: searchText(job),
    sortTitle: sortedTitle(job.title),
    discipline: sameValue(job.type ?? ''),
  };
}

export interface ListQuery {
  search?: string | undefined;
  active?: boolean | undefined;
  country?: string | undefined;
  discipline?: string | undefined;
  mode?: string | undefined;
  type?: string | undefined;
  state?: JobState | undefined;
  sort?: JobOrder | undefined;
  limit: number;
  /** The last job of the page before. The job may be deleted by now. */
  after?: OrderedJob | undefined;
}

/** A page of a list; `count` and `facets` are those of the whole list. */
export interface ListedRows<Row> extends Omit<JobsPage, 'jobs'> {
  rows: Row[];
}

/** Gives a page of the list from all rows. Visitors get live jobs only, whatever the query says. */
export function listJobs<Row extends JobRow>(
  all: readonly Row[],
  query: ListQuery,
  isAdmin: boolean,
  now: Date,
): ListedRows<Row> {
  const { limit, after, sort = 'newest', search = '' } = query;
  const words = searchedWords(search);
  // A search without a letter or a digit finds nothing.
  const findsNothing = words.length === 0 && search.trim() !== '';
  const passes = facetFilters(query);
  const counts = new Map(jobFacets.map((facet) => [facet, new Map<string, number>()]));
  const names = new Map<string, string>();
  const found: Row[] = [];
  for (const row of all) {
    const state = jobState(row, now);
    if (isAdmin ? query.active !== undefined && query.active !== row.isActive : state !== 'live') continue;
    if (findsNothing || !isFound(row.text, words)) continue;
    const values = valuesOf(row, state);
    const refused = jobFacets.filter((facet) => !passes[facet](values[facet]));
    if (refused.length === 0) found.push(row);
    // A facet also counts the jobs that only its own filter refuses: choosing another value would show them.
    for (const facet of refused.length === 0 ? jobFacets : refused.length === 1 ? refused : []) {
      const value = values[facet];
      if (value === '') continue;
      const ofFacet = counts.get(facet);
      ofFacet?.set(value, (ofFacet.get(value) ?? 0) + 1);
      if (facet === 'discipline' && row.type !== undefined && !names.has(value)) names.set(value, row.type);
    }
  }
  const compare = comparedBy[sort];
  found.sort(compare);
  const first = after ? found.findIndex((row) => compare(row, after) > 0) : 0;
  const rows = first < 0 ? [] : found.slice(first, first + limit);
  const last = rows.at(-1);
  const hasMore = first >= 0 && first + limit < found.length;
  return {
    rows,
    count: found.length,
    facets: facetsOf(counts, names),
    ...(last && hasMore && { next: cursorAfter(last) }),
  };
}

export function openRows(all: readonly JobRow[], now: Date): JobRow[] {
  return all.filter((row) => jobState(row, now) === 'live').toSorted(comparedBy.newest);
}

type FacetValues = Record<JobFacet, string>;

function valuesOf(row: JobRow, state: JobState): FacetValues {
  const { country, discipline, workMode: mode = '', employmentType: type = '' } = row;
  return { country, discipline, mode, type, state };
}

function facetFilters(query: ListQuery): Record<JobFacet, (value: string) => boolean> {
  const is = (wanted: string | undefined) => (value: string) => wanted === undefined || value === wanted;
  const { country, discipline, mode, type, state } = query;
  return {
    country: is(country),
    discipline: is(discipline === undefined ? undefined : sameValue(discipline)),
    mode: is(mode),
    type: is(type),
    state: state === undefined ? (value) => value !== 'in-bin' : is(state),
  };
}

const fixedValues: Record<Exclude<JobFacet, 'discipline'>, readonly string[]> = {
  country: countries,
  mode: workModes,
  type: employmentTypes,
  state: jobStates,
};

function facetsOf(counts: ReadonlyMap<JobFacet, ReadonlyMap<string, number>>, names: ReadonlyMap<string, string>) {
  const facets = jobFacets.map((facet) => {
    const counted = counts.get(facet) ?? new Map<string, number>();
    const values = facet === 'discipline' ? [...counted.keys()].sort() : fixedValues[facet];
    return [
      facet,
      values
        .flatMap((value) => {
          const count = counted.get(value) ?? 0;
          return count > 0 ? [{ value: names.get(value) ?? value, count }] : [];
        })
        .slice(0, limits.facetValues),
    ];
  });
  return Object.fromEntries(facets) as JobFacets;
}
