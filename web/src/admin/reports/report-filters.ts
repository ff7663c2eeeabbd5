import { knownIn, useAddressFilters } from '../jobs/use-address-filters.ts';

/** As many weeks as a report can be about. */
export const reportPeriods = ['4', '12', '26', '52'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** By what it tells apart how far they came and how long it took. */
export const reportGroups = ['months', 'jobs', 'sources', 'countries'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** In place of a job: what was sent without one. */
export const noJob = 'none';

/** What a report is about. */
export interface ReportFilters {
  weeks: ReportPeriod;
  /** The reference of a job, or `none`; all without. */
  job: string | undefined;
  by: ReportGroup;
}

const jobPattern = /^(?:J-\d{4,9}|none)$/;
const usual = { weeks: '12', by: 'months' } as const;

/** Reads the filters from the address; what it does not know, it leaves out. */
function reportFilters(address: URLSearchParams): ReportFilters {
  const job = address.get('job') ?? '';
  return {
    weeks: knownIn(address, 'weeks', reportPeriods) ?? usual.weeks,
    job: jobPattern.test(job) ? job : undefined,
    by: knownIn(address, 'by', reportGroups) ?? usual.by,
  };
}

function addressOfReport({ weeks, job, by }: ReportFilters): URLSearchParams {
  return new URLSearchParams({
    ...(weeks !== usual.weeks && { weeks }),
    ...(job !== undefined && { job }),
    ...(by !== usual.by && { by }),
  });
}

/** The filters of the report, which the address keeps. */
export const useReportFilters = () => useAddressFilters(reportFilters, addressOfReport);
