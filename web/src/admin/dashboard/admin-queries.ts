import { notifyManager, QueryClient } from '@tanstack/react-query';

// Without a connection, an action fails at once, and read data stays on the screen.
const networkMode = 'always';

/**
 * The client for data that the admin area reads once. One client lives as long as a session, because a session ends together
 * with the page.
 */
export const adminQueries = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { networkMode },
  },
});

// React renders an answer and the change that it causes together, such as a removed row and a closed dialog.
notifyManager.setScheduler(queueMicrotask);

/** Resolves when no read of the admin area is running. */
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
