import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import type { JobsByCountry } from './jobs-by-country.ts';
import type { JobsView } from './jobs-view.ts';

interface Answer {
  jobs: JobsByCountry;
  JobsView: JobsView;
}

/** What is known of the open jobs. */
export type OpeningsState = { status: 'loading' } | ({ status: 'loaded' } & Answer) | { status: 'failed' };

export type OpeningsEvent = { type: 'asked' } | ({ type: 'answered' } & Answer) | { type: 'failed' };

/** Before the first question too: a visitor who looks early waits either way. */
export const initialOpenings: OpeningsState = { status: 'loading' };

/** What an event makes of the state. A list that is there stays until a newer one comes. */
export function openingsReducer(state: OpeningsState, event: OpeningsEvent): OpeningsState {
  switch (event.type) {
    case 'asked':
      return state.status === 'loaded' ? state : { status: 'loading' };
    case 'answered':
      return { status: 'loaded', jobs: event.jobs, JobsView: event.JobsView };
    case 'failed':
      return state.status === 'loaded' ? state : { status: 'failed' };
  }
}

/** What a visitor sees. */
export type OpeningsView =
  | { view: 'failed' }
  /** The counts come later than the countries. */
  | { view: 'picker'; counts: Readonly<Record<Country, number>> | undefined }
  | { view: 'list'; country: Country; answer: { jobs: readonly Job[]; JobsView: JobsView } | undefined };

/** The picker until a country is chosen, then its list; a failure instead of either. */
export function openingsView(state: OpeningsState, country: Country | undefined): OpeningsView {
  if (state.status === 'failed') return { view: 'failed' };
  const isLoaded = state.status === 'loaded';
  if (country) {
    return { view: 'list', country, answer: isLoaded ? { ...state, jobs: state.jobs[country] } : undefined };
  }
  return { view: 'picker', counts: isLoaded ? openingCounts(state.jobs) : undefined };
}

function openingCounts(jobs: JobsByCountry): Record<Country, number> {
  return {
    'United Kingdom': jobs['United Kingdom'].length,
    India: jobs.India.length,
    Uzbekistan: jobs.Uzbekistan.length,
  };
}
