import express, { type Express, type RequestHandler } from 'express';
import type { Caller } from '../users/caller.ts';
import { answerError, answerNotFound } from './error-middleware.ts';
import type { ApiHandlers } from './handler.ts';
import { mountRoutes, type RequestChecks } from './mount-routes.ts';
import { restoreBodyHeaders } from './own-body.ts';

const prepare: RequestHandler = (request, response, next) => {
  restoreBodyHeaders(request);
  // An answer can depend on who asks, so no cache may keep it.
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};

/** The HTTP API: the contract's table of routes, one answer for unknown addresses and one for errors. */
export function createApp(
  handlers: ApiHandlers,
  verifyToken: (token: string) => Promise<Caller>,
  checks: RequestChecks,
): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.use(prepare);
  mountRoutes(app, handlers, verifyToken, checks);
  app.use(answerNotFound);
  app.use(answerError);
  return app;
}
