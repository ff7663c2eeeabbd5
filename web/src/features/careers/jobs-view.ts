import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import type { ComponentType } from 'react';

/** How the jobs of a country are shown: as a list on the careers page, as a carousel on the home page. */
export type JobsView = ComponentType<{ country: Country; jobs: readonly Job[] }>;

/** Fetches the code of a view. */
export type LoadJobsView = () => Promise<JobsView>;
