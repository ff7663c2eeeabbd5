import type { IncomingMessage } from 'node:http';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { originsOf } from './client-address.ts';

const visitor = '203.0.113.99';
const hosting = '66.102.8.69';

const behindHosting = { client: visitor, clientNetwork: visitor, proxy: hosting, throughGoogle: true };
/** A caller at the function's own address. */
const around = (client: string, proxy = client) => ({ client, clientNetwork: client, proxy, throughGoogle: false });

const origins = (forwarded: string | undefined, trustedProxies: number, socket?: string) =>
  originsOf(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: socket } } as unknown as IncomingMessage,
    trustedProxies,
  );

test('behind Hosting the visitor is the last entry but one', () => {
  expect(origins(`${visitor}, ${hosting}`, 2, '169.254.1.1')).toEqual(behindHosting);
  expect(origins(`${visitor},${hosting}`, 2)).toEqual(behindHosting);
});

testRows([
  ['1.1.1.1', '8.8.8.8'],
  ['1.1.1.1, 2.2.2.2', '8.8.8.8, 9.9.9.9'],
  ['10.0.0.1', ''],
  ['not an address', '" , ,'],
])('entries that a visitor forges change nothing behind Hosting', (one, another) => {
  const found = [one, another].map((forged) => origins(`${forged}, ${visitor}, ${hosting}`, 2));
  expect(found).toEqual(Array(2).fill(behindHosting));
});

test('a caller who bypasses Hosting can forge the visitor, but not the proxy', () => {
  expect(origins(`1.1.1.1, ${visitor}`, 2)).toEqual(around('1.1.1.1', visitor));
  expect(origins(visitor, 2)).toEqual(around(visitor));
});

test('with one proxy the last entry counts; without a proxy the connection counts', () => {
  expect(origins(`1.1.1.1, ${visitor}`, 1)).toEqual(around(visitor));
  expect(origins(`1.1.1.1, ${visitor}`, 0, '127.0.0.1')).toEqual(around('127.0.0.1'));
});

test('without the header, the connection counts', () => {
  expect(origins(undefined, 2, '198.51.100.7')).toEqual(around('198.51.100.7'));
});

testRows([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:DB8:1:2::1', '2001:0db8:0001:0002:0000:0000:0000:0009'],
  ['::ffff:203.0.113.99', '203.0.113.99'],
])('two addresses of one network are one visitor', (one, another) => {
  expect(origins(one, 1)).toEqual(origins(another, 1));
});

testRows([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  // 1, 23 and 12, 3 in decimal.
  ['2001:db8:1:17::1', '2001:db8:c:3::1'],
  ['203.0.113.98', '203.0.113.99'],
])('two addresses of two networks are two visitors', (one, another) => {
  expect(origins(one, 1).client).not.toBe(origins(another, 1).client);
});

test('the IPv6 addresses that one customer can have are one network and one proxy', () => {
  const [one, another, other] = ['2001:db8:1:2::1', '2001:db8:1:ffff::1', '2001:db8:2:2::1'].map((address) =>
    origins(address, 1),
  );
  expect(one).toMatchObject({ clientNetwork: another?.clientNetwork, proxy: another?.proxy });
  expect(one?.clientNetwork).not.toBe(other?.clientNetwork);
  expect(one?.proxy).not.toBe(other?.proxy);
});

test('all invalid addresses are one visitor', () => {
  const odd = ['', 'unknown', '999.1.1.1', '<script>', '1.2.3.4:80', '2001:db8::1::2', 'x'.repeat(5000), undefined];
  expect(new Set(odd.map((entry) => origins(entry, 1).client))).toEqual(new Set(['unknown']));
});
