import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@ohmbridge/contract/desk/submission-kinds';
import { type Country, countries } from '@ohmbridge/contract/shared/countries';
import { useCallback } from 'react';
import { knownIn, useAddressFilters } from '../jobs/use-address-filters.ts';

/** What a list of submissions can be sorted by: the newest or the oldest first; or only those who wait for us, the longest first. */
export const submissionOrders = ['newest', 'oldest', 'waiting'] as const;

/** As many days back as a list can be narrowed to. */
export const periods = ['7', '30', '90'] as const;

/** Who looks after a submission: an account, or nobody. */
export const nobody = 'nobody';

/** In place of a status: what has not come to the desk, because it looks as if a program had sent it. */
export const held = 'held';

/** Which submissions a list shows, and in which order. */
export interface SubmissionFilters {
  /** Words that a submission has to have; none if empty. */
  search: string;
  status: SubmissionStatus | typeof held | undefined;
  country: Country | undefined;
  /** The reference of the job that was applied for. */
  job: string | undefined;
  /** How one of its questions was answered: see `answerToken`. */
  answer: string | undefined;
  /** The uid of the assignee, or `nobody`. */
  assignee: string | undefined;
  /** In the last so many days. */
  days: (typeof periods)[number] | undefined;
  order: (typeof submissionOrders)[number];
}

const jobPattern = /^J-\d{4,9}$/;
const answerPattern = /^[0-9a-z]{1,7}:.{1,100}$/;
const assigneePattern = /^[\w-]{1,128}$/;

/** Reads the filters from the address; what it does not know, it leaves out. */
export function submissionFilters(kind: SubmissionKind, address: URLSearchParams): SubmissionFilters {
  const like = (pattern: RegExp, name: string) => {
    const value = address.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const job = kind === 'applications' ? like(jobPattern, 'job') : undefined;
  return {
    search: address.get('search') ?? '',
    status: knownIn<SubmissionStatus | typeof held>(address, 'status', [...statusesOf[kind], held]),
    country: kind === 'applications' ? knownIn(address, 'country', countries) : undefined,
    job,
    answer: job && like(answerPattern, 'answer'),
    assignee: like(assigneePattern, 'assignee'),
    days: knownIn(address, 'days', periods),
    order: knownIn(address, 'sort', submissionOrders) ?? 'newest',
  };
}

/** The filters as the address keeps them. */
export function addressOfSubmissionFilters({ order, ...filters }: SubmissionFilters): URLSearchParams {
  const kept = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '') as [string, string][];
  return new URLSearchParams([...kept, ...(order === 'newest' ? [] : [['sort', order]])]);
}

/** Every filter; the order leaves nothing out. */
export type SubmissionFilter = Exclude<keyof SubmissionFilters, 'order'>;

/** What the audit list has of a filter: of what was typed, or chosen about a person, only that there was something. */
const audited: Record<SubmissionFilter, 'value' | 'name'> = {
  search: 'name',
  status: 'value',
  country: 'value',
  job: 'value',
  answer: 'name',
  assignee: 'name',
  days: 'value',
};

/** The filters as the audit list has them. */
export function auditedFilters(filters: SubmissionFilters): string[] {
  return (Object.keys(audited) as SubmissionFilter[])
    .filter((name) => filters[name])
    .map((name) => (audited[name] === 'value' ? `${name}:${filters[name]}` : name));
}

/** Whether nothing is left out, in whatever order: so many are counted. */
export function isWholeList({ order, ...filters }: SubmissionFilters): boolean {
  return order !== 'waiting' && addressOfSubmissionFilters({ ...filters, order: 'newest' }).size === 0;
}

/** The filters of the list, which the address keeps; how the list is shown stays in it. */
export const useSubmissionFilters = (kind: SubmissionKind) =>
  useAddressFilters(
    useCallback((address) => submissionFilters(kind, address), [kind]),
    (filters, before) => {
      const kept = addressOfSubmissionFilters(filters);
      const view = before.get('view');
      if (view) kept.set('view', view);
      return kept;
    },
  );
