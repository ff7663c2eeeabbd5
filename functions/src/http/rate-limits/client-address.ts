import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { isOfGoogle } from './google-networks.ts';

/** The networks that a request came from. */
export interface Origins {
  /** The network of the visitor: an IPv4 address, or 64 bits of an IPv6 address, because every customer gets that many. */
  client: string;
  /** The wider network around it: 48 bits of an IPv6 address. One customer can have all of them. */
  clientNetwork: string;
  /** The network of the machine that called Google, as wide: a proxy of Hosting, or a caller who bypasses Hosting. */
  proxy: string;
  /** Whether that machine belongs to Google, as all proxies of Hosting do. */
  throughGoogle: boolean;
}

/**
 * Finds the networks that a request came from. Each proxy appends the address of its caller to X-Forwarded-For, so the entries
 * are counted from the end. Trusted proxies wrote the last `trustedProxies` entries, and the caller wrote the entries before.
 *
 * On Firebase there are two: Hosting's edge notes the visitor, Google's front end notes the proxy of Hosting.
 * - https://cloud.google.com/functions/docs/reference/headers: `X-Forwarded-For: clientIp, proxy1Ip, proxy2Ip`
 * - https://www.fastly.com/documentation/reference/http/http-headers/X-Forwarded-For/: the edge of Hosting appends
 * - https://www.rubydoc.info/gems/firebase_hosting_client_ip/file/README.md: the two entries as they arrive
 *
 * Fastly-Client-IP does not help, because the edge keeps the value that a visitor writes there:
 * https://www.fastly.com/documentation/reference/http/http-headers/Fastly-Client-IP/
 *
 * A caller who bypasses Hosting, at the function's own address, can choose `client` but not `proxy`.
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

/** Gives an IPv4 address, or the first bits of an IPv6 address. */
function networkOf(address: string | undefined, bits: 48 | 64): string {
  // All invalid entries count as one network, so that a caller gains nothing by inventing some.
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? `${parsed.parts.slice(0, bits / 16).join(':')}/${bits}` : parsed.toString();
}
