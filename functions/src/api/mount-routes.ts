import { parse as parseQuery } from 'node:querystring';
import type { Express, Request, RequestHandler, Response } from 'express';
import { apiRoutes } from '../contract/api.ts';
import { appCheckHeader } from '../contract/human-check.ts';
import { messages } from '../contract/messages.ts';
import { type ApiRoute, idempotencyKeyHeader } from '../contract/route.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { humanCheckInput } from '../submissions/human-check.ts';
import { bearerToken, type Caller } from '../users/caller.ts';
import type { VerifyApp } from './app-check.ts';
import type { ApiHandlers, ApiRequest, Handler, RouteName } from './handler.ts';
import { HttpError } from './http-error.ts';
import { type RequestBody, readBody } from './request-body.ts';
import { validate } from './validate.ts';

type VerifyToken = (token: string) => Promise<Caller>;

/** What a request has to pass before its body is read. */
export interface RequestChecks extends Pick<RequestLimits, 'countRequest'> {
  verifyApp: VerifyApp;
}

/** Mounts every line of the API table, and answers 405 where an address exists but not with that method. */
export function mountRoutes(
  app: Express,
  handlers: ApiHandlers,
  verifyToken: VerifyToken,
  checks: RequestChecks,
): void {
  const methods = new Map<string, string[]>();
  for (const name of Object.keys(apiRoutes) as RouteName[]) {
    const { method, path } = apiRoutes[name];
    methods.set(path, [...(methods.get(path) ?? []), method]);
    mountRoute(app, name, handlers[name], verifyToken, checks);
  }
  for (const [path, allowed] of methods) app.all(path, refuseMethod(allowed));
}

function mountRoute<Name extends RouteName>(
  app: Express,
  name: Name,
  handler: Handler<Name>,
  verifyToken: VerifyToken,
  checks: RequestChecks,
): void {
  const route: ApiRoute = apiRoutes[name];
  const answer: RequestHandler = async (request, response) => {
    const callers = callersOf(request, verifyToken);
    // Before the body is read: a stranger cannot make the server take 10 MB.
    await authorise(route, callers.signedIn);
    if (route.fromForm) await checks.verifyApp(request.get(appCheckHeader));
    // Before the body too: a refusal stays cheap, and what is not valid counts like all else.
    if (route.limited) await checks.countRequest(route.limited, request);
    const body = await bodyOf(route, request, response);
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
    response.status(route.success).json({ status: 'success', ...(await handler(checked)) });
  };
  app[lowerCase(route.method)](route.path, answer);
}

function lowerCase(method: ApiRoute['method']): 'get' | 'post' | 'put' | 'delete' {
  return method.toLowerCase() as Lowercase<typeof method>;
}

async function authorise(route: ApiRoute, signedIn: () => Promise<Caller>): Promise<void> {
  if (route.access === 'anyone') return;
  const { user } = await signedIn();
  if (route.access === 'admin' && !user.admin) throw new HttpError(403, messages.notAnAdmin);
}

/** The token is looked at on demand: a stale one must not keep a visitor from sending the contact form. */
function callersOf(request: Request, verifyToken: VerifyToken): Pick<ApiRequest<RouteName>, 'caller' | 'signedIn'> {
  let known: Promise<Caller | undefined> | undefined;
  const caller = () => {
    known ??= verify(request.headers.authorization, verifyToken);
    return known;
  };
  const signedIn = async () => {
    const present = await caller();
    if (!present) throw new HttpError(401, messages.signInRequired);
    return present;
  };
  return { caller, signedIn };
}

async function verify(authorization: string | undefined, verifyToken: VerifyToken): Promise<Caller | undefined> {
  const token = bearerToken(authorization);
  return token === undefined ? undefined : verifyToken(token);
}

async function bodyOf(route: ApiRoute, request: Request, response: Response): Promise<RequestBody> {
  return route.body ? readBody(request, response, route.fileField) : { fields: {} };
}

/** The key that a caller sends along; one that cannot be a key is refused rather than ignored. */
function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(idempotencyKeyHeader.name);
  if (key !== undefined && !idempotencyKeyHeader.pattern.test(key))
    throw new HttpError(400, messages.invalidIdempotencyKey);
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
