import { request as httpRequest } from 'node:http';
import express, { type RequestHandler } from 'express';
import { expect, test, vi } from 'vitest';
import { messages } from '../contract/messages.ts';
import { plainChecks, plainHandlers } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { contactInput } from '../test-support/submissions.ts';
import { createApp } from './app.ts';
import { keepBodiesForTheApi } from './own-body.ts';

/** As the functions runtime does: parses what it understands, and hands on the bytes of every body that it reads. */
const runtime = () => {
  const verify = (request: object, _response: unknown, rawBody: Buffer) => void Object.assign(request, { rawBody });
  return express().use(
    express.json({ verify, limit: '32mb' }),
    express.text({ verify }),
    express.raw({ type: '*/*', verify }),
  );
};
const api = () => createApp(plainHandlers, plainChecks);

const post = (body: string, headers = { 'Content-Type': 'application/json' }): RequestInit => ({
  method: 'POST',
  body,
  headers,
});
const contact = JSON.stringify(contactInput);

test('a body that the runtime has read already is taken from there', async () => {
  const submitContact = vi.fn(plainHandlers.submitContact);
  const readBefore: RequestHandler = (request, _response, next) => {
    if (request.headers['content-type']) expect(request).toHaveProperty('rawBody');
    next();
  };
  const app = runtime().use(readBefore, createApp({ ...plainHandlers, submitContact }, plainChecks));
  // Not below /api, as the tests of this process may keep the runtime from reading what is.
  const origin = await serve((request, response) =>
    app(Object.assign(request, { url: `/api${request.url}` }), response),
  );
  expect((await fetch(`${origin}/contact`, post(contact))).status).toBe(201);
  expect(submitContact.mock.lastCall?.[0].body).toEqual({ ...contactInput, phone: '0123456789' });
  expect((await fetch(`${origin}/contact`, { method: 'POST' })).status).toBe(400);
  const large = await fetch(`${origin}/contact`, post(JSON.stringify({ message: 'x'.repeat(600_000) })));
  expect([large.status, await large.json()]).toMatchObject([413, { message: messages.bodyTooLarge }]);
});

test('the runtime leaves bodies to the API, which says in JSON what is wrong with them', async () => {
  keepBodiesForTheApi();
  const origin = await serve(runtime().use(api()));
  expect((await fetch(`${origin}/api/contact`, post(contact))).status).toBe(201);
  const broken = await fetch(`${origin}/api/contact`, post('{"a":'));
  expect([broken.status, await broken.json()]).toEqual([400, { status: 'error', message: messages.invalidJson }]);
});

test('the bodies of other functions are left to the runtime', async () => {
  keepBodiesForTheApi();
  const app = runtime().post('/task', (request, response) => void response.json(request.body));
  const response = await fetch(`${await serve(app)}/task`, post('{"data":{"mail":"abc"}}'));
  expect(await response.json()).toEqual({ data: { mail: 'abc' } });
});

test('a body in pieces, of a length that nobody has said before, is read', async () => {
  const origin = await serve(api());
  const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${origin}/api/contact`, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode);
    });
    request.on('error', reject);
    for (const piece of [contact.slice(0, 20), contact.slice(20)]) request.write(piece);
    request.end();
  });
  expect(status).toBe(201);
});

test.each([
  ['', 201],
  ['; charset=utf-8', 201],
  ['; charset="UTF-8"', 201],
  ['; charset=utf8', 201],
  ['; charset=utf-16', 415],
  ['; charset=latin-1', 415],
])('JSON is UTF-8, as it has to be: %s', async (charset, status) => {
  const headers = { 'Content-Type': `application/json${charset}` };
  expect((await fetch(`${await serve(api())}/api/contact`, post(contact, headers))).status).toBe(status);
});

test.each(['gzip', 'br', 'snappy'])('no body is unpacked: %s', async (encoding) => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
  const response = await fetch(`${await serve(api())}/api/contact`, post(contact, headers));
  expect([response.status, await response.json()]).toMatchObject([415, { message: messages.unsupportedBody }]);
});

test.each(['', 'json', 'application', ';'])('%j is no content type', async (type) => {
  const response = await fetch(`${await serve(api())}/api/contact`, post(contact, { 'Content-Type': type }));
  expect([response.status, await response.json()]).toMatchObject([415, { message: messages.unsupportedBody }]);
});
