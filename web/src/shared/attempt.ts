/** What `act` gives; `undefined` where it fails. The storage of a browser may be switched off, full, or not there at all. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
