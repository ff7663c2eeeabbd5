import type { Job } from '@ohmbridge/functions/contract/job';
import { cursorAfter, type JobFacets } from '@ohmbridge/functions/contract/job-list';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { type JobFilters, queryOfFilters } from './job-filters.ts';
import { load } from './load-open-jobs.ts';
import type { MoreState } from './openings-state.ts';

/** The jobs that filters leave, as far as they have been loaded. */
export interface FoundJobs {
  jobs: readonly Job[];
  count: number;
  facets: JobFacets;
  hasMore: boolean;
}

interface State {
  /** What was asked for, to tell an answer that is no longer wanted. */
  key: string;
  found: FoundJobs | undefined;
  isFailed: boolean;
  more: MoreState;
}

const nothing: State = { key: '', found: undefined, isFailed: false, more: 'idle' };

/**
 * The open jobs that pass the filters. What is shown stays until the next answer has come.
 * @param isWanted whether the visitor may be about to look at them
 */
export function useFoundJobs(filters: JobFilters, isWanted: boolean) {
  const key = JSON.stringify(queryOfFilters(filters));
  const [state, setState] = useState(nothing);

  const ask = useCallback(() => {
    setState((known) => ({ ...known, key, isFailed: false, more: 'idle' }));
    const ifWanted = (change: (known: State) => State) => (known: State) => (known.key === key ? change(known) : known);
    load(JSON.parse(key)).then(
      ({ jobs, count, facets, next }) => {
        const found = { jobs, count, facets, hasMore: next !== undefined };
        startTransition(() => setState(ifWanted((known) => ({ ...known, found }))));
      },
      (error: unknown) => {
        console.error('The open jobs could not be loaded.', error);
        setState(ifWanted((known) => ({ ...known, isFailed: true })));
      },
    );
  }, [key]);

  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);

  const askMore = () => {
    const last = state.found?.jobs.at(-1);
    if (!last) return;
    setState((known) => ({ ...known, more: 'asked' }));
    load({ ...JSON.parse(key), after: cursorAfter(last) }).then(
      ({ jobs, next }) =>
        startTransition(() =>
          setState((known) => {
            if (known.key !== key || !known.found) return known;
            const found = { ...known.found, jobs: [...known.found.jobs, ...jobs], hasMore: next !== undefined };
            return { ...known, found, more: 'idle' };
          }),
        ),
      () => setState((known) => (known.key === key ? { ...known, more: 'failed' } : known)),
    );
  };

  return { ...state, isCurrent: state.key === key && state.found !== undefined, askAgain: ask, askMore };
}
