import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@site/contract/desk/submission-kinds';
import { countries } from '@site/contract/firm/countries';
import { addressFilters, anyText, like, oneOf } from '../../shared/address-filters.ts';

/**
 * The orders of a list of submissions: newest first, oldest first, or only those that wait for an answer, the longest waiting
 * first.
 */
export const submissionOrders = ['newest', 'oldest', 'waiting'] as const;

/** The periods by which a list can be filtered, in days back from now. */
export const periods = ['7', '30', '90'] as const;

/** The filter for submissions without an assignee. */
export const unassigned = 'nobody';

/** The filter value for quarantined submissions, which are not on the desk yet. */
export const held = 'held';

const isJob = (text: string) => /^J-\d{4,9}$/.test(text);
const isAnswer = (text: string) => /^[0-9a-z]{1,7}:.{1,100}$/.test(text);
const isAssignee = (text: string) => /^[\w-]{1,128}$/.test(text);

const filtersOf = (kind: SubmissionKind) => {
  /** Makes a filter that only applications have: for enquiries, its value is always `undefined`. */
  const ofApplications = <Value>(filter: (text: string) => Value) =>
    kind === 'applications' ? filter : () => undefined;
  const filters = addressFilters(
    {
      /** The words that a submission must contain; an empty text filters nothing. */
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

/** The name of a filter. The order is not a filter, because it leaves nothing out. */
export type SubmissionFilter = Exclude<keyof SubmissionFilters, 'order'>;

/**
 * The form of each filter in the audit list. Typed words and choices about a person appear by name alone, without the value.
 */
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

/**
 * Tells whether the list has every submission, because counters fit only such a list. The order by waiting time leaves some
 * out.
 */
export function isWholeList({ order, ...filters }: SubmissionFilters): boolean {
  return order !== 'waiting' && submissionFilters.applications.write({ ...filters, order: 'newest' }).size === 0;
}
