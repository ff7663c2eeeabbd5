import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useEffect, useMemo, useState } from 'react';
import { idOfAnchor } from './country-address.ts';
import { openJob } from './open-jobs.ts';

interface LinkedJob {
  jobs: readonly Job[];
  linked: string | undefined;
  /** Whether the address names a job that is not open, in no country. */
  isGone: boolean;
}

/**
 * The jobs to list, and the id of the one that the address names. A linked job that has not been loaded with the list is
 * fetched by itself, and stands first until the list includes it.
 */
export function useLinkedJob(country: Country, jobs: readonly Job[], hash: string): LinkedJob {
  const [fetched, setFetched] = useState<Job>();
  const [gone, setGone] = useState<string>();
  const named = idOfAnchor(hash);
  const isListed = jobs.some(({ _id }) => _id === named);
  // Also if the list seems complete: the jobs were counted earlier, and this one may be new.
  const isMissing = named !== undefined && !isListed;

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    // If it cannot be loaded, the list is shown without it.
    openJob(named).then(
      (job) => {
        if (!isWanted) return;
        if (job) setFetched(job);
        else setGone(named);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [named, isMissing]);

  const extra = isMissing && fetched?._id === named && fetched?.country === country ? fetched : undefined;
  const listed = useMemo(() => (extra ? [extra, ...jobs] : jobs), [extra, jobs]);
  return { jobs: listed, linked: isListed || extra ? named : undefined, isGone: isMissing && gone === named };
}
