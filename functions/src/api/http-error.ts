/** A refusal with the status and the sentence that the caller is told. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** Maps a field's name to what is wrong with it. */
  readonly errors: Record<string, string> | undefined;
  /** Headers that belong to this status. */
  readonly headers: Record<string, string>;
  /** What the caller needs to go on, where the route promises it. */
  readonly data: unknown;

  constructor(
    status: number,
    message: string,
    errors?: Record<string, string>,
    headers: Record<string, string> = {},
    data?: unknown,
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.data = data;
  }
}
