import { latinLetters } from '../shared/latin-letters.ts';
import type { Job } from './job.ts';

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
