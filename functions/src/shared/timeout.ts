import { messages } from '@ohmbridge/contract/shared/messages';
import { HttpError } from './http-error.ts';

/** What `work` comes to, or the rejection with `error` after so many milliseconds. The work itself goes on. */
export async function withTimeout<Value>(
  work: Promise<Value>,
  milliseconds: number,
  error: () => Error,
): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(error()), milliseconds);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** The answer of a service that is out of reach, or too slow. */
export function unavailable(): HttpError {
  return new HttpError(503, messages.unexpected, { headers: { 'Retry-After': '10' } });
}
