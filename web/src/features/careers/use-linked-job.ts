import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useEffect, useMemo, useState } from 'react';
import { idOfAnchor } from './country-address.ts';
import { openJob } from './open-jobs.ts';

/**
 * The jobs to list, and the id of the one among them that the address names. One that is not among those shown so far is
 * fetched and heads the list until the list has come that far.
 */
export function useLinkedJob(
  country: Country,
  jobs: readonly Job[],
  hash: string,
): { jobs: readonly Job[]; linked: string | undefined } {
  const [fetched, setFetched] = useState<Job>();
  const named = idOfAnchor(hash);
  const isListed = jobs.some(({ _id }) => _id === named);
  // Even where all of them seem to be there: they were counted earlier, and jobs come and go.
  const isMissing = named !== undefined && !isListed;

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    // Without it the list is still a list; its own failures are told where they happen.
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
