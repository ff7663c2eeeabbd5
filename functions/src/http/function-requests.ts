import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

// The functions runtime handles a request before any code of ours runs. These change the request as it arrives.

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

/**
 * Has the API answer addresses with a percent sign that stands for nothing.
 *
 * The functions runtime decodes an address before any code of ours runs, and answers one that it cannot decode with an
 * HTML page of its own. So such signs are escaped as the request arrives; what is then asked for does not exist.
 */
export function escapeBrokenAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { url = '' } = request;
    const [path = ''] = url.split('?', 1);
    if (decoded(path) === undefined) request.url = path.replaceAll('%', '%25') + url.slice(path.length);
  });
}

// What it returns is used: a bundler drops a call whose result is not, though it may throw.
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
