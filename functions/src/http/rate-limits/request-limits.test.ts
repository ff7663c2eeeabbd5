import { messages } from '@ohmbridge/contract/shared/messages';
import { applicationInput, contactInput } from '@ohmbridge/contract/test-support/submissions';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { keyedHash } from '../../shared/keyed-hash.ts';
import type { RateLimitStore } from '../../shared/rate-limit-store.ts';
import { plainChecks, plainHandlers } from '../../test-support/handlers.ts';
import { rateLimitsInMemory } from '../../test-support/rate-limits.ts';
import { serve } from '../../test-support/serve.ts';
import { createApp } from '../app.ts';
import { createRequestLimits } from './request-limits.ts';

const hosting = '66.102.8.69';
/** A caller at the function's own address. */
const around = '198.51.100.66';
const key = 'a key for the tests';
const ada = { email: 'ada.okafor@example.org', password: 'x' };
const limit = (requests: number) => ({ requests, windowSeconds: 60 });
const settings = {
  trustedProxies: 2,
  perClient: { submission: limit(2), applicant: limit(2), login: limit(3), proof: limit(9) },
  perProxy: { submission: limit(5), applicant: limit(5), login: limit(50), proof: limit(50) },
};

/** The API behind Hosting, with few requests allowed. */
async function limitedApi(replaced?: Partial<RateLimitStore>, secret = () => key) {
  let time = Date.UTC(2026, 10, 21);
  const now = () => new Date(time);
  const store = { ...rateLimitsInMemory(now), ...replaced };
  const limits = createRequestLimits({ store, settings: () => settings, secret, now, timeoutMilliseconds: 200 });
  const origin = await serve(createApp(plainHandlers, { ...plainChecks, ...limits }));
  const post = async (path: string, body: unknown, forwarded: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded };
    const response = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
  };
  return {
    names: store.keys,
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
    contact: (from: string, body: unknown = contactInput) => post('/api/contact', body, `${from}, ${hosting}`),
    apply: (from: string) => post('/api/applications', applicationInput, `${from}, ${hosting}`),
    logIn: (from: string, body: unknown = ada) => post('/api/auth/login', body, `${from}, ${hosting}`),
    post,
  };
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

test('one visitor does not use up the limit of another', async () => {
  const { contact } = await limitedApi();
  expect(await statuses(Array.from({ length: 4 }, () => contact('203.0.113.1')))).toEqual([201, 201, 429, 429]);
  expect((await contact('203.0.113.2')).status).toBe(201);
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
])('when the store fails or is silent nobody gets through, and the log names nobody', async (_what, take, reason) => {
  vi.mocked(logger.error).mockClear();
  const { contact, logIn } = await limitedApi({ take });
  const refusal = { status: 503, retryAfter: '10', body: { status: 'error', message: messages.unexpected } };
  expect(await contact('203.0.113.1')).toEqual(refusal);
  expect(await logIn('203.0.113.1')).toEqual(refusal);
  const outlines = vi.mocked(logger.error).mock.calls.map(([_line, outline]: unknown[]) => outline);
  expect(outlines).toMatchObject([reason, reason]);
  expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toMatch(/203\.0|ada/i);
});

test('nobody can match a counter to a visitor without the key of this installation', async () => {
  const [ours, theirs] = [await limitedApi(), await limitedApi({}, () => 'the key of another project')];
  for (const api of [ours, theirs]) await api.logIn('203.0.113.1');
  const known = new Set(ours.names());
  expect(known.size).toBe(1);
  expect(theirs.names().filter((name) => known.has(name))).toEqual([]);
});
