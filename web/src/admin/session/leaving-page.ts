/** So long after a question of the browser, "Leave this page?", a page that is still there was not left. */
const stayMilliseconds = 1000;

/**
 * Makes calls anew that were cut off because the admin leaves the page: such a failure says nothing about the call. The page is
 * still there if the admin stays, or comes back to it.
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
      // No event says that somebody stays.
      await new Promise((resolve) => {
        page.addEventListener('pageshow', resolve, { once: true });
        setTimeout(resolve, stayMilliseconds);
      });
      isLeaving = false;
      return retried(call);
    }
  };
}
