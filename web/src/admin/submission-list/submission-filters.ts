import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@site/contract/desk/submission-kinds';
import { countries } from '@site/contract/firm/countries';
import { addressFilters, anyText, like, oneOf } from '../../shared/address-filters.ts';

/** The orders of a list of submissions: the newest first, the oldest first, or only the waiting ones, the longest first. */
export const submissionOrders = ['newest', 'oldest', 'waiting'] as const;

/** As many days back as a list can be narrowed to. */
export const periods = ['7', '30', '90'] as const;

/** The filter for submissions without an assignee. */
export const unassigned = 'nobody';

/** The filter value for quarantined submissions, which have not come to the desk. */
export const held = 'held';

const isJob = (text: string) => /^J-\d{4,9}$/.test(text);
const isAnswer = (text: string) => /^[0-9a-z]{1,7}:.{1,100}$/.test(text);
const isAssignee = (text: string) => /^[\w-]{1,128}$/.test(text);

const filtersOf = (kind: SubmissionKind) => {
  /** Enquiries have no such filter. */
  const ofApplications = <Value>(filter: (text: string) => Value) =>
    kind === 'applications' ? filter : () => undefined;
  const filters = addressFilters(
    {
      /** The words that a submission must have; an empty text filters nothing. */
      search: anyText,
      status: oneOf<SubmissionStatus | typeof held>([...statusesOf[kind], held]),
      country: ofApplications(oneOf(countries)),
      job: ofApplications(like(isJob)),
      /** The answer to one of the job's questions: see `answerToken`. */
      answer: ofApplications(like(isAnswer)),
      assignee: like(isAssignee),
      days: oneOf(periods),
      order: oneOf(submissionOrders, 'newest'),
    },
    { order: 'sort' },
  );
  const read = (search: string) => {
    const asked = filters.read(search);
    // An answer belongs to a job.
    return asked.job ? asked : { ...asked, answer: undefined };
  };
  return { ...filters, read };
};

export type SubmissionFilters = ReturnType<typeof filtersOf>['none'];

/** The filters of each list, as its address keeps them. */
export const submissionFilters = { applications: filtersOf('applications'), enquiries: filtersOf('enquiries') };

/** Every filter; the order leaves nothing out. */
export type SubmissionFilter = Exclude<keyof SubmissionFilters, 'order'>;

/** The entry of a filter in the audit list: of typed words, or a choice about a person, only that there was one. */
const audited: Record<SubmissionFilter, 'value' | 'name'> = {
  search: 'name',
  status: 'value',
  country: 'value',
  job: 'value',
  answer: 'name',
  assignee: 'name',
  days: 'value',
};

export function auditedFilters(filters: SubmissionFilters): string[] {
  return (Object.keys(audited) as SubmissionFilter[])
    .filter((name) => filters[name])
    .map((name) => (audited[name] === 'value' ? `${name}:${filters[name]}` : name));
}

/** Tells whether the list has every submission. The order by waiting time leaves some out. Counters fit only this list. */
export function isWholeList({ order, ...filters }: SubmissionFilters): boolean {
  return order !== 'waiting' && submissionFilters.applications.write({ ...filters, order: 'newest' }).size === 0;
}
