/** The milliseconds after which a wait is shown. */
const patience = 300;

/** The milliseconds after which a wait ends. The browser then loads the page itself. */
export const longestWait = 10_000;

let current: Promise<unknown> | undefined;
let isShown = false;
const readers = new Set<() => void>();

function show(isPending: boolean): void {
  if (isShown === isPending) return;
  isShown = isPending;
  for (const read of readers) read();
}

/** Tells whether the reader waits for a page and the wait is shown, for `useSyncExternalStore`. */
export const isPending = (): boolean => isShown;

export function onPending(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/**
 * Waits for a page, and shows the wait after a moment. A later wait replaces this one.
 * @returns whether the page has loaded within `longestWait`
 */
export async function waitForPage(page: Promise<boolean>): Promise<boolean> {
  current = page;
  const mark = setTimeout(() => current === page && show(true), patience);
  let end: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    end = setTimeout(() => resolve(false), longestWait);
  });
  try {
    return await Promise.race([page, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(mark);
    clearTimeout(end);
    if (current === page) endWait();
  }
}

/** Ends the wait: the reader has moved to another page. */
export function endWait(): void {
  current = undefined;
  show(false);
}
