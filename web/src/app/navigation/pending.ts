/** Milliseconds after which a wait is shown. */
const patience = 300;

/** Milliseconds after which waiting ends; the browser then loads the page by itself. */
export const longestWait = 10_000;

let current: Promise<unknown> | undefined;
let isShown = false;
const readers = new Set<() => void>();

function show(isPending: boolean): void {
  if (isShown === isPending) return;
  isShown = isPending;
  for (const read of readers) read();
}

/** Tells whether the reader waits for a page and sees that, for `useSyncExternalStore`. */
export const isPending = (): boolean => isShown;

export function onPending(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/**
 * Waits for a page, and shows that after a moment. A later wait takes the place of this one.
 * @returns whether the page has come before `longestWait`
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

/** Ends the wait: the reader has gone elsewhere. */
export function endWait(): void {
  current = undefined;
  show(false);
}
