import { request as httpRequest } from 'node:http';
import { apiRoutes } from '@site/contract/api';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import type { ApiErrorBody, ApiRoute } from '@site/contract/shared/route';
import { branch } from '@site/contract/test-support/offices';
import { closedRoutes, pathOf } from '@site/contract/test-support/route-requests';
import { contactInput, homePhone } from '@site/contract/test-support/submissions';
import { testRows } from '@site/contract/test-support/test-rows';
import express, { type ErrorRequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../shared/http-error.ts';
import { plainChecks, plainHandlers } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { answerError, createApp } from './app.ts';
import type { ApiHandlers } from './handler.ts';

/** Making an app takes longer than most tests. */
const plainApp = createApp(plainHandlers, plainChecks);
const serveApi = (handlers?: Partial<ApiHandlers>) =>
  serve(handlers ? createApp({ ...plainHandlers, ...handlers }, plainChecks) : plainApp);

type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const post = (body: string, type?: string): Sent => ({
  method: 'POST',
  body,
  headers: type ? { 'Content-Type': type } : {},
});
const json = (body: unknown) => post(JSON.stringify(body), 'application/json');
const as = (token: string, init: Sent = {}): Sent => ({
  ...init,
  headers: { ...init.headers, Authorization: `Bearer ${token}` },
});

async function answerOf(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return { status: response.status, headers: response.headers, body: (await response.json()) as ApiErrorBody };
}

const routes = Object.entries<ApiRoute>(apiRoutes).map(([name, route]) => ({ name, ...route, path: pathOf(route) }));

testRows(routes.filter(({ redirects }) => !redirects))(
  'every route is mounted, with the body and the status that it states',
  async ({ method, path, body, success }) => {
    const { status, body: answer } = await answerOf((await serveApi()) + path, as('admin-token', { method }));
    // Without a body, the fields are missing.
    expect([status, answer.message]).toEqual(body ? [400, messages.invalidFields] : [success, undefined]);
  },
);

test('a route that redirects leads to the address from its handler, and no cache may keep that', async () => {
  const origin = await serveApi();
  const { status, headers } = await fetch(origin + apiRoutes.openJobAlert.path, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, '/elsewhere', 'no-store']);
});

testRows(closedRoutes)(
  'every route that is not for everyone asks for a sign-in before it reads the body',
  async ({ route, path, body }) => {
    const origin = await serveApi();
    const sent = body ? post('{"broken', 'application/json') : {};
    const { status, body: answer } = await answerOf(origin + path, { ...sent, method: route.method });
    expect([status, answer]).toEqual([401, { status: 'error', message: messages.signInRequired }]);
  },
);

testRows(closedRoutes)(
  'every route that is not for everyone takes a valid body from an admin',
  async ({ route, path, body }) => {
    const sent = as('admin-token', body ? json(body) : {});
    const { status, body: answer } = await answerOf((await serveApi()) + path, { ...sent, method: route.method });
    expect([status, answer.errors]).toEqual([route.success, undefined]);
  },
);

testRows(closedRoutes.filter(({ route }) => route.access !== 'signed-in'))(
  'every route of the admin area is closed to a visitor, and to an admin without its role',
  async ({ route, path, body }) => {
    const origin = await serveApi();
    const send = async (token: string) => {
      const answer = await answerOf(origin + path, { ...as(token, body ? json(body) : {}), method: route.method });
      return [answer.status, answer.body.message];
    };
    expect(await send('visitor-token')).toEqual([403, messages.notAnAdmin]);
    const withoutRole = [403, messages.notYourRole];
    expect(await send('roleless-token')).toEqual(route.access === 'admin' ? [route.success, undefined] : withoutRole);
  },
);

test('an expired token does not keep a visitor from sending the contact form', async () => {
  const origin = await serveApi();
  expect((await answerOf(`${origin}/api/contact`, as('expired', json(contactInput)))).status).toBe(201);
});

test('a handler gets the body as the schema has parsed it', async () => {
  const submitContact = vi.fn(plainHandlers.submitContact);
  const origin = await serveApi({ submitContact });
  await fetch(`${origin}/api/contact`, json({ ...contactInput, firstName: ' Ada ', admin: true }));
  expect(submitContact.mock.lastCall?.[0].body).toEqual({ ...contactInput, ...homePhone });
});

