/** Gives the result of `work`, or rejects with `error` after the limit. The work itself goes on. */
export async function withTimeout<Value>(
  work: Promise<Value>,
  milliseconds: number,
  error: () => Error = () => new DOMException('No answer in time', 'TimeoutError'),
): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(error()), milliseconds);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
