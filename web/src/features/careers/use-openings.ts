import type { Country } from '@ohmbridge/functions/contract/countries';
import { startTransition, useCallback, useEffect, useReducer } from 'react';
import { moreOpenJobs, openJobs } from './open-jobs.ts';
import type { LoadJobsView } from './openings-state.ts';
import { initialOpenings, lacksBeginning, type OpeningsState, openingsReducer } from './openings-state.ts';

interface Openings {
  /** The open jobs that have been loaded so far. */
  openings: OpeningsState;
  /** Tries again after a failure. */
  askAgain: () => void;
  /** Asks for further jobs of the chosen country. */
  askMore: () => void;
}

// The console keeps the cause; the visitor gets a sentence.
const report = (error: unknown) => console.error('The open jobs could not be loaded.', error);

/**
 * The open jobs and the code that shows them, fetched together as soon as they are wanted.
 * @param isWanted whether the visitor may be about to look at them
 * @param country the country that was chosen
 * @param loadView must stay the same function
 */
export function useOpenings(isWanted: boolean, country: Country | undefined, loadView: LoadJobsView): Openings {
  const [openings, dispatch] = useReducer(openingsReducer, initialOpenings);

  const ask = useCallback(() => {
    dispatch({ type: 'asked' });
    Promise.all([openJobs(), loadView()]).then(
      // Rendering many jobs takes a while, and must not block input.
      ([jobs, JobsView]) => startTransition(() => dispatch({ type: 'answered', jobs, JobsView })),
      (error: unknown) => {
        report(error);
        dispatch({ type: 'failed' });
      },
    );
  }, [loadView]);

  const askMore = useCallback(() => {
    if (!country) return;
    dispatch({ type: 'more asked', of: country });
    moreOpenJobs(country).then(
      (jobs) => startTransition(() => dispatch({ type: 'more answered', of: country, jobs })),
      (error: unknown) => {
        report(error);
        dispatch({ type: 'more failed', of: country });
      },
    );
  }, [country]);

  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);

  const lacks = openings.status === 'loaded' && country !== undefined && lacksBeginning(openings.jobs[country]);
  useEffect(() => {
    if (lacks) askMore();
  }, [lacks, askMore]);

  return { openings, askAgain: lacks ? askMore : ask, askMore };
}