test('a handler gets the query, without its empty parameters', async () => {
  const listJobs = vi.fn(plainHandlers.listJobs);
  const origin = await serveApi({ listJobs });
  await fetch(`${origin}/api/jobs?country=&active=true`);
  expect(listJobs.mock.lastCall?.[0].query).toEqual({ active: true });
});

testRows([
  ['country=Mars', 'country', messages.unknownOption('Country')],
  [`country=${branch.country}&country=${branch.country}`, 'country', messages.unknownOption('Country')],
  ['active=maybe', 'active', messages.mustBeBoolean('active')],
])('a query with wrong values is refused', async (query, field, message) => {
  const { status, body } = await answerOf(`${await serveApi()}/api/jobs?${query}`);
  expect([status, body.message, body.errors]).toEqual([400, messages.invalidFields, { [field]: message }]);
});

testRows<[string, string | undefined, string | undefined, number, string]>([
  ['nothing', undefined, undefined, 400, messages.invalidFields],
  ['a JSON array', '[]', 'application/json', 400, messages.invalidJson],
  ['a JSON text', '"hello"', 'application/json', 400, messages.invalidJson],
  ['a URL-encoded form', 'a=b', 'application/x-www-form-urlencoded', 415, messages.unsupportedBody],
  ['an unknown charset', '{}', 'application/json; charset=latin-7', 415, messages.unsupportedBody],
  ['a multipart form where none is taken', '--x--', 'multipart/form-data; boundary=x', 415, messages.unsupportedBody],
])('a body of the wrong kind is refused', async (_what, body, type, status, message) => {
  const answer = await answerOf(
    `${await serveApi()}/api/contact`,
    body === undefined ? { method: 'POST' } : post(body, type),
  );
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

testRows(['x'.repeat(15), 'x'.repeat(65), `${'x'.repeat(15)} `, `${'x'.repeat(16)}/`])(
  'an invalid idempotency key is refused',
  async (key) => {
    const sent = json(contactInput);
    const headers = { ...sent.headers, 'Idempotency-Key': key };
    const { status, body } = await answerOf(`${await serveApi()}/api/contact`, { ...sent, headers });
    expect([status, body.message]).toEqual([400, messages.invalidIdempotencyKey]);
  },
);

testRows(routes.filter(({ body }) => body !== undefined))(
  'every route with a body refuses one that is not a JSON object, is too large or has another media type',
  async ({ method, path, mediaType = 'application/json', maxBodyBytes = limits.jsonBodyBytes }) => {
    const url = (await serveApi()) + path;
    const answerTo = async (body: string, type = mediaType) => {
      const { status, body: answer } = await answerOf(url, as('admin-token', { ...post(body, type), method }));
      return [status, answer.message];
    };
    for (const body of ['{', 'null']) expect(await answerTo(body)).toEqual([400, messages.invalidJson]);
    const tooLarge = JSON.stringify({ title: 'x'.repeat(maxBodyBytes) });
    expect(await answerTo(tooLarge)).toEqual([413, messages.bodyTooLarge]);
    expect(await answerTo('{}', 'text/plain')).toEqual([415, messages.unsupportedBody]);
  },
);

test('a body without a content type is refused', async () => {
  const origin = await serveApi();
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${origin}/api/contact`, { method: 'POST' }, ({ statusCode }) => resolve(statusCode));
    request.on('error', reject).end('{}');
  });
  expect(status).toBe(415);
});

test('half a surrogate pair, which cannot be stored, is replaced', async () => {
  const submitContact = vi.fn(plainHandlers.submitContact);
  const origin = await serveApi({ submitContact });
  await fetch(`${origin}/api/contact`, json({ ...contactInput, message: 'a\ud800b' }));
  expect(submitContact.mock.lastCall?.[0].body.message).toBe('a\ufffdb');
});

testRows(['/api', '/api/nothing', '/', '/api/jobs/a/b', '/api/jobs/%E0%A4%A'])(
  'every other address does not exist',
  async (path) => {
    // The address is set after its arrival, because other tests of this process escape broken addresses on arrival.
    const origin = await serve((request, response) => plainApp(Object.assign(request, { url: path }), response));
    const { status, body } = await answerOf(origin);
    expect([status, body]).toEqual([404, { status: 'error', message: messages.notFound }]);
  },
);

testRows([...new Set(routes.map(({ path }) => path))])(
  'every address refuses the methods that it does not know, and names the others',
  async (path) => {
    const url = (await serveApi()) + path;
    const known: string[] = routes.filter((route) => route.path === path).map(({ method }) => method);
    const message = 'This address does not answer to that method.';
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((one) => !known.includes(one))) {
      const { status, headers, body } = await answerOf(url, as('admin-token', { method }));
      expect([status, body], method).toEqual([405, { status: 'error', message }]);
      expect(headers.get('allow')?.split(', ').toSorted()).toEqual(known.toSorted());
    }
  },
);

test('an error answers with its status, sentence and fields', async () => {
  const readJob = () => Promise.reject(new HttpError(409, 'Taken', { errors: { pdfPath: 'Taken' } }));
  const { status, body } = await answerOf(`${await serveApi({ readJob })}/api/jobs/abc`);
  expect([status, body]).toEqual([409, { status: 'error', message: 'Taken', errors: { pdfPath: 'Taken' } }]);
  expect(logger.error).not.toHaveBeenCalled();
});

test('an error contains the data that its handler gives, even if that is null', async () => {
  const answerWith = async (data: unknown) => {
    const readJob = () => Promise.reject(new HttpError(409, 'Taken', { data }));
    return (await answerOf(`${await serveApi({ readJob })}/api/jobs/abc`)).body;
  };
  expect(await answerWith({ id: 'abc' })).toEqual({ status: 'error', message: 'Taken', data: { id: 'abc' } });
  expect(await answerWith(null)).toEqual({ status: 'error', message: 'Taken', data: null });
});

test('an unexpected error is answered without details, and logged without its message', async () => {
  const readJob = () => Promise.reject(new TypeError('Cannot store "Ada Okafor"'));
  const { status, body } = await answerOf(`${await serveApi({ readJob })}/api/jobs/abc`);
  expect([status, body]).toEqual([500, { status: 'error', message: messages.unexpected }]);
  const logged = JSON.stringify(vi.mocked(logger.error).mock.calls);
  expect(logged).toContain('TypeError');
  expect(logged).not.toContain('Ada');
});

testRows(routes.filter(({ cached }) => !cached))(
  'no answer of any other route may be cached',
  async ({ method, path }) => {
    const { headers } = await answerOf((await serveApi()) + path, { method });
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

testRows(routes.filter(({ cached }) => cached))(
  'the edge keeps the public answer of a route for a minute, and no other answer',
  async ({ method, path, access }) => {
    expect([method, access]).toEqual(['GET', 'anyone']);
    const url = (await serveApi()) + path;
    const { status, headers } = await answerOf(url);
    expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([
      200,
      'public, max-age=0, s-maxage=60',
      'Authorization',
    ]);
    for (const authorization of ['Bearer admin-token', 'Bearer visitor-token', 'Bearer', 'nothing', '']) {
      const known = await answerOf(url, { headers: { Authorization: authorization } });
      expect([known.headers.get('cache-control'), known.headers.get('vary')]).toEqual(['no-store', 'Authorization']);
    }
  },
);

test('an error of a cached route is not cached', async () => {
  const failing = () => Promise.reject(new HttpError(404, messages.jobNotFound));
  const origin = await serveApi({ readJob: failing, listJobs: () => Promise.reject(new Error('Lost')) });
  for (const path of ['/api/jobs/abc', '/api/jobs', '/api/jobs?country=Mars']) {
    const { status, headers } = await answerOf(origin + path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('no browser may guess the type of an answer, and no answer names the server software', async () => {
  const { headers } = await answerOf(`${await serveApi()}/api/jobs`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.has('x-powered-by')).toBe(false);
});

test('an answer that has begun is broken off with the same error', async () => {
  const failure = new HttpError(409, 'Taken');
  const breakOff = vi.fn<ErrorRequestHandler>((_error, _request, response, _next) => void response.destroy());
  const app = express().get('/', (_request, response) => {
    response.write('{"jobs":[');
    throw failure;
  });
  const origin = await serve(app.use(answerError).use(breakOff));
  await expect(fetch(origin).then((response) => response.text())).rejects.toThrow();
  expect(breakOff.mock.lastCall?.[0]).toBe(failure);
});

test('a caller whose transaction lost to others can try again', async () => {
  const app = express().get('/', () => {
    throw Object.assign(new Error('Too much contention on these documents.'), { code: 10 });
  });
  const response = await fetch(await serve(app.use(answerError)));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
});
