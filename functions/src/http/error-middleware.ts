import { messages } from '@ohmbridge/contract/shared/messages';
import type { ApiErrorBody } from '@ohmbridge/contract/shared/route';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';

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
