import { type ApiErrorBody, idempotencyKeyHeader } from '@site/contract/shared/route';
import { testedProduct } from './tested-product.ts';

export interface ApiAnswer<Data> {
  status: number;
  headers: Headers;
  /** The data of a success, or the message of an error. */
  body: Data & Partial<ApiErrorBody>;
}

interface ApiRequest {
  /** The address of the API, if it is not behind Hosting. */
  origin?: string;
  token?: string;
  /** The idempotency key of the request, the same for every repetition. */
  idempotencyKey?: string;
  json?: unknown;
  form?: FormData;
  /** A body that is sent unchanged, with its content type. */
  raw?: { body: string | Uint8Array<ArrayBuffer>; contentType: string; headers?: Record<string, string> };
}

/** Calls the API as a browser does: through Hosting, unless `origin` names another address. Every answer must be JSON. */
export async function callApi<Data = unknown>(
  method: string,
  path: string,
  { origin = testedProduct.origin, token, idempotencyKey, json, form, raw }: ApiRequest = {},
): Promise<ApiAnswer<Data>> {
  const headers = new Headers(raw?.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set(idempotencyKeyHeader.name, idempotencyKey);
  if (json !== undefined) headers.set('content-type', 'application/json');
  if (raw !== undefined) headers.set('content-type', raw.contentType);
  const body = form ?? raw?.body ?? (json === undefined ? null : JSON.stringify(json));
  const response = await fetch(`${origin}${path}`, { method, headers, body, signal: AbortSignal.timeout(60_000) });
  const contentType = response.headers.get('content-type');
  if (!contentType?.startsWith('application/json')) {
    throw new Error(`${method} ${path} answered ${response.status} as ${contentType}: ${await response.text()}`);
  }
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as ApiAnswer<Data>['body'],
  };
}
