import { messages } from '@ohmbridge/contract/shared/messages';
import { HttpError } from './http-error.ts';

/** Gives the result of `work`, or rejects with `error` after the limit. The work itself goes on. */
export async function withTimeout<Value>(
  work: Promise<Value>,
  milliseconds: number,
  error: () => Error,
): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(error()), milliseconds);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** The answer when a service is out of reach or too slow. */
export function unavailable(): HttpError {
  return new HttpError(503, messages.unexpected, { headers: { 'Retry-After': '10' } });
}
