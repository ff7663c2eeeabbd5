/** The number of requests at once. Then requests are allowed one by one, the same number in each window. */
export interface Limit {
  requests: number;
  windowSeconds: number;
}

export type Decision = { granted: true; fullAgainAt: number } | { granted: false; retryAt: number };

/**
 * Decides on a request with the generic cell rate algorithm. It stores one moment: when all requests are allowed again. Requests
 * are allowed again one at a time, so that a busy office waits for seconds and not for the end of a window.
 * @param fullAgainAt the moment after the last granted request, if there was one; all times are in milliseconds
 */
export function decide(fullAgainAt: number | undefined, now: number, { requests, windowSeconds }: Limit): Decision {
  const window = windowSeconds * 1000;
  const after = Math.max(fullAgainAt ?? now, now) + window / requests;
  const retryAt = after - window;
  return retryAt <= now ? { granted: true, fullAgainAt: after } : { granted: false, retryAt };
}
