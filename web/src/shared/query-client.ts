import { QueryClient } from '@tanstack/react-query';

const minutes = (count: number) => count * 60 * 1000;

/**
 * The cache of the public pages' queries. Each query gets the cache as an argument, so that pages without queries do not
 * load it. The dashboard has a separate cache, which ends with the session.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: minutes(5),
      retry: false,
      refetchOnWindowFocus: false,
      // Without a connection a query fails at once, instead of waiting for a connection.
      networkMode: 'always',
    },
  },
});

/** The key of all answers about open jobs. */
export const openJobsKey = 'open-jobs';

/** Drops the cached open jobs after a change to a job: the public pages then show the change. */
export function forgetOpenJobs(): Promise<void> {
  return queryClient.resetQueries({ queryKey: [openJobsKey] });
}
