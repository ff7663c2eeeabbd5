import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { isOfGoogle } from './google-networks.ts';

/** The networks that a request came from. */
export interface Origins {
  /** The visitor's: an IPv4 address as it is, or 64 bits of an IPv6 address, as every customer is given that many. */
  client: string;
  /** The wider one around it: 48 bits of an IPv6 address, which one customer can have as a whole. */
  clientNetwork: string;
  /** That of the machine that called Google, as wide: a proxy of Hosting, or somebody who goes around Hosting. */
  proxy: string;
  /** Whether that machine is Google's own, as all are that Hosting calls from. */
  throughGoogle: boolean;
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
  const visitor = entries.at(-trustedProxies) ?? entries[0] ?? own;
  const caller = entries.at(-1) ?? own;
  return {
    client: networkOf(visitor, 64),
    clientNetwork: networkOf(visitor, 48),
    proxy: networkOf(caller, 48),
    throughGoogle: isOfGoogle(caller),
  };
}

function forwardedFor(request: IncomingMessage): string[] {
  const header = request.headers['x-forwarded-for'] ?? [];
  return [header].flat().flatMap((list) => list.split(',').map((entry) => entry.trim()));
}

/** An IPv4 address as it is, or so many bits of an IPv6 address. */
function networkOf(address: string | undefined, bits: 48 | 64): string {
  // All that is no address counts as one, so that inventing such entries gains nothing.
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? `${parsed.parts.slice(0, bits / 16).join(':')}/${bits}` : parsed.toString();
}
