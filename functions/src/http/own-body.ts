import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Has the functions runtime leave the bodies of API requests to the API.
 *
 * The runtime parses a body before any code of ours runs: a stranger could make it take 32 MB, and it answers invalid
 * JSON with an HTML page of its own. It leaves a request alone that seems to have no body, so the two headers that say so
 * are taken out as the request arrives. Where a runtime reads the body all the same, it hands the bytes on as `rawBody`,
 * and the API takes them from there.
 */
export function keepBodiesForTheApi(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!request.url?.startsWith('/api/')) return;
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}
