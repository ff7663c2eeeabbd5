/** A value that is loaded once, when it is first needed. */
export class Loaded<Value> {
  readonly #fetchValue: () => Promise<Value>;
  #loading: Promise<Value> | undefined;
  #latest: Promise<Value> | undefined;

  /** The fetched value, once it has arrived. */
  value: Value | undefined;

  constructor(fetchValue: () => Promise<Value>) {
    this.#fetchValue = fetchValue;
  }

  /** Loads the value. The next call after a failure tries again. */
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

  /** The latest attempt, which may have failed. A component that suspends must ask for the same promise at each rendering. */
  get latest(): Promise<Value> {
    return this.#latest ?? this.load();
  }
}
