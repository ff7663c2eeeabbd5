/** So many requests at once; then, one by one, as many again within each window. */
export interface Limit {
  requests: number;
  windowSeconds: number;
}

export type Decision = { granted: true; fullAgainAt: number } | { granted: false; retryAt: number };

/**
 * Decides on one request by the generic cell rate algorithm, which needs to remember one moment only: when everything
 * will be allowed again. Requests are allowed again one at a time, so that a busy office waits for seconds, not for a window's end.
 *
 * @param fullAgainAt as of the last request that was granted, if there was one; all times are in milliseconds
 */
export function decide(fullAgainAt: number | undefined, now: number, { requests, windowSeconds }: Limit): Decision {
  const window = windowSeconds * 1000;
  const after = Math.max(fullAgainAt ?? now, now) + window / requests;
  const retryAt = after - window;
  return retryAt <= now ? { granted: true, fullAgainAt: after } : { granted: false, retryAt };
}
