/** If the page still exists this long after the browser's question "Leave this page?", the admin has stayed. */
const stayMilliseconds = 1000;

/**
 * Repeats calls that were cut off because the admin leaves the page: such a failure says nothing about the call. The page still
 * exists if the admin stays, or comes back to it.
 */
export function retryUnlessLeft(page: Pick<EventTarget, 'addEventListener'>) {
  let isLeaving = false;
  for (const type of ['beforeunload', 'pagehide'])
    page.addEventListener(type, () => {
      isLeaving = true;
    });
  return async function retried<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      if (!isLeaving) throw error;
      // Browsers send no event when the user stays.
      await new Promise((resolve) => {
        page.addEventListener('pageshow', resolve, { once: true });
        setTimeout(resolve, stayMilliseconds);
      });
      isLeaving = false;
      return retried(call);
    }
  };
}
