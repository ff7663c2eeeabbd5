import type { Country } from '@ohmbridge/contract/shared/countries';
import { memo, useLayoutEffect } from 'react';
import type { JobFilters } from './job-filters.ts';
import { type Found, useFoundJobs } from './use-found-jobs.ts';
import { type Openings, useOpenings } from './use-open-jobs.ts';

/** What is known of the open jobs. */
export interface KnownJobs {
  openings: Openings;
  found: Found;
}

export interface OpenJobsSourceProps {
  country: Country | undefined;
  /** Must stay the same object while they are the same. */
  filters: JobFilters;
  /** Whether somebody has turned to the filters. */
  isLooking: boolean;
  /** Must stay the same function. */
  onKnown: (known: KnownJobs) => void;
}

/** Asks for the open jobs, and tells before anything is painted what is known of them. It draws nothing itself. */
export const OpenJobsSource = memo(function OpenJobsSource(props: OpenJobsSourceProps) {
  const { country, filters, isLooking, onKnown } = props;
  const openings = useOpenings(true, country);
  const found = useFoundJobs(true, filters, isLooking);
  useLayoutEffect(() => onKnown({ openings, found }));
  return null;
});
