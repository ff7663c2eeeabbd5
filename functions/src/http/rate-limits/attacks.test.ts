import type { IncomingMessage } from 'node:http';
import { contactInput } from '@ohmbridge/contract/test-support/submissions';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { createRateLimitStore } from '../../shared/rate-limit-store.ts';
import { firestoreInMemory } from '../../test-support/firestore-in-memory.ts';
import { plainChecks, plainHandlers } from '../../test-support/handlers.ts';
import { serve } from '../../test-support/serve.ts';
import { createApp } from '../app.ts';
import { createRequestLimits } from './request-limits.ts';

const limit = (requests: number) => ({ requests, windowSeconds: 600 });
/** The settings of all tests in this file. */
const settings = {
  trustedProxies: 2,
  perClient: { submission: limit(20), applicant: limit(20), login: limit(10), proof: limit(50) },
  perProxy: { submission: limit(200), applicant: limit(200), login: limit(200), proof: limit(200) },
};

const frontEnd = '66.102.8.69';
const office = '203.0.113.1';
const ada = { email: 'ada.okafor@example.org', password: 'x' };

/** The API with its real limits, and a clock that the test turns. */
async function api() {
  let time = Date.UTC(2026, 10, 23);
  const now = () => new Date(time);
  const { database } = firestoreInMemory(now);
  const limits = createRequestLimits({
    store: createRateLimitStore(async () => database, { now, timeoutMilliseconds: 5000 }),
    settings: () => settings,
    secret: () => 'a key for the tests',
    now,
    timeoutMilliseconds: 5000,
  });
  const origin = await serve(createApp(plainHandlers, { ...plainChecks, ...limits }));
  const post = async (path: string, forwarded: string, body: unknown) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded };
    const { status } = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return status;
  };
  return {
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
    /** Tells whether a form that Hosting passes on is within the limits: without HTTP, which is too slow for a flood. */
    isCounted: async (from: string) => {
      const headers = { 'x-forwarded-for': `${from}, ${frontEnd}` };
      const request = { headers, socket: {} } as unknown as IncomingMessage;
      return limits.countRequest('submission', request).then(
        () => true,
        () => false,
      );
    },
    /** Sends a form as Hosting passes it on. */
    contact: (from: string, body: unknown = contactInput) => post('/api/contact', `${from}, ${frontEnd}`, body),
    logIn: (from: string) => post('/api/auth/login', `${from}, ${frontEnd}`, ada),
    /** Sends a request to the function's own address, with an invented visitor. */
    forge: (path: string, visitor: string, from = '198.51.100.66') => post(path, `${visitor}, ${from}`, {}),
  };
}

const hex = (number: number) => number.toString(16);

test('one person with all addresses of an IPv6 /48 does not use up the limit of strangers behind the same front end', async () => {
  const { contact, isCounted, wait } = await api();
  const attempts: boolean[] = [];
  // 1,936 requests, each from another /64.
  for (let second = 0; second < 44; second += 1) {
    const ofThisSecond = Array.from({ length: 44 }, (_, index) => `2001:db8:1:${hex(second * 44 + index)}::1`);
    attempts.push(...(await Promise.all(ofThisSecond.map(isCounted))));
    wait(1);
  }
  const granted = attempts.filter((isGranted) => isGranted).length;
  expect(attempts).toHaveLength(1936);
  // Five times the limit of one client, and the requests that are allowed again during the test.
  expect(granted).toBeGreaterThanOrEqual(100);
  expect(granted).toBeLessThanOrEqual(108);
  // The attacker has to wait with each of these addresses.
  expect(attempts.at(-1)).toBe(false);
  const strangers: number[] = [];
  for (let index = 1; index <= 20; index += 1) {
    strangers.push(await contact(index % 2 ? `203.0.113.${index}` : `2001:db8:${hex(index)}::1`));
    wait(1);
  }
  expect(strangers).toEqual(Array(20).fill(201));
});

test('a caller who bypasses Hosting and forges the address of an office does not lock the office out', async () => {
  const { contact, forge, logIn } = await api();
  for (let index = 0; index < 20; index += 1) expect(await forge('/api/contact', office)).toBe(400);
  expect(await forge('/api/contact', office)).toBe(429);
  expect(await contact(office)).toBe(201);
  for (let index = 0; index < 10; index += 1) expect(await forge('/api/auth/login', office)).toBe(400);
  expect(await forge('/api/auth/login', office)).toBe(429);
  expect(await logIn(office)).toBe(200);
});

testRows([
  ['one address', () => '198.51.100.66'],
  ['all addresses of an IPv6 /48', (index: number) => `2001:db8:1:${hex(index)}::1`],
])(
  'a caller who bypasses Hosting with a new forged visitor each time reaches a limit of their own',
  async (_what, from) => {
    const { forge, contact } = await api();
    const visitors = Array.from({ length: 250 }, (_, index) => `192.0.2.${index}`);
    const statuses = await Promise.all(visitors.map((visitor, index) => forge('/api/contact', visitor, from(index))));
    expect(statuses.filter((status) => status === 400)).toHaveLength(200);
    expect(await contact(office)).toBe(201);
  },
);

test('strangers who try an admin’s password do not keep the admin from signing in', async () => {
  const { logIn, forge } = await api();
  for (let index = 0; index < 220; index += 1) await logIn(`192.0.2.${index % 20}`);
  expect(await logIn('192.0.2.1')).toBe(429);
  for (let index = 0; index < 210; index += 1) await forge('/api/auth/login', office);
  expect(await logIn(office)).toBe(200);
});
