import { messages } from '@site/contract/shared/messages';
import type { ApiErrorBody } from '@site/contract/shared/route';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
import { errorOutline, hasCode } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import type { ApiHandlers } from './handler.ts';
import { mountRoutes, type RequestChecks, timeouts } from './mount-routes.ts';

/** The most seconds that the function may take for a request. After that, the platform answers instead. */
export const functionSeconds = 60;

// The HTTP layer: from a request to the handler of its route, and from an error to its answer.
//
//   app.ts                the Express app: headers, routes, the answers to unknown addresses and to errors
//   mount-routes.ts       each route of the contract: caller, limits, body, handler, answer
//   caller.ts             the caller of a request, whom team/verify-token.ts makes from an ID token
//   handler.ts            the types of requests and handlers
//   request-body.ts       JSON bodies; multipart.ts: forms with a file
//   human-check.ts        the honeypot and the form token; app-check.ts: App Check
//   rate-limits/          the limits of this installation: what they count, and by which network
//   function-requests.ts  changes to a request before the functions runtime reads it

const headers: RequestHandler = (_request, response, next) => {
  // The answer can depend on the caller, so no cache may keep it unless its route says so.
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};

/** The HTTP API: the routes of the contract, one answer for unknown addresses and one for errors. */
export function createApp(handlers: ApiHandlers, checks: RequestChecks, within = timeouts): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.use(headers);
  mountRoutes(app, handlers, checks, within);
  app.use(answerNotFound);
  app.use(answerError);
  return app;
}

/** The gRPC code of a transaction that failed because others changed the same documents. */
const aborted = 10;

/** The answer to every address that is not in the API table. */
export const answerNotFound: RequestHandler = () => {
  throw new HttpError(404, messages.notFound);
};

/** Turns every error into the JSON of the API. An unexpected error is logged, and the caller gets no details of it. */
export const answerError: ErrorRequestHandler = (error, request, response, next) => {
  const known = asHttpError(error);
  if (!known) logger.error('Request failed', { method: request.method, ...errorOutline(error) });
  if (response.headersSent) return next(error);
  const { status, message, errors, headers, data } = known ?? new HttpError(500, messages.unexpected);
  const body: ApiErrorBody = { status: 'error', message, ...(errors && { errors }), data };
  response.status(status).set(headers).json(body);
};

function asHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  // Express raises this for an address with a broken percent sign.
  if (error instanceof URIError) return new HttpError(404, messages.notFound);
  // Other transactions changed the same documents at every attempt. Nothing was done, so the caller can try again.
  if (hasCode(error, aborted)) return new HttpError(503, messages.unexpected, { headers: { 'Retry-After': '1' } });
  return undefined;
}
