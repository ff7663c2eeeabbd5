import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useEffect, useMemo, useState } from 'react';
import { idOfAnchor } from './country-address.ts';
import { openJob } from './open-jobs.ts';

/**
 * The jobs to list, and the id of the one that the address names. A linked job that has not been loaded with the list is
 * fetched by itself, and stands first until the list includes it.
 */
export function useLinkedJob(
  country: Country,
  jobs: readonly Job[],
  hash: string,
): { jobs: readonly Job[]; linked: string | undefined } {
  const [fetched, setFetched] = useState<Job>();
  const named = idOfAnchor(hash);
  const isListed = jobs.some(({ _id }) => _id === named);
  // Also if the list seems complete: the jobs were counted earlier, and this one may be new.
  const isMissing = named !== undefined && !isListed;

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    // If it cannot be loaded, the list is shown without it.
    openJob(named).then(
      (job) => isWanted && setFetched(job),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [named, isMissing]);

  const extra = isMissing && fetched?._id === named && fetched?.country === country ? fetched : undefined;
  const listed = useMemo(() => (extra ? [extra, ...jobs] : jobs), [extra, jobs]);
  return { jobs: listed, linked: isListed || extra ? named : undefined };
}
