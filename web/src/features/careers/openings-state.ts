import type { Country } from '@ohmbridge/functions/contract/countries';
import { countries } from '@ohmbridge/functions/contract/countries';
import type { ComponentType } from 'react';
import { careersCopy, openingsCount } from '../../content/careers.ts';
import type { CountryJobs, JobsByCountry } from './jobs-by-country.ts';

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

/** How far the request for further jobs of a country is. */
export type MoreState = 'idle' | 'asked' | 'failed';

interface Answer {
  jobs: JobsByCountry;
  JobsView: JobsView;
}

/** The state of the open jobs. */
export type OpeningsState =
  | { status: 'loading' }
  | ({ status: 'loaded'; more: { of: Country; state: MoreState } | undefined } & Answer)
  | { status: 'failed' };

export type OpeningsEvent =
  | { type: 'asked' }
  | ({ type: 'answered' } & Answer)
  | { type: 'failed' }
  | { type: 'more asked'; of: Country }
  | { type: 'more answered'; of: Country; jobs: JobsByCountry }
  | { type: 'more failed'; of: Country };

/** Also before the first request: to an early visitor both look the same. */
export const initialOpenings: OpeningsState = { status: 'loading' };

/** The reducer. A list that is shown stays until a newer one has come. */
export function openingsReducer(state: OpeningsState, event: OpeningsEvent): OpeningsState {
  switch (event.type) {
    case 'asked':
      return state.status === 'loaded' ? state : { status: 'loading' };
    case 'answered':
      return { status: 'loaded', more: undefined, jobs: event.jobs, JobsView: event.JobsView };
    case 'failed':
      return state.status === 'loaded' ? state : { status: 'failed' };
    case 'more asked':
      return state.status === 'loaded' ? { ...state, more: { of: event.of, state: 'asked' } } : state;
    case 'more answered':
      if (state.status !== 'loaded') return state;
      return { ...state, more: state.more?.of === event.of ? undefined : state.more, jobs: event.jobs };
    case 'more failed':
      return state.status === 'loaded' ? { ...state, more: { of: event.of, state: 'failed' } } : state;
  }
}

/** What a visitor sees. */
export type OpeningsView =
  | { view: 'failed' }
  /** The counts come later than the countries. */
  | { view: 'picker'; counts: Readonly<Record<Country, number>> | undefined }
  | {
      view: 'list';
      country: Country;
      answer: { openings: CountryJobs; more: MoreState; JobsView: JobsView } | undefined;
    };

/** The picker until a country is chosen, then its list; a failure instead of either. */
export function openingsView(state: OpeningsState, country: Country | undefined): OpeningsView {
  if (state.status === 'failed') return { view: 'failed' };
  const isLoaded = state.status === 'loaded';
  if (!country) return { view: 'picker', counts: isLoaded ? openingCounts(state.jobs) : undefined };
  if (!isLoaded) return { view: 'list', country, answer: undefined };
  const { JobsView } = state;
  const more = state.more?.of === country ? state.more.state : 'idle';
  const openings = state.jobs[country];
  if (!lacksBeginning(openings)) return { view: 'list', country, answer: { openings, more, JobsView } };
  return more === 'failed' ? { view: 'failed' } : { view: 'list', country, answer: undefined };
}

/** Whether a country's jobs have to be loaded: it has some, but none among the newest of all countries. */
export function lacksBeginning({ jobs, count }: CountryJobs): boolean {
  return jobs.length === 0 && count > 0;
}

function openingCounts(jobs: JobsByCountry): Record<Country, number> {
  return {
    'United Kingdom': jobs['United Kingdom'].count,
    India: jobs.India.count,
    Uzbekistan: jobs.Uzbekistan.count,
  };
}

/** What a polite live region says about a view. A failure is announced by its own alert. */
export function openingsAnnouncement(shown: OpeningsView): string {
  switch (shown.view) {
    case 'failed':
      return '';
    case 'picker': {
      const { counts } = shown;
      if (!counts) return careersCopy.loading;
      return careersCopy.openingsByCountry(countries.map((country) => `${country} ${openingsCount(counts[country])}`));
    }
    case 'list':
      if (!shown.answer) return careersCopy.loading;
      return careersCopy.openingsIn(shown.answer.openings, shown.country);
  }
}
