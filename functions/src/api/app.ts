import express, { type Express, type RequestHandler } from 'express';
import { answerError, answerNotFound } from './error-middleware.ts';
import type { ApiHandlers } from './handler.ts';
import { mountRoutes, type RequestChecks, type Timeouts } from './mount-routes.ts';

/** How long the function may take for a request; beyond that the platform answers instead. */
export const functionSeconds = 60;

/** Below the function's own limit, and with time to receive a PDF over a slow line. */
export const timeouts: Timeouts = { requestMilliseconds: 55_000, handlerMilliseconds: 30_000 };

const headers: RequestHandler = (_request, response, next) => {
  // An answer can depend on who asks, so no cache may keep it.
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
