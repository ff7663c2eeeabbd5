import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

// The functions runtime handles a request before the code of this project runs. These functions change the request as it
// arrives.

/**
 * Makes the functions runtime leave the bodies of API requests to the API.
 *
 * The runtime parses a body first: a stranger could make it read 32 MB, and it answers invalid JSON with its own HTML page. The
 * runtime ignores a request that seems to have no body, so this function removes the two headers that announce one. Some
 * runtimes read the body anyway and pass the bytes on as `rawBody`, where the API finds them.
 */
export function keepBodiesForTheApi(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!request.url?.startsWith('/api/')) return;
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/**
 * Makes the API answer addresses with a percent sign that encodes nothing.
 *
 * The runtime decodes an address first, and answers one that it cannot decode with its own HTML page. So this function escapes
 * the percent signs as the request arrives. The API then answers that the address does not exist.
 */
export function escapeBrokenAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { url = '' } = request;
    const [path = ''] = url.split('?', 1);
    if (decoded(path) === undefined) request.url = path.replaceAll('%', '%25') + url.slice(path.length);
  });
}

// The caller uses the result: a bundler removes a call without a used result, even if the call can throw.
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
