import { type Country, countries } from '@ohmbridge/contract/shared/countries';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../shared/query-client.ts';
import { countedJobs, jobsOfCountry, newestJobs } from './open-jobs.ts';
import { type MoreState, openings, type ShownOpenings } from './openings.ts';

/** What every list of open jobs does. */
export interface Asking {
  more: MoreState;
  /** Tries again after a failure. */
  askAgain: () => void;
  /** Asks for further jobs. */
  askMore: () => void;
}

export type Openings = ShownOpenings & Asking;

/**
 * The open jobs by country.
 * @param isWanted whether the visitor may be about to look at them
 * @param country the country that was chosen
 */
export function useOpenings(isWanted: boolean, country: Country | undefined): Openings {
  const { newest, isMany, now } = useNewestJobs(isWanted);
  const counts = useQuery({ ...countedJobs, enabled: isMany }, queryClient);
  const isChosen = isMany && country !== undefined;
  const pages = useInfiniteQuery({ ...jobsOfCountry(country ?? countries[0]), enabled: isChosen }, queryClient);
  const asked = [newest, ...(isMany ? [counts] : []), ...(isChosen ? [pages] : [])];
  const answers = { newest: newest.data, counts: counts.data, pages: pages.data?.pages };
  return {
    ...openings(answers, country, now),
    isFailed: asked.some(({ isError, data }) => isError && data === undefined),
    more: moreOf(pages),
    askAgain: () => {
      for (const query of asked) if (query.isError) void query.refetch();
    },
    askMore: () => void pages.fetchNextPage(),
  };
}

/** The newest jobs, whether there are more than those, and the time by which some of them are over. */
export function useNewestJobs(isWanted: boolean) {
  const newest = useQuery({ ...newestJobs, enabled: isWanted }, queryClient);
  return { newest, isMany: newest.data?.areAll === false, now: useNow() };
}

const minuteMilliseconds = 60 * 1000;

/** The time, to the minute: a page may be left open for long. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), minuteMilliseconds);
    return () => clearInterval(clock);
  }, []);
  return now;
}

type Paged = Record<'isFetchingNextPage' | 'isFetchNextPageError', boolean>;

export function moreOf({ isFetchingNextPage, isFetchNextPageError }: Paged): MoreState {
  if (isFetchingNextPage) return 'asked';
  return isFetchNextPageError ? 'failed' : 'idle';
}
