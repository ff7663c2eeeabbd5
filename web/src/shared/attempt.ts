/** Gives the result of `act`; `undefined` if it fails. The storage of a browser may be switched off, full, or missing. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
