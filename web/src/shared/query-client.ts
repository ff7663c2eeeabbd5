import { QueryClient } from '@tanstack/react-query';

const minutes = (count: number) => count * 60 * 1000;

/**
 * The cache of the public pages' queries. Each query gets it as an argument, so that pages without queries load none of it. The
 * dashboard has its own cache, which ends with the session.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: minutes(5),
      retry: false,
      refetchOnWindowFocus: false,
      // A browser that thinks it is offline is told so by the failure, not by waiting for ever.
      networkMode: 'always',
    },
  },
});

/** The key of all answers about open jobs. */
export const openJobsKey = 'open-jobs';

/** After a change to a job: who looks at the public pages next is shown it, and nothing older meanwhile. */
export function forgetOpenJobs(): Promise<void> {
  return queryClient.resetQueries({ queryKey: [openJobsKey] });
}
