import type * as z from 'zod/mini';
import type { Role } from '../team/roles.ts';

/**
 * Who may call a route. Admins are signed-in users with the claim `admin: true` in their token and a record in `admins`; a list
 * of roles admits those of them who have one of these.
 */
export type Access = 'anyone' | 'signed-in' | 'admin' | readonly Role[];

/** What is limited together: so many submissions, so many looks at what one has sent, so many attempts to sign in, so many second steps. */
export type Limited = 'submission' | 'applicant' | 'login' | 'proof';

/** One line of the API table: what both sides know about a call. */
export interface ApiRoute<
  Path extends string = string,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Data = unknown,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root of the site, with `:name` for a parameter. */
  path: Path;
  access: Access;
  /** Calls beyond a limit, which is the installation's to choose, are refused with 429. */
  limited?: Limited;
  /** Asks for a sign-in, or a confirmation, of the last ten minutes: see `recentMinutes`. */
  recent?: boolean;
  /** Sent by a form of the public pages: App Check and the human check apply. */
  fromForm?: boolean;
  /** Takes the header `Idempotency-Key`: the same body sent again under the same key counts once. */
  idempotent?: boolean;
  /** What is told to everybody without a token may come from a shared cache, a minute old. */
  cached?: boolean;
  /** The status of a success. */
  success: 200 | 201;
  body: Body;
  query: Query;
  /** The most that its JSON may weigh, where that is less than `limits.jsonBodyBytes`. */
  maxBodyBytes?: number;
  /** The media type of its JSON, where browsers send it under one of its own. */
  mediaType?: string;
  /** The name of the file field, where the route also takes a multipart form. */
  fileField?: string;
  /** What is wrong with a file by its declared type and its size; it has to be a PDF where a route does not say. */
  fileError?: (file: { type: string; size: number }) => string | undefined;
  /** Answers with a `FileAnswer` instead of JSON. */
  sendsFile?: boolean;
  /** Leads on to the `location` of its answer. */
  redirects?: boolean;
  /** Exists in types only: what the answer carries. */
  data?: Data;
}

/** Declares a route; `Data` is the type of its JSON answer. */
export const defineRoute =
  <Data>() =>
  <
    const Path extends string,
    Body extends z.ZodMiniType | undefined = undefined,
    Query extends z.ZodMiniType | undefined = undefined,
  >(
    route: Pick<
      ApiRoute,
      | 'method'
      | 'access'
      | 'limited'
      | 'recent'
      | 'fromForm'
      | 'idempotent'
      | 'cached'
      | 'success'
      | 'fileField'
      | 'fileError'
      | 'sendsFile'
      | 'redirects'
      | 'maxBodyBytes'
      | 'mediaType'
    > & {
      path: Path;
      body?: Body;
      query?: Query;
    },
  ): ApiRoute<Path, Body, Query, Data> => ({ ...route, body: route.body as Body, query: route.query as Query });

/** The header that names one submission, however often it is sent, and the keys that it may carry. */
export const idempotencyKeyHeader = { name: 'Idempotency-Key', pattern: /^[A-Za-z0-9_-]{16,64}$/ } as const;

/** The parameters in a path: `'/api/jobs/:id'` gives `'id'`. */
export type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A file that a route sends, as an attachment. */
export interface FileAnswer {
  name: string;
  mediaType: string;
  /** In bytes. */
  size: number;
  bytes: () => AsyncIterable<Uint8Array>;
}

/** Every answer of the API that is not a success. */
export interface ApiErrorBody {
  status: 'error';
  message: string;
  /** Maps a field's name to its message. */
  errors?: Record<string, string>;
  /** What the caller needs to go on, where the route promises it. */
  data?: unknown;
}
