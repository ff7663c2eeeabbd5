import { knownIn, useAddressFilters } from '../jobs/use-address-filters.ts';

/** As many weeks as a report can be about. */
export const reportPeriods = ['4', '12', '26', '52'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** In place of a job: what was sent without one. */
export const noJob = 'none';

/** What a report is about. */
export interface ReportFilters {
  weeks: ReportPeriod;
  /** The reference of a job, or `none`; all without. */
  job: string | undefined;
}

const jobPattern = /^(?:J-\d{4,9}|none)$/;
const usual: ReportPeriod = '12';

/** The filters of the report, which the address keeps; what it does not know, it leaves out. */
export const useReportFilters = () =>
  useAddressFilters<ReportFilters>(
    (address) => {
      const job = address.get('job') ?? '';
      return { weeks: knownIn(address, 'weeks', reportPeriods) ?? usual, job: jobPattern.test(job) ? job : undefined };
    },
    ({ weeks, job }) => new URLSearchParams({ ...(weeks !== usual && { weeks }), ...(job !== undefined && { job }) }),
  );
