import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const bodyHeaders = ['content-length', 'transfer-encoding'] as const;
const hidden = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

/**
 * Keeps the functions runtime from reading the bodies of API requests.
 *
 * The runtime parses a body before any code of ours runs, and answers invalid JSON and unknown charsets
 * with an HTML page of its own. It leaves a request alone that seems to have no body, so the two headers that say
 * so are put aside as the request arrives, and put back by `restoreBodyHeaders` in the API itself.
 */
export function keepBodiesForTheApi(): void {
  subscribe('http.server.request.start', (message) => {
    if (!carriesRequest(message) || !message.request.url?.startsWith('/api/')) return;
    hideBodyHeaders(message.request);
  });
}

/** Puts the headers back that `keepBodiesForTheApi` put aside. */
export function restoreBodyHeaders(request: IncomingMessage): void {
  Object.assign(request.headers, hidden.get(request));
}

function hideBodyHeaders(request: IncomingMessage): void {
  const aside: IncomingHttpHeaders = {};
  for (const name of bodyHeaders) {
    if (request.headers[name] === undefined) continue;
    aside[name] = request.headers[name];
    delete request.headers[name];
  }
  hidden.set(request, aside);
}

function carriesRequest(message: unknown): message is { request: IncomingMessage } {
  return typeof message === 'object' && message !== null && 'request' in message;
}
