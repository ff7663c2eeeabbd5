import { parse as parseQuery } from 'node:querystring';
import { pipeline } from 'node:stream/promises';
import { apiRoutes } from '@ohmbridge/contract/api';
import { appCheckHeader } from '@ohmbridge/contract/desk/human-check';
import { messages } from '@ohmbridge/contract/shared/messages';
import { type ApiRoute, type FileAnswer, idempotencyKeyHeader } from '@ohmbridge/contract/shared/route';
import { hasRole } from '@ohmbridge/contract/team/roles';
import { type RefusalReason, refusalReasons, signInMessages } from '@ohmbridge/contract/team/sign-in';
import type { Express, Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import type { AddAuditEntry } from '../shared/audit-list.ts';
import { HttpError, unavailable } from '../shared/http-error.ts';
import { withTimeout } from '../shared/timeout.ts';
import { authorOf, bearerToken, type Caller, isRecent } from './caller.ts';
import type { ApiHandlers, ApiRequest, Handler, RouteName } from './handler.ts';
import { humanCheckInput } from './human-check.ts';
import type { RequestLimits } from './rate-limits/request-limits.ts';
import { readBody } from './request-body.ts';

/** What the API asks of others on the way to a handler. */
export interface RequestChecks extends Pick<RequestLimits, 'countRequest'> {
  verifyToken: (token: string, userAgent?: string) => Promise<Caller>;
  /** Throws if the request needs a token of App Check and has none that holds. */
  verifyApp: (token: string | undefined) => Promise<void>;
  audit: AddAuditEntry;
}

/**
 * A service that is out of reach keeps its client trying for minutes: longer than a visitor waits, and longer than the
 * platform lets a request live, which would then be answered in its own way instead of ours.
 */
export interface Timeouts {
  /** For all of a request, from its arrival to its answer. */
  requestMilliseconds: number;
  /** For a JSON body to come to its end. */
  jsonBodyMilliseconds: number;
  /** For its handler alone. */
  handlerMilliseconds: number;
}

/** Hosting's edge answers in our place for a minute; a browser asks each time. */
const sharedForAMinute = 'public, max-age=0, s-maxage=60';

/** Mounts every route of the contract, and answers 405 where an address exists but not with that method. */
export function mountRoutes(app: Express, handlers: ApiHandlers, checks: RequestChecks, timeouts: Timeouts): void {
  const names = Object.keys(apiRoutes) as RouteName[];
  // What is named before what is a parameter: /api/mails/bulk is not the mail with that id.
  const paths = [...new Set(names.map((name) => apiRoutes[name].path))].sort(
    (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
  );
  for (const path of paths) {
    const routes = names.filter((name) => apiRoutes[name].path === path);
    for (const name of routes) mountRoute(app, name, handlers[name], checks, timeouts);
    app.all(path, refuseMethod(routes.map((name) => apiRoutes[name].method)));
  }
}

function mountRoute<Name extends RouteName>(
  app: Express,
  name: Name,
  handler: Handler<Name>,
  checks: RequestChecks,
  timeouts: Timeouts,
): void {
  const route: ApiRoute = apiRoutes[name];
  const answer: RequestHandler = async (request, response) => {
    const step = stepsUntil(performance.now() + timeouts.requestMilliseconds);
    const callers = callersOf(request, checks);
    if (route.cached) response.vary('Authorization');
    // Before the body is read: a stranger cannot make the server take 10 MB.
    await step(authorise(name, callers.signedIn, checks.audit));
    if (route.fromForm) await step(checks.verifyApp(request.get(appCheckHeader)));
    // Before the body too: a refusal stays cheap, and what is not valid counts like all else.
    if (route.limited) await step(checks.countRequest(route.limited, request));
    const handled = async () => {
      const body = route.body ? await step(readBody(request, timeouts.jsonBodyMilliseconds, route)) : { fields: {} };
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
      // Given up, it may still come to its end: whoever sends the same again under its idempotency key stores it once.
      return step(handler(checked), timeouts.handlerMilliseconds);
    };
    const isUploadOfAnybody = route.fileField !== undefined && route.access === 'anyone';
    const data = await (isUploadOfAnybody ? inUploadPlace(handled) : handled());
    if (route.sendsFile) return sendFile(response, data as unknown as FileAnswer);
    if (route.redirects) return response.redirect(303, (data as { location: string }).location);
    if (route.cached && request.headers.authorization === undefined) response.set('Cache-Control', sharedForAMinute);
    response.status(route.success).json({ status: 'success', ...data });
  };
  app[lowerCase(route.method)](route.path, answer);
}

/** Each step of a request may take what is left of its time; where that is nothing, none begins after it. */
function stepsUntil(end: number) {
  return <Value>(step: Promise<Value>, maxMilliseconds = Number.POSITIVE_INFINITY): Promise<Value> =>
    withTimeout(step, Math.min(maxMilliseconds, end - performance.now()), unavailable);
}

function lowerCase(method: ApiRoute['method']): 'get' | 'post' | 'put' | 'delete' {
  return method.toLowerCase() as Lowercase<typeof method>;
}

async function authorise(name: RouteName, signedIn: () => Promise<Caller>, audit: AddAuditEntry): Promise<void> {
  const { access, recent }: ApiRoute = apiRoutes[name];
  if (access === 'anyone') return;
  const caller = await signedIn();
  if (access !== 'signed-in') {
    if (caller.pending) throw refused(signInMessages.secondFactor, refusalReasons.secondFactor);
    if (!caller.user.admin) {
      // Nobody is named: anybody may have an account, and as many as they like.
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

/** A refusal that the screen can do something about. */
function refused(message: string, reason: RefusalReason): HttpError {
  return new HttpError(403, message, { data: { reason } });
}

/** The token is looked at on demand: an expired one must not keep a visitor from sending the contact form. */
function callersOf(
  request: Request,
  { verifyToken }: RequestChecks,
): Pick<ApiRequest<RouteName>, 'caller' | 'signedIn'> {
  let known: Promise<Caller | undefined> | undefined;
  const caller = () => {
    known ??= verify(request, verifyToken);
    return known;
  };
  const signedIn = async () => {
    const present = await caller();
    if (!present) throw new HttpError(401, messages.signInRequired);
    return present;
  };
  return { caller, signedIn };
}

async function verify({ headers }: Request, verifyToken: RequestChecks['verifyToken']): Promise<Caller | undefined> {
  const token = bearerToken(headers.authorization);
  return token === undefined ? undefined : verifyToken(token, headers['user-agent']);
}

/** The idempotency key; one that cannot be a key is refused rather than ignored. */
function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(idempotencyKeyHeader.name);
  if (key !== undefined && !idempotencyKeyHeader.pattern.test(key)) {
    throw new HttpError(400, messages.invalidIdempotencyKey);
  }
  return key;
}

/** The query's parameters; one that is there but empty counts as absent. */
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

/** Sends a file as an attachment: nothing that somebody has sent us is opened by a browser under our address. */
export async function sendFile(response: Response, { name, mediaType, size, bytes }: FileAnswer): Promise<void> {
  response.attachment(name).set({ 'Content-Type': mediaType, 'Content-Length': `${size}` });
  await pipeline(bytes, response).catch((error: unknown) => {
    // Who has asked for it has gone.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  });
}

/**
 * So many uploads that anybody can send are held by one instance at the same time: each takes its 10 MB up to four times, and
 * an instance has 512 MiB. Who comes meanwhile is asked to come again.
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

/** What `schema` makes of `value`; throws a 400 with an error for each field otherwise. */
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
