import { notifyManager, QueryClient } from '@tanstack/react-query';

// Whoever presses a button is told at once how it went, offline too; what is on the screen is current, or stays as it was read.
const networkMode = 'always';

/** What the desk reads once, for whoever is signed in: one for a session, because a session ends with its document. */
export const adminQueries = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { networkMode },
  },
});

// What an answer changes is drawn together with what the screen changes because of it: a row that goes and its question.
notifyManager.setScheduler(queueMicrotask);

/** Resolves when nothing that the desk reads is on its way any more. */
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
