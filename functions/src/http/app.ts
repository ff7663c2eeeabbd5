import express, { type Express, type RequestHandler } from 'express';
import { answerError, answerNotFound } from './error-middleware.ts';
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
