import express, { type Request, type Response } from 'express';
import { limits } from '../contract/limits.ts';
import { messages } from '../contract/messages.ts';
import { HttpError } from './http-error.ts';
import { readMultipart, type UploadedFile } from './multipart.ts';

export interface RequestBody {
  fields: Record<string, unknown>;
  file?: UploadedFile;
}

const parseJson = express.json({
  limit: limits.jsonBodyBytes,
  strict: false,
  // A half surrogate pair cannot be stored or sent as UTF-8.
  reviver: (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value),
});

/** The fields of a request's body, and its file where the route takes one. A missing body is one without fields. */
export async function readBody(request: Request, response: Response, fileField?: string): Promise<RequestBody> {
  if (!hasBody(request)) return { fields: {} };
  if (request.is('application/json')) return { fields: await readJson(request, response) };
  if (fileField && request.is('multipart/form-data')) return readMultipart(request, fileField);
  throw new HttpError(415, messages.unsupportedBody);
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

async function readJson(request: Request, response: Response): Promise<Record<string, unknown>> {
  await new Promise<void>((resolve, reject) => {
    parseJson(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(jsonError(error))));
  });
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400, messages.invalidJson);
  return { ...body };
}

/** Says in the API's words what the JSON parser found. */
function jsonError(error: unknown): unknown {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413) return new HttpError(413, messages.bodyTooLarge);
  if (status === 415) return new HttpError(415, messages.unsupportedBody);
  if (status === 400) return new HttpError(400, messages.invalidJson);
  return error;
}
