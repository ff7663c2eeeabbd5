import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

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
