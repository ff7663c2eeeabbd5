import { notifyManager, QueryClient } from '@tanstack/react-query';

// A pressed button has an outcome at once, offline too; data on the screen is current, or stays as it was read.
const networkMode = 'always';

/**
 * The data that the admin area reads once. One client lives as long as a session, because a session ends with its document.
 */
export const adminQueries = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { networkMode },
  },
});

// The change of an answer and the change of the screen are drawn together: a row that goes, and its question.
notifyManager.setScheduler(queueMicrotask);

/** Resolves when no read of the admin area is on its way any more. */
export function adminReadsEnded(): Promise<void> {
  return new Promise((resolve) => {
    if (adminQueries.isFetching() === 0) return resolve();
    const stop = adminQueries.getQueryCache().subscribe(() => {
      if (adminQueries.isFetching() > 0) return;
      stop();
      resolve();
    });
  });
}
