import { messages } from '@site/contract/shared/messages';

interface Details {
  /** Field errors: maps a field's name to its message. */
  errors?: Record<string, string> | undefined;
  headers?: Record<string, string>;
  /** Data that the caller needs to continue, where the route promises it. */
  data?: unknown;
}

/** An answer that is not a success; the message is for the caller. */
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

export function invalidField(field: string, message: string): HttpError {
  return new HttpError(400, messages.invalidFields, { errors: { [field]: message } });
}

/** The answer when a service is out of reach or too slow. */
export function unavailable(): HttpError {
  return new HttpError(503, messages.unexpected, { headers: { 'Retry-After': '10' } });
}
