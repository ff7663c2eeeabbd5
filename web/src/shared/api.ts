import { appCheckHeader } from '@site/contract/desk/human-check';
import { messages } from '@site/contract/shared/messages';
import {
  type ApiErrorBody,
  type ApiRoute,
  type FileAnswer,
  idempotencyKeyHeader,
  type PathParameter,
} from '@site/contract/shared/route';
import type * as z from 'zod/mini';

/** An error answer of the API, or a call without an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 if no answer came. */
  readonly status: number;
  /** The messages by field name, if the API refused the fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Further data of the error, as the route declares it. */
  readonly data: unknown;

  constructor(message: string, status: number, fields: Readonly<Record<string, string>> = {}, data?: unknown) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.data = data;
  }
}

/** Gives the message of an error for the person who caused it. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : messages.unexpected;

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
type Parameters<Path extends string> = [PathParameter<Path>] extends [never]
  ? { parameters?: undefined }
  : { parameters: Record<PathParameter<Path>, string> };

export type CallOptions<
  Path extends string,
  Body extends z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined,
> = Parameters<Path> & {
  query?: Input<Query>;
  /** A Firebase ID token, for the routes that need one. */
  token?: string;
  /** A request that is sent again with the same key counts once. */
  idempotencyKey?: string;
  /** The App Check token, for the public forms. */
  appCheck?: string | undefined;
} & (Body extends undefined ? { body?: undefined } : { body: Input<Body> });

/**
 * Calls a route of the contract with a JSON body.
 * @returns the answer that the route declares
 * @throws {ApiError} with the message of the API, or `API error: {status}` if the API gave none
 */
export async function callApi<
  Path extends string,
  Body extends z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined,
  Data,
>(route: ApiRoute<Path, Body, Query, Data>, options: CallOptions<Path, Body, Query>): Promise<Data> {
  return answerOf<Data>(await send(route, options));
}

/**
 * Calls a route that sends a file.
 * @throws {ApiError} like `callApi`
 */
export async function callFile<Path extends string>(
  route: ApiRoute<Path, undefined, undefined, FileAnswer>,
  options: CallOptions<Path, undefined, undefined>,
): Promise<Blob> {
  const response = await send(route, options);
  return response.ok ? response.blob() : answerOf<never>(response);
}

/**
 * Reads an address of the API, for pages that do without the schemas of its route.
 * @throws {ApiError} like `callApi`
 */
export async function readApi<Data>(path: string): Promise<Data> {
  return answerOf<Data>(await send({ method: 'GET', path }, {}));
}

async function answerOf<Data>(response: Response): Promise<Data> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(response.status, answer);
  return answer as Data;
}

/** The server ends each request within 60 seconds. A connection that is silent for longer is lost. */
const longestWaitMilliseconds = 70_000;

interface SendOptions {
  parameters?: Record<string, string> | undefined;
  query?: unknown;
  token?: string;
  idempotencyKey?: string;
  appCheck?: string | undefined;
  body?: unknown;
}

async function send(
  route: Pick<ApiRoute, 'method' | 'path'>,
  { parameters, query, token, idempotencyKey, appCheck, body }: SendOptions,
): Promise<Response> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters?.[name] ?? ''));
  const asked = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set(idempotencyKeyHeader.name, idempotencyKey);
  if (appCheck) headers.set(appCheckHeader, appCheck);
  if (body !== undefined) headers.set('content-type', 'application/json');
  // The time limit ends when the answer begins: a file can take longer to arrive.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), longestWaitMilliseconds);
  const { signal } = patience;
  const request = { method: route.method, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) };
  try {
    return await fetch(path + search, request);
  } catch {
    throw new ApiError(messages.unreachable, 0);
  } finally {
    clearTimeout(timer);
  }
}

function refusal(status: number, answer: unknown): ApiError {
  const { message, errors, data } = (answer ?? {}) as Partial<ApiErrorBody>;
  return new ApiError(message ?? messages.apiError(status), status, errors, data);
}
