import type * as z from 'zod/mini';
import type { Role } from '../team/roles.ts';

/**
 * The callers whom a route admits. An admin is a signed-in user with the claim `admin: true` in their token and a record in `admins`. A
 * list of roles admits the admins who have one of these roles.
 */
export type Access = 'anyone' | 'signed-in' | 'admin' | readonly Role[];

/** The limit that a route counts against: submissions, calls with a link from an email, sign-ins, second steps. */
export type Limited = 'submission' | 'link' | 'login' | 'proof';

interface RouteRules {
  access: Access;
  /** Refuses calls beyond a limit with 429; the installation chooses the limit. */
  limited?: Limited;
  /** Asks for a sign-in, or a confirmation, of the last ten minutes: see `recentMinutes`. */
  recent?: boolean;
  /** A form of the public pages calls the route: App Check and the human check apply. */
  fromForm?: boolean;
  /** Takes the header `Idempotency-Key`: the same body sent again under the same key counts once. */
  idempotent?: boolean;
  /** A shared cache may keep the answer to a request without a token for a minute. */
  cached?: boolean;
  /** The most bytes of its JSON, where that is less than `limits.jsonBodyBytes`. */
  maxBodyBytes?: number;
  /** The media type of its JSON, where browsers send it under another type. */
  mediaType?: string;
  /** The name of the file field, where the route also takes a multipart form. */
  fileField?: string;
  /** Checks the declared type and the size of a file. Without this check the file must be a PDF. */
  fileError?: (file: { type: string; size: number }) => string | undefined;
  /** Answers with a `FileAnswer` instead of JSON. */
  sendsFile?: boolean;
  /** Redirects to the `location` of its answer. */
  redirects?: boolean;
}

/** An entry of the API table: everything that browser and server agree on about a call. */
export interface ApiRoute<
  Path extends string = string,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Data = unknown,
> extends RouteRules {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root of the site, with `:name` for a parameter. */
  path: Path;
  /** The status of a success: 201 where the route creates something. */
  success: 200 | 201;
  body: Body;
  query: Query;
  /** Exists in types only: what the answer carries. */
  data?: Data;
}

/** Declares a route; `Data` is the type of its JSON answer, which is empty by default. */
export const defineRoute =
  <Data = Record<never, never>>() =>
  <
    const Path extends string,
    Body extends z.ZodMiniType | undefined = undefined,
    Query extends z.ZodMiniType | undefined = undefined,
  >(
    method: ApiRoute['method'],
    path: Path,
    rules: RouteRules & { success?: 201; body?: Body; query?: Query },
  ): ApiRoute<Path, Body, Query, Data> => ({
    success: 200,
    ...rules,
    method,
    path,
    body: rules.body as Body,
    query: rules.query as Query,
  });

/** The header that identifies one submission, however often it is sent, and the pattern of its keys. */
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

/** The outcome for one of many documents: the result, or the message that says why nothing was done. */
export type Outcome<Result> = ({ id: string; done: true } & Result) | { id: string; done: false; message: string };

/** The outcomes for many documents, in the order of the request; `done` counts the successes. */
export interface Outcomes<Result> {
  done: number;
  outcomes: Outcome<Result>[];
}

/** An answer of the API that is not a success. */
export interface ApiErrorBody {
  status: 'error';
  message: string;
  /** Maps a field's name to its message. */
  errors?: Record<string, string>;
  /** Data that the caller needs to continue, where the route promises it. */
  data?: unknown;
}
