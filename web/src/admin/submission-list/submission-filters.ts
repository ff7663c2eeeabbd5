import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@ohmbridge/contract/desk/submission-kinds';
import { countries } from '@ohmbridge/contract/shared/countries';
import { addressFilters, anyText, like, oneOf } from '../../shared/address-filters.ts';

/** What a list of submissions can be sorted by: the newest or the oldest first; or only those who wait for us, the longest first. */
export const submissionOrders = ['newest', 'oldest', 'waiting'] as const;

/** As many days back as a list can be narrowed to. */
export const periods = ['7', '30', '90'] as const;

/** Who looks after a submission: an account, or nobody. */
export const nobody = 'nobody';

/** In place of a status: what has not come to the desk, because it looks as if a program had sent it. */
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
      /** Words that a submission has to have; none if empty. */
      search: anyText,
      status: oneOf<SubmissionStatus | typeof held>([...statusesOf[kind], held]),
      country: ofApplications(oneOf(countries)),
      /** The reference of the job that was applied for. */
      job: ofApplications(like(isJob)),
      /** How one of its questions was answered: see `answerToken`. */
      answer: ofApplications(like(isAnswer)),
      /** The uid of the assignee, or `nobody`. */
      assignee: like(isAssignee),
      /** In the last so many days. */
      days: oneOf(periods),
      order: oneOf(submissionOrders, 'newest'),
    },
    { order: 'sort' },
  );
  const read = (search: string) => {
    const asked = filters.read(search);
    // An answer is one to a job.
    return asked.job ? asked : { ...asked, answer: undefined };
  };
  return { ...filters, read };
};

/** Which submissions a list shows, and in which order. */
export type SubmissionFilters = ReturnType<typeof filtersOf>['none'];

/** The filters of each list, as its address keeps them. */
export const submissionFilters = { applications: filtersOf('applications'), enquiries: filtersOf('enquiries') };

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
  return order !== 'waiting' && submissionFilters.applications.write({ ...filters, order: 'newest' }).size === 0;
}
