import { messages } from '@ohmbridge/contract/shared/messages';
import type { ApiErrorBody } from '@ohmbridge/contract/shared/route';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import type { ApiHandlers } from './handler.ts';
import { mountRoutes, type RequestChecks, type Timeouts } from './mount-routes.ts';

/** How long the function may take for a request; beyond that the platform answers instead. */
export const functionSeconds = 60;

/**
 * Below the function's own limit, and with time to receive a PDF over a slow line. JSON of half a megabyte needs no more
 * than ten seconds, and who sends it byte by byte holds one of few places.
 */
export const timeouts: Timeouts = {
  requestMilliseconds: 55_000,
  jsonBodyMilliseconds: 10_000,
  handlerMilliseconds: 30_000,
};

const headers: RequestHandler = (_request, response, next) => {
  // An answer can depend on who asks, so no cache may keep it, unless its route says so.
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};

/** The HTTP API: the routes of the contract, one answer for unknown addresses and one for errors. */
export function createApp(handlers: ApiHandlers, checks: RequestChecks, limits = timeouts): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.use(headers);
  mountRoutes(app, handlers, checks, limits);
  app.use(answerNotFound);
  app.use(answerError);
  return app;
}

/** The gRPC code of a transaction that has lost to others. */
const aborted = 10;

/** The answer to every address that is not in the API table. */
export const answerNotFound: RequestHandler = () => {
  throw new HttpError(404, messages.notFound);
};

/** Turns every error into the API's JSON. What nobody expected is logged, and the caller learns nothing of it. */
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
  if (error instanceof Error && 'code' in error && error.code === aborted)
    return new HttpError(503, messages.unexpected, { headers: { 'Retry-After': '1' } });
  return undefined;
}
