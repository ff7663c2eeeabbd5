import type { Country } from '@ohmbridge/functions/contract/countries';
import type { ComponentType } from 'react';
import type { CountryJobs } from './jobs-by-country.ts';
import type { MoreState } from './openings-state.ts';

export interface JobsViewProps {
  country: Country;
  openings: CountryJobs;
  more: MoreState;
  onShowMore: () => void;
}

/** How the jobs of a country are shown: as a list on the careers page, as a carousel on the home page. */
export type JobsView = ComponentType<JobsViewProps>;

/** Fetches the code of a view. */
export type LoadJobsView = () => Promise<JobsView>;
