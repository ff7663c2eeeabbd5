import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The networks that a request came from. */
export interface Origins {
  /** The visitor's. */
  client: string;
  /** That of the machine that called Google: a proxy of Hosting, or somebody who goes around Hosting. */
  proxy: string;
}

/**
 * Finds where a request came from. Each proxy appends to X-Forwarded-For whom it was called by, so the entries are
 * counted from the end: the last `trustedProxies` ones were written by proxies of ours, all before them by the caller.
 *
 * On Firebase there are two: Hosting's edge notes the visitor, Google's front end notes the proxy of Hosting.
 * - https://cloud.google.com/functions/docs/reference/headers: `X-Forwarded-For: clientIp, proxy1Ip, proxy2Ip`
 * - https://www.fastly.com/documentation/reference/http/http-headers/X-Forwarded-For/: the edge of Hosting appends
 * - https://www.rubydoc.info/gems/firebase_hosting_client_ip/file/README.md: the two entries as they arrive
 *
 * Fastly-Client-IP is of no use, because the edge keeps what a visitor writes there:
 * https://www.fastly.com/documentation/reference/http/http-headers/Fastly-Client-IP/
 *
 * Somebody who calls the function at its own address, and not through Hosting, can choose `client`, but never `proxy`.
 */
export function originsOf(request: IncomingMessage, trustedProxies: number): Origins {
  const own = request.socket.remoteAddress;
  const entries = trustedProxies > 0 ? forwardedFor(request) : [];
  return {
    client: networkOf(entries.at(-trustedProxies) ?? entries[0] ?? own),
    proxy: networkOf(entries.at(-1) ?? own),
  };
}

function forwardedFor(request: IncomingMessage): string[] {
  const header = request.headers['x-forwarded-for'] ?? [];
  return [header].flat().flatMap((list) => list.split(',').map((entry) => entry.trim()));
}

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, as every customer is given that many addresses. */
function networkOf(address: string | undefined): string {
  // All that is no address counts as one, so that inventing such entries gains nothing.
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? `${parsed.parts.slice(0, 4).join(':')}/64` : parsed.toString();
}
