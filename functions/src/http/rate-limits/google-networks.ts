import { BlockList, isIPv6 } from 'node:net';

/**
 * The networks of Google's own services, with the front ends behind Hosting. Google lists them in
 * https://www.gstatic.com/ipranges/goog.json. None of them is in https://www.gstatic.com/ipranges/cloud.json, the networks of
 * Google Cloud's customers (https://support.google.com/a/answer/10026322; as of 2026-09).
 *
 * The list has the old, large networks only. The many small ones between the networks of customers change often.
 * Hosting has called from 66.102.8.0/24 (https://github.com/gamedevpl/www.gamedev.pl/pull/1170).
 */
const networks = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
];

const ofGoogle = new BlockList();
for (const network of networks) {
  const [address = '', bits] = network.split('/');
  ofGoogle.addSubnet(address, Number(bits), familyOf(address));
}

/** Tells whether an address belongs to Google itself, and not to a customer of Google Cloud. */
export function isOfGoogle(address = ''): boolean {
  return ofGoogle.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
