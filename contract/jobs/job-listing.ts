import { countries } from '../shared/countries.ts';
import { latinLetters } from '../shared/latin-letters.ts';
import { limits } from '../shared/limits.ts';
import type { Job } from './job.ts';
import { cursorAfter, type JobFacet, type JobFacets, jobFacets } from './job-list.ts';
import { employmentTypes, workModes } from './job-options.ts';
import { isFound, sameValue, searchedWords, searchText } from './job-search.ts';
import { type JobState, jobState, jobStates } from './job-state.ts';

/** What a list of jobs can be sorted by: the newest first, by title, or those first that close next. */
export const jobOrders = ['newest', 'title', 'closing'] as const;
export type JobOrder = (typeof jobOrders)[number];

/** What of a job decides about its place in a list. */
export interface OrderedJob extends Pick<Job, '_id' | 'createdAt' | 'closesAt'> {
  /** See `sortedTitle`. */
  sortTitle: string;
}

/** A title as lists are sorted by it: case, accents and the alphabet of Uzbek do not matter. */
export const sortedTitle = (title: string): string => latinLetters(title);

type Compare = (one: OrderedJob, other: OrderedJob) => number;

const ascending = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const newest: Compare = (one, other) => ascending(other.createdAt, one.createdAt) || ascending(other._id, one._id);
/** What has no closing date comes after everything that has. */
const closing = ({ closesAt = '~' }: OrderedJob) => closesAt;

/** What sorts by each order. */
export const comparedBy: Record<JobOrder, Compare> = {
  newest,
  title: (one, other) => ascending(one.sortTitle, other.sortTitle) || newest(one, other),
  closing: (one, other) => ascending(closing(one), closing(other)) || newest(one, other),
};

// The API lists jobs by this, and so does a page that has all of them at hand: no schemas here, which would bring zod along.

/** The fields that lists need: thousands of rows are kept in memory, and the texts of a job are most of it. */
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

/** As much of a job as lists need. */
export type JobRow = Pick<Job, (typeof rowFields)[number]> & {
  /** What it is found by. */
  text: string;
  sortTitle: OrderedJob['sortTitle'];
  /** Its `type`, as two that mean the same have it. */
  discipline: string;
};

/** The row of a job. */
export function rowOf(job: Job): JobRow {
  const kept = rowFields.filter((name) => job[name] !== undefined).map((name) => [name, job[name]]);
  return {
    ...(Object.fromEntries(kept) as Pick<Job, (typeof rowFields)[number]>),
    text: searchText(job),
    sortTitle: sortedTitle(job.title),
    discipline: sameValue(job.type ?? ''),
  };
}

/** What of a list is asked for. */
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
  /** What the page comes after; it may be gone by now. */
  after?: OrderedJob | undefined;
}

/** A page of a list: its rows, how many jobs there are in all, and how many of each kind. */
export interface ListedRows<Row> {
  rows: Row[];
  count: number;
  facets: JobFacets;
  next?: string;
}

/** The rows that a list shows, from all there are. Strangers see what is live at this moment, whatever they ask for. */
export function listJobs<Row extends JobRow>(
  all: readonly Row[],
  query: ListQuery,
  isAdmin: boolean,
  now: Date,
): ListedRows<Row> {
  const { limit, after, sort = 'newest', search = '' } = query;
  const words = searchedWords(search);
  // Of a text without a letter or a figure no job has anything.
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
    // What a facet counts is what it would show: all that only its own filter refuses belongs to that.
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

/** The rows of what is live at a moment, the newest first: for the sitemap, and wherever all of it is named. */
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
