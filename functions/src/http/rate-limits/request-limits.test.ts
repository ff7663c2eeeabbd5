import type { IncomingMessage } from 'node:http';
import { messages } from '@site/contract/shared/messages';
import { applicationInput, contactInput } from '@site/contract/test-support/submissions';
import { testRows } from '@site/contract/test-support/test-rows';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import * as firebase from '../../shared/firebase.ts';
import { keyedHash } from '../../shared/keyed-hash.ts';
import * as rateLimitStore from '../../shared/rate-limit-store.ts';
import * as timeout from '../../shared/timeout.ts';
import { firestoreInMemory } from '../../test-support/firestore-in-memory.ts';
import { plainChecks, plainHandlers } from '../../test-support/handlers.ts';
import { rateLimitsInMemory } from '../../test-support/rate-limits.ts';
import { serve } from '../../test-support/serve.ts';
import { createApp } from '../app.ts';
import { requestLimits } from './request-limits.ts';

const hosting = '66.102.8.69';
/** A caller at the function's own address. */
const around = '198.51.100.66';
const key = 'a key for the tests, long enough to be one';
const { withTimeout } = timeout;
const ada = { email: 'ada.okafor@example.org', password: 'x' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) });
  vi.stubEnv('TRUSTED_PROXIES', '2');
  vi.stubEnv('HASH_SECRET', key);
});

/** Sets the limits of the installation. */
function setLimits(
  windowSeconds: number,
  limits: Record<`${'SUBMISSIONS' | 'LOGINS'}_PER_${'CLIENT' | 'PROXY'}`, number>,
) {
  vi.stubEnv('LIMIT_WINDOW_SECONDS', `${windowSeconds}`);
  for (const [name, limit] of Object.entries(limits)) vi.stubEnv(`LIMIT_${name}`, `${limit}`);
}

/** The API behind Hosting, with its limits and a clock that the test turns. */
async function limitingApi() {
  const origin = await serve(createApp(plainHandlers, { ...plainChecks, countRequest: requestLimits.countRequest }));
  const post = async (path: string, body: unknown, forwarded: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(origin + path, { method: 'POST', headers, body: text });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
  };
  return {
    post,
    wait: (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000),
    contact: (from: string, body: unknown = contactInput) => post('/api/contact', body, `${from}, ${hosting}`),
    apply: (from: string) => post('/api/applications', applicationInput, `${from}, ${hosting}`),
    logIn: (from: string, body: unknown = ada) => post('/api/auth/login', body, `${from}, ${hosting}`),
  };
}

/** The API with few requests allowed, and the names of its counters. */
async function limitedApi(take?: () => Promise<never>) {
  setLimits(60, { SUBMISSIONS_PER_CLIENT: 2, LOGINS_PER_CLIENT: 3, SUBMISSIONS_PER_PROXY: 5, LOGINS_PER_PROXY: 50 });
  const store = rateLimitsInMemory();
  vi.spyOn(rateLimitStore, 'takeFromLimit').mockImplementation(take ?? store.take);
  return { ...(await limitingApi()), names: store.keys };
}

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort((one, another) => one - another);

test('a visitor who sends too much is told to wait, and for how long', async () => {
  const { contact, wait } = await limitedApi();
  await contact('203.0.113.1');
  await contact('203.0.113.1');
  expect(await contact('203.0.113.1')).toEqual({
    status: 429,
    retryAfter: '30',
    body: { status: 'error', message: messages.tooManyRequests },
  });
  wait(28.5);
  expect(await contact('203.0.113.1')).toMatchObject({ status: 429, retryAfter: '2' });
  wait(1.5);
  expect(await contact('203.0.113.1')).toMatchObject({ status: 201, retryAfter: null });
});

test('enquiries and applications count together, log-ins apart', async () => {
  const { contact, apply, logIn } = await limitedApi();
  expect(await statuses([contact('203.0.113.1'), apply('203.0.113.1')])).toEqual([201, 201]);
  expect((await apply('203.0.113.1')).status).toBe(429);
  expect((await logIn('203.0.113.1')).status).toBe(200);
});

testRows([
  ['invalid fields', {}, 400],
  ['broken JSON', '{"', 400],
])('invalid fields and broken JSON count like a valid form', async (_what, body, status) => {
  const { contact } = await limitedApi();
  expect([(await contact('203.0.113.1', body)).status, (await contact('203.0.113.1', body)).status]).toEqual([
    status,
    status,
  ]);
  expect((await contact('203.0.113.1')).status).toBe(429);
});

test('a visitor who comes through several front ends of Hosting has one limit', async () => {
  const { post } = await limitedApi();
  const through = (frontEnd: string) => post('/api/contact', contactInput, `203.0.113.1, ${frontEnd}`);
  const answers = [hosting, '66.102.8.70', '66.249.93.1'].map(through);
  expect(await statuses(answers)).toEqual([201, 201, 429]);
});

test('a visitor over their own limit does not use up the limit of the others behind the same proxy', async () => {
  const { post } = await limitedApi();
  const contact = (from: string) => post('/api/contact', contactInput, `${from}, ${around}`);
  for (let index = 0; index < 20; index += 1) await contact('203.0.113.1');
  expect(await statuses([contact('203.0.113.2'), contact('203.0.113.2'), contact('203.0.113.3')])).toEqual([
    201, 201, 201,
  ]);
});

test('visitors behind the same front end of Google share no limit', async () => {
  const { contact } = await limitedApi();
  const visitors = Array.from({ length: 50 }, (_, index) => contact(`203.0.113.${index}`));
  expect(await statuses(visitors)).toEqual(Array(50).fill(201));
});

