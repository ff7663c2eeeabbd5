import { addressFilters, like, oneOf } from '../../shared/address-filters.ts';

/** As many weeks as a report can be about. */
export const reportPeriods = ['4', '12', '26', '52'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** By what it tells apart how far they came and how long it took. */
export const reportGroups = ['months', 'jobs', 'sources', 'countries'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** In place of a job: what was sent without one. */
export const noJob = 'none';

/** The scope of a report. */
export const reportFilters = addressFilters({
  weeks: oneOf(reportPeriods, '12'),
  /** The reference of a job, or `none`; all without. */
  job: like((text) => /^(?:J-\d{4,9}|none)$/.test(text)),
  by: oneOf(reportGroups, 'months'),
});

export type ReportFilters = typeof reportFilters.none;
