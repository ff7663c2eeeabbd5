import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useEffect, useMemo, useState } from 'react';
import { idOfAnchor } from './country-address.ts';
import type { CountryJobs } from './jobs-by-country.ts';
import { openJob } from './open-jobs.ts';

/**
 * The jobs to list, and the id of the one among them that the address names. Where only the newest are known and the
 * named one is older, it is fetched and heads the list until the list has come that far.
 */
export function useLinkedJob(
  country: Country,
  { jobs, count }: CountryJobs,
  hash: string,
): { jobs: readonly Job[]; linked: string | undefined } {
  const [fetched, setFetched] = useState<Job>();
  const named = idOfAnchor(hash);
  const isListed = jobs.some(({ _id }) => _id === named);
  const mayBeOlder = named !== undefined && !isListed && jobs.length < count;

  useEffect(() => {
    if (!mayBeOlder) return;
    let isWanted = true;
    // Without it the list is still a list; its own failures are told where they happen.
    openJob(named).then(
      (job) => isWanted && setFetched(job),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [named, mayBeOlder]);

  const extra = mayBeOlder && fetched?._id === named && fetched?.country === country ? fetched : undefined;
  const listed = useMemo(() => (extra ? [extra, ...jobs] : jobs), [extra, jobs]);
  return { jobs: listed, linked: isListed || extra ? named : undefined };
}