test('one address can try a limited number of accounts', async () => {
  const { logIn } = await limitedApi();
  const tries = Array.from({ length: 4 }, (_, index) =>
    logIn('203.0.113.1', { ...ada, email: `a${index}@example.org` }),
  );
  expect(await statuses(tries)).toEqual([200, 200, 200, 429]);
});

test('a request without a limit, or to an unknown address, is not counted', async () => {
  const { names, post } = await limitedApi();
  await post('/api/jobs', '{}', `203.0.113.1, ${hosting}`);
  await post('/api/nothing', '{}', `203.0.113.1, ${hosting}`);
  expect(names()).toEqual([]);
});

test('a key shows no address, and two kinds of limit never share a key', async () => {
  const { names, contact, logIn, post } = await limitedApi();
  await contact('203.0.113.1');
  await contact('2001:db8:1:1::1');
  await logIn('203.0.113.1');
  await post('/api/contact', contactInput, `203.0.113.1, ${around}`);
  expect(new Set(names()).size).toBe(6);
  for (const name of names()) expect(name).toMatch(/^[\w-]{43}$/);
});

test('the name of a rate limit has its kind, the visitor, and a proxy that does not belong to Google', async () => {
  const { names, contact, post } = await limitedApi();
  await contact('2001:db8:1:1::1');
  await post('/api/auth/login', ada, `203.0.113.1, ${around}`);
  // The parts of an IPv6 address are in decimal.
  const expected = [
    ['submission', 'client', 'google', '8193:3512:1:1/64'],
    ['submission', 'network', 'google', '8193:3512:1/48'],
    ['login', 'client', around, '203.0.113.1'],
    ['login', 'proxy', around],
  ].map((counter) => keyedHash(key, 'rate-limit', ...counter));
  expect(names()).toEqual(expected);
});

testRows<[string, () => Promise<never>, object]>([
  [
    'fails',
    () => Promise.reject(Object.assign(new Error('No connection for 203.0.113.1'), { code: 14 })),
    { error: 'Error', code: 14 },
  ],
  ['does not answer', () => new Promise(() => {}), { error: 'TimeoutError' }],
])(
  'when the store fails or is silent no caller gets through, and the log names no one',
  async (_what, take, reason) => {
    vi.mocked(logger.error).mockClear();
    vi.spyOn(timeout, 'withTimeout').mockImplementation((work, milliseconds, error) =>
      withTimeout(work, milliseconds / 100, error),
    );
    const { contact, logIn } = await limitedApi(take);
    const refusal = { status: 503, retryAfter: '10', body: { status: 'error', message: messages.unexpected } };
    expect(await contact('203.0.113.1')).toEqual(refusal);
    expect(await logIn('203.0.113.1')).toEqual(refusal);
    const outlines = vi.mocked(logger.error).mock.calls.map(([_line, outline]: unknown[]) => outline);
    expect(outlines).toMatchObject([reason, reason]);
    expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toMatch(/203\.0|ada/i);
  },
);

test('no one can match a counter to a visitor without the key of this installation', async () => {
  const namesUnder = async (secret: string) => {
    vi.stubEnv('HASH_SECRET', secret);
    const { logIn, names } = await limitedApi();
    await logIn('203.0.113.1');
    return names();
  };
  const known = new Set(await namesUnder(key));
  expect(known.size).toBe(1);
  const theirs = await namesUnder('the key of another project, as long as ours');
  expect(theirs.filter((name) => known.has(name))).toEqual([]);
});

const office = '203.0.113.1';

/** The API with its real limits, which answers with statuses. */
async function realApi() {
  setLimits(600, {
    SUBMISSIONS_PER_CLIENT: 20,
    LOGINS_PER_CLIENT: 10,
    SUBMISSIONS_PER_PROXY: 200,
    LOGINS_PER_PROXY: 200,
  });
  vi.spyOn(firebase, 'db').mockReturnValue(firestoreInMemory(() => new Date()).database);
  const api = await limitingApi();
  return {
    wait: api.wait,
    /** Tells whether a form that Hosting passes on is within the limits: without HTTP, which is too slow for a flood. */
    isCounted: async (from: string) => {
      const headers = { 'x-forwarded-for': `${from}, ${hosting}` };
      const request = { headers, socket: {} } as unknown as IncomingMessage;
      return requestLimits.countRequest('submission', request).then(
        () => true,
        () => false,
      );
    },
    contact: async (from: string) => (await api.contact(from)).status,
    logIn: async (from: string) => (await api.logIn(from)).status,
    /** Sends a request to the function's own address, with an invented visitor. */
    forge: async (path: string, visitor: string, from = around) =>
      (await api.post(path, {}, `${visitor}, ${from}`)).status,
  };
}

const hex = (number: number) => number.toString(16);

test('one person with all addresses of an IPv6 /48 does not use up the limit of strangers behind the same front end', async () => {
  const { contact, isCounted, wait } = await realApi();
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
  const { contact, forge, logIn } = await realApi();
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
])('a caller who bypasses Hosting with a new forged visitor each time reaches their own limit', async (_what, from) => {
  const { forge, contact } = await realApi();
  const visitors = Array.from({ length: 250 }, (_, index) => `192.0.2.${index}`);
  const statuses = await Promise.all(visitors.map((visitor, index) => forge('/api/contact', visitor, from(index))));
  expect(statuses.filter((status) => status === 400)).toHaveLength(200);
  expect(await contact(office)).toBe(201);
});

test('strangers who try an admin’s password do not keep the admin from signing in', async () => {
  const { logIn, forge } = await realApi();
  for (let index = 0; index < 220; index += 1) await logIn(`192.0.2.${index % 20}`);
  expect(await logIn('192.0.2.1')).toBe(429);
  for (let index = 0; index < 210; index += 1) await forge('/api/auth/login', office);
  expect(await logIn(office)).toBe(200);
});
