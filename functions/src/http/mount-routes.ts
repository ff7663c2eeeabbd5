import type { IncomingMessage } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import { pipeline } from 'node:stream/promises';
import { apiRoutes } from '@site/contract/api';
import { appCheckHeader } from '@site/contract/desk/human-check';
import { messages } from '@site/contract/shared/messages';
import { type ApiRoute, type FileAnswer, idempotencyKeyHeader, type Limited } from '@site/contract/shared/route';
import { hasRole } from '@site/contract/team/roles';
import { type RefusalReason, refusalReasons, signInMessages } from '@site/contract/team/sign-in';
import type { Express, Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import type { AddAuditEntry } from '../shared/audit-list.ts';
import { hasCode } from '../shared/error-outline.ts';
import { HttpError, unavailable } from '../shared/http-error.ts';
import { withTimeout } from '../shared/timeout.ts';
import { authorOf, bearerToken, type Caller, isRecent } from './caller.ts';
import type { ApiHandlers, ApiRequest, Handler, RouteName } from './handler.ts';
import { humanCheckInput } from './human-check.ts';
import { readBody } from './request-body.ts';

/** The checks on the way to a handler, which other modules make. */
export interface RequestChecks {
  /** Throws if the caller sends too many requests. */
  countRequest: (limited: Limited, request: IncomingMessage) => Promise<void>;
  verifyToken: (token: string, userAgent?: string) => Promise<Caller>;
  /** Throws if the request needs a token of App Check and has no valid one. */
  verifyApp: (token: string | undefined) => Promise<void>;
  audit: AddAuditEntry;
}

/**
 * The time limits of a request. The client of a service that is out of reach retries for minutes. A visitor does not wait that
 * long, and the platform would answer the request first, with its own page.
 */
export const timeouts = {
  /** From the arrival of a request to its answer: below the limit of the function, with time for a PDF over a slow line. */
  requestMilliseconds: 55_000,
  /** Half a megabyte of JSON needs less. A caller who sends it byte by byte occupies one of few places. */
  jsonBodyMilliseconds: 10_000,
  /** For the handler alone. */
  handlerMilliseconds: 30_000,
};

/** Hosting's edge keeps the answer for a minute; a browser asks each time. */
const sharedForAMinute = 'public, max-age=0, s-maxage=60';

/** Mounts every route of the contract. An address that exists with another method only answers 405. */
export function mountRoutes(app: Express, handlers: ApiHandlers, checks: RequestChecks, within = timeouts): void {
  const names = Object.keys(apiRoutes) as RouteName[];
  // Fixed addresses come before those with a parameter: /api/mails/bulk is not the email with the id "bulk".
  const paths = [...new Set(names.map((name) => apiRoutes[name].path))].sort(
    (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
  );
  for (const path of paths) {
    const routes = names.filter((name) => apiRoutes[name].path === path);
    for (const name of routes) mountRoute(app, name, handlers[name], checks, within);
    app.all(path, refuseMethod(routes.map((name) => apiRoutes[name].method)));
  }
}

function mountRoute<Name extends RouteName>(
  app: Express,
  name: Name,
  handler: Handler<Name>,
  checks: RequestChecks,
  within: typeof timeouts,
): void {
  const route: ApiRoute = apiRoutes[name];
  const answer: RequestHandler = async (request, response) => {
    const step = stepsUntil(performance.now() + within.requestMilliseconds);
    const callers = callersOf(request, checks);
    if (route.cached) response.vary('Authorization');
    // The check of access comes before the body, so that a stranger cannot make the server read 10 MB.
    await step(authorise(name, callers.signedIn, checks.audit));
    if (route.fromForm) await step(checks.verifyApp(request.get(appCheckHeader)));
    // The count also comes before the body: a refusal stays cheap, and an invalid request counts like a valid one.
    if (route.limited) await step(checks.countRequest(route.limited, request));
    const handled = async () => {
      const body = route.body ? await step(readBody(request, within.jsonBodyMilliseconds, route)) : { fields: {} };
      // The schemas of the route produce exactly these types; TypeScript cannot follow that through the table.
      const checked = {
        body: route.body && validate(route.body, body.fields),
        query: route.query && validate(route.query, queryOf(request)),
        parameters: request.params,
        file: body.file,
        humanCheck: route.fromForm ? humanCheckInput(body.fields) : undefined,
        idempotencyKey: route.idempotent ? idempotencyKeyOf(request) : undefined,
        ...callers,
      } as unknown as ApiRequest<Name>;
      // A handler that exceeds its limit can still finish. A caller who retries with the same idempotency key stores one
      // document.
      return step(handler(checked), within.handlerMilliseconds);
    };
    const isPublicUpload = route.fileField !== undefined && route.access === 'anyone';
    const data = await (isPublicUpload ? inUploadPlace(handled) : handled());
    if (route.sendsFile) return sendFile(response, data as unknown as FileAnswer);
    if (route.redirects) return response.redirect(303, (data as { location: string }).location);
    if (route.cached && request.headers.authorization === undefined) response.set('Cache-Control', sharedForAMinute);
    response.status(route.success).json({ status: 'success', ...data });
  };
  app[route.method.toLowerCase() as Lowercase<ApiRoute['method']>](route.path, answer);
}

/** Limits each step of a request to the time that is left. */
function stepsUntil(end: number) {
  return <Value>(step: Promise<Value>, maxMilliseconds = Number.POSITIVE_INFINITY): Promise<Value> =>
    withTimeout(step, Math.min(maxMilliseconds, end - performance.now()), unavailable);
}

async function authorise(name: RouteName, signedIn: () => Promise<Caller>, audit: AddAuditEntry): Promise<void> {
  const { access, recent }: ApiRoute = apiRoutes[name];
  if (access === 'anyone') return;
  const caller = await signedIn();
  if (access !== 'signed-in') {
    if (caller.pending) throw refused(signInMessages.secondFactor, refusalReasons.secondFactor);
    if (!caller.user.admin) {
      // The entry names no person: anyone can make an account, or many accounts.
      if (!caller.isFormerAdmin) await audit({ kind: 'role-refused', reason: 'not-an-admin', who: null });
      throw new HttpError(403, messages.notAnAdmin);
    }
    if (access !== 'admin' && !hasRole(caller.roles, ...access)) {
      await audit({ kind: 'role-refused', reason: 'not-your-role', route: name, who: authorOf(caller) });
      throw new HttpError(403, messages.notYourRole);
    }
  }
  if (recent && !isRecent(caller, new Date())) throw refused(signInMessages.recent, refusalReasons.recent);
}

function refused(message: string, reason: RefusalReason): HttpError {
  return new HttpError(403, message, { data: { reason } });
}

/** Verifies the token of a request on demand: an expired token must not prevent a visitor from sending the contact form. */
function callersOf(
  request: Request,
  { verifyToken }: RequestChecks,
): Pick<ApiRequest<RouteName>, 'caller' | 'signedIn'> {
  const token = bearerToken(request.headers.authorization);
  let known: Promise<Caller> | undefined;
  const caller = async () => {
    if (token === undefined) return undefined;
    known ??= verifyToken(token, request.headers['user-agent']);
    return known;
  };
  const signedIn = async () => {
    const present = await caller();
    if (!present) throw new HttpError(401, messages.signInRequired);
    return present;
  };
  return { caller, signedIn };
}

/** Reads the idempotency key; an invalid key is refused, and not ignored. */
function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(idempotencyKeyHeader.name);
  if (key !== undefined && !idempotencyKeyHeader.pattern.test(key)) {
    throw new HttpError(400, messages.invalidIdempotencyKey);
  }
  return key;
}

/** Reads the parameters of the query; an empty one counts as absent. */
function queryOf(request: Request): Record<string, unknown> {
  const { search } = new URL(request.originalUrl, 'http://localhost');
  return Object.fromEntries(Object.entries(parseQuery(search.slice(1))).filter(([, value]) => value !== ''));
}

function refuseMethod(allowed: string[]): RequestHandler {
  return (_request, response) => {
    response.set('Allow', allowed.join(', '));
    throw new HttpError(405, 'This address does not answer to that method.');
  };
}

/** Sends a file as an attachment: a browser must not open a stranger's file under the address of this site. */
export async function sendFile(response: Response, { name, mediaType, size, bytes }: FileAnswer): Promise<void> {
  response.attachment(name).set({ 'Content-Type': mediaType, 'Content-Length': `${size}` });
  await pipeline(bytes, response).catch((error: unknown) => {
    // The caller has hung up.
    if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  });
}

/**
 * One instance holds at most this many public uploads at once: each takes its 10 MB up to four times, and an instance has 512
 * MiB. A further caller is asked to retry.
 */
const mostUploads = 6;

let uploads = 0;

export async function inUploadPlace<Result>(act: () => Promise<Result>): Promise<Result> {
  if (uploads >= mostUploads) throw unavailable();
  uploads += 1;
  try {
    return await act();
  } finally {
    uploads -= 1;
  }
}

/** Parses a value by a schema; throws a 400 with an error for each invalid field. */
export function validate<Output>(schema: z.ZodMiniType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    errors[field] ??= issue.message;
  }
  throw new HttpError(400, messages.invalidFields, { errors });
}
