interface Details {
  /** Field errors: maps a field's name to its message. */
  errors?: Record<string, string> | undefined;
  /** Headers that belong to this status. */
  headers?: Record<string, string>;
  /** What the caller needs to go on, where the route promises it. */
  data?: unknown;
}

/** An answer that is no success, with the sentence that the caller is told. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly errors: Details['errors'];
  readonly headers: Record<string, string>;
  readonly data: unknown;

  constructor(status: number, message: string, { errors, headers = {}, data }: Details = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.data = data;
  }
}
