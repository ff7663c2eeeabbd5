import type { Job } from '@ohmbridge/functions/contract/job';
import { cursorAfter, type JobFacets } from '@ohmbridge/functions/contract/job-list';
import { startTransition, useEffect, useState } from 'react';
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
  /** What the answer is to, to tell one that is no longer wanted. */
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
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the same again
  useEffect(() => {
    if (!isWanted) return;
    let isStillWanted = true;
    load(JSON.parse(key)).then(
      ({ jobs, count, facets, next }) => {
        const found = { jobs, count, facets, hasMore: next !== undefined };
        if (isStillWanted) startTransition(() => setState({ key, found, isFailed: false, more: 'idle' }));
      },
      (error: unknown) => {
        console.error('The open jobs could not be loaded.', error);
        if (isStillWanted) setState((known) => ({ ...known, key, isFailed: true }));
      },
    );
    return () => {
      isStillWanted = false;
    };
  }, [key, isWanted, attempts]);

  const askAgain = () => {
    setState((known) => ({ ...known, isFailed: false }));
    setAttempts(attempts + 1);
  };

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

  const isAnswer = state.key === key;
  return {
    found: state.found,
    more: state.more,
    /** Whether what was found is what is asked for now. */
    isCurrent: isAnswer && !state.isFailed && state.found !== undefined,
    isFailed: isAnswer && state.isFailed,
    askAgain,
    askMore,
  };
}
