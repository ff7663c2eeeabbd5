import { useCallback, useEffect, useReducer } from 'react';
import type { LoadJobsView } from './jobs-view.ts';
import { openJobs } from './open-jobs.ts';
import { initialOpenings, type OpeningsState, openingsReducer } from './openings-state.ts';

/**
 * The open jobs and the code that shows them, fetched together as soon as they are wanted.
 * @param isWanted whether the visitor may be about to look at them
 * @param loadView must stay the same function
 * @returns what is known of them, and how to ask again after a failure
 */
export function useOpenings(
  isWanted: boolean,
  loadView: LoadJobsView,
): { openings: OpeningsState; askAgain: () => void } {
  const [openings, dispatch] = useReducer(openingsReducer, initialOpenings);

  const ask = useCallback(() => {
    dispatch({ type: 'asked' });
    Promise.all([openJobs(), loadView()]).then(
      ([jobs, JobsView]) => dispatch({ type: 'answered', jobs, JobsView }),
      (error: unknown) => {
        // The console keeps the cause; the visitor gets a sentence.
        console.error('The open jobs could not be loaded.', error);
        dispatch({ type: 'failed' });
      },
    );
  }, [loadView]);

  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);

  return { openings, askAgain: ask };
}
