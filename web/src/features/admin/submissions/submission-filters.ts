import { type Country, countries } from '@ohmbridge/functions/contract/countries';
import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@ohmbridge/functions/contract/submission-kinds';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list of submissions can be sorted by: the newest or the oldest first, or those that have stood where they are for longest. */
export const submissionOrders = ['newest', 'oldest', 'waiting'] as const;
export type SubmissionOrder = (typeof submissionOrders)[number];

/** As many days back as a list can be narrowed to. */
export const periods = ['7', '30', '90'] as const;

/** Who looks after a submission: an account, or nobody. */
export const nobody = 'nobody';

/** Which submissions a list shows, and in which order. */
export interface SubmissionFilters {
  /** Words that a submission has to have; none if empty. */
  search: string;
  status: SubmissionStatus | undefined;
  country: Country | undefined;
  /** The reference of the job that was applied for. */
  job: string | undefined;
  /** The uid of the assignee, or `nobody`. */
  assignee: string | undefined;
  /** In the last so many days. */
  days: (typeof periods)[number] | undefined;
  order: SubmissionOrder;
}

export const everySubmission: SubmissionFilters = {
  search: '',
  status: undefined,
  country: undefined,
  job: undefined,
  assignee: undefined,
  days: undefined,
  order: 'newest',
};

const jobPattern = /^J-\d{4,9}$/;
const assigneePattern = /^[\w-]{1,128}$/;

/** Reads the filters from the address; what it does not know, it leaves out. */
export function submissionFilters(kind: SubmissionKind, address: URLSearchParams): SubmissionFilters {
  const known = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === address.get(name));
  const like = (pattern: RegExp, name: string) => {
    const value = address.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  return {
    search: address.get('search') ?? '',
    status: known<SubmissionStatus>(statusesOf[kind], 'status'),
    country: kind === 'applications' ? known(countries, 'country') : undefined,
    job: kind === 'applications' ? like(jobPattern, 'job') : undefined,
    assignee: like(assigneePattern, 'assignee'),
    days: known(periods, 'days'),
    order: known(submissionOrders, 'sort') ?? 'newest',
  };
}

/** The filters as the address keeps them. */
export function addressOfSubmissionFilters({ order, ...filters }: SubmissionFilters): URLSearchParams {
  const kept = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '') as [string, string][];
  return new URLSearchParams([...kept, ...(order === 'newest' ? [] : [['sort', order]])]);
}

/** The filters of the list, which the address keeps. A change shows at once; the address follows a moment later. */
export function useSubmissionFilters(kind: SubmissionKind) {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [followed, setFollowed] = useState(address);
  const [filters, setFilters] = useState(() => submissionFilters(kind, search));

  // A link, or going back, changes the address without asking this screen.
  if (address !== followed) {
    setFollowed(address);
    setFilters(submissionFilters(kind, search));
  }

  const changeFilters = (changed: SubmissionFilters) => {
    setFilters(changed);
    const kept = addressOfSubmissionFilters(changed);
    const view = search.get('view');
    if (view) kept.set('view', view);
    setSearch(kept, { replace: true, preventScrollReset: true });
  };

  return { filters, changeFilters };
}
