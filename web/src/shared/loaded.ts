/** A value that is loaded on demand, once. */
export class Loaded<Value> {
  readonly #fetchValue: () => Promise<Value>;
  #loading: Promise<Value> | undefined;
  #latest: Promise<Value> | undefined;

  /** The fetched value, once it has arrived. */
  value: Value | undefined;

  constructor(fetchValue: () => Promise<Value>) {
    this.#fetchValue = fetchValue;
  }

  /** Fetches it. A failure does not outlast the next attempt. */
  load(): Promise<Value> {
    this.#loading ??= this.#fetchValue().then(
      (value) => {
        this.value = value;
        return value;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    this.#latest = this.#loading;
    return this.#loading;
  }

  /** The latest attempt, which may have failed; for a component, which must ask for the same one each time it is drawn. */
  get latest(): Promise<Value> {
    return this.#latest ?? this.load();
  }
}
