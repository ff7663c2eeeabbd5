import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { contactInput, homePhone } from '@site/contract/test-support/submissions';
import { testRows } from '@site/contract/test-support/test-rows';
import express, { type RequestHandler } from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plainChecks, plainHandlers } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { createApp } from './app.ts';
import { keepBodiesForTheApi } from './function-requests.ts';
import { readBody } from './request-body.ts';

/** Parses bodies like the functions runtime, and passes on the bytes of every body that it reads. */
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
  // The address is not below /api: other tests of this process keep the runtime from reading bodies there.
  const origin = await serve((request, response) =>
    app(Object.assign(request, { url: `/api${request.url}` }), response),
  );
  expect((await fetch(`${origin}/contact`, post(contact))).status).toBe(201);
  expect(submitContact.mock.lastCall?.[0].body).toEqual({ ...contactInput, ...homePhone });
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

/** Sends a body without a stated length. */
const sendPieces = (url: string, ...pieces: string[]) =>
  new Promise<unknown>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const request = httpRequest(url, { method: 'POST', headers }, (answer) => {
      json(answer).then((body) => resolve([answer.statusCode, body]), reject);
    });
    request.on('error', reject);
    for (const piece of pieces) request.write(piece);
    request.end();
  });

test('a body in pieces is read', async () => {
  const origin = await serve(api());
  const answer = await sendPieces(`${origin}/api/contact`, contact.slice(0, 20), contact.slice(20));
  expect(answer).toMatchObject([201, { status: 'success' }]);
});

test('an empty body from the runtime counts as one without fields', async () => {
  const app = runtime().use((request, response, next) => {
    expect(request).toHaveProperty('rawBody', Buffer.alloc(0));
    readBody(request, 5000).then((body) => void response.json(body), next);
  });
  expect(await sendPieces(await serve(app))).toEqual([200, { fields: {} }]);
});

testRows<Record<string, string>>([{}, { 'X-Note': 'Transfer-Encoding' }, { 'X-Note': '5' }])(
  'without a body the fields are missing, even if a header looks like that of a body',
  async (headers) => {
    const response = await fetch(`${await serve(api())}/api/contact`, { method: 'POST', headers });
    const errors = { firstName: messages.required('First Name'), email: messages.required('Email') };
    expect([response.status, await response.json()]).toMatchObject([400, { message: messages.invalidFields, errors }]);
  },
);

test('a body of exactly the largest size is read, and one byte more is refused', async () => {
  const url = `${await serve(api())}/api/contact`;
  expect((await fetch(url, post(contact.padStart(limits.jsonBodyBytes)))).status).toBe(201);
  expect((await fetch(url, post(contact.padStart(limits.jsonBodyBytes + 1)))).status).toBe(413);
});

test('the first part of a body does not count as the whole if the caller hangs up', async () => {
  const reading = Promise.withResolvers<unknown>();
  const { hostname, port } = new URL(await serve((request) => reading.resolve(readBody(request, 5000))));
  const socket = connect(Number(port), hostname);
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
  socket.write(head + contact, () => setTimeout(() => socket.destroy(), 50));
  await expect(reading.promise).rejects.toMatchObject({ status: 400, message: messages.invalidMultipart });
});

testRows([
  ['', 201],
  ['; charset=utf-8', 201],
  ['; charset="UTF-8"', 201],
  ['; charset=utf8', 201],
  ['; charset=utf-16', 415],
  ['; charset=latin-1', 415],
])('JSON must be UTF-8', async (charset, status) => {
  const headers = { 'Content-Type': `application/json${charset}` };
  expect((await fetch(`${await serve(api())}/api/contact`, post(contact, headers))).status).toBe(status);
});

testRows(['gzip', 'br', 'snappy'])('no body is unpacked', async (encoding) => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
  const response = await fetch(`${await serve(api())}/api/contact`, post(contact, headers));
  expect([response.status, await response.json()]).toMatchObject([415, { message: messages.unsupportedBody }]);
});

testRows(['', 'json', 'application', ';'])('a wrong content type is refused', async (type) => {
  const response = await fetch(`${await serve(api())}/api/contact`, post(contact, { 'Content-Type': type }));
  expect([response.status, await response.json()]).toMatchObject([415, { message: messages.unsupportedBody }]);
});

const jsonBodyMilliseconds = 600;
const timeouts = { requestMilliseconds: 20_000, jsonBodyMilliseconds, handlerMilliseconds: 10_000 };

const serveApi = (changes = {}) => serve(createApp(plainHandlers, plainChecks, { ...timeouts, ...changes }));

/** Sends a body byte by byte, and gives the answer once the server has hung up. */
function sendSlowly(origin: string, head: string, body: string, everyMilliseconds: number): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  let sent = 0;
  socket.write(`${head}\r\n\r\n`);
  const timer = setInterval(() => socket.writable && socket.write(body[sent++] ?? ' '), everyMilliseconds);
  onTestFinished(() => {
    clearInterval(timer);
    socket.destroy();
  });
  return new Promise((resolve) => {
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    // The rest of the body comes after the server has hung up.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

const postOf = (...headers: string[]) => ['POST /api/contact HTTP/1.1', 'Host: x', ...headers].join('\r\n');
const jsonType = 'Content-Type: application/json';

testRows([
  ['of a length that it says', postOf(jsonType, 'Content-Length: 5000')],
  ['in pieces', postOf(jsonType, 'Transfer-Encoding: chunked')],
])('a JSON body that comes a byte at a time is refused in JSON, and the connection closes', async (_what, head) => {
  const began = performance.now();
  const answer = await sendSlowly(
    await serveApi(),
    head,
    head.includes('chunked') ? '1\r\n{\r\n'.repeat(5000) : contact,
    20,
  );
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  expect(headers).toContain('HTTP/1.1 408 Request Timeout');
  expect(headers.toLowerCase()).toContain('connection: close');
  expect(headers).toContain('Content-Type: application/json; charset=utf-8');
  expect(JSON.parse(body)).toEqual({ status: 'error', message: messages.bodyTooSlow });
  expect(performance.now() - began).toBeGreaterThan(jsonBodyMilliseconds - 20);
  expect(performance.now() - began).toBeLessThan(timeouts.requestMilliseconds);
});

test('fifty slow bodies at once delay no other caller, and all end soon', async () => {
  const origin = await serveApi();
  const head = postOf(jsonType, 'Content-Length: 5000');
  const slow = Array.from({ length: 50 }, () => sendSlowly(origin, head, contact, 50));
  const began = performance.now();
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(`${origin}/api/contact`, { method: 'POST', headers, body: contact })).status).toBe(201);
  const waited = performance.now() - began;
  const answers = await Promise.all(slow);
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408'))).toHaveLength(50);
  expect(waited).toBeLessThan(performance.now() - began);
});

test('a body that comes slowly, but in time, is read', async () => {
  const head = postOf(jsonType, `Content-Length: ${contact.length}`, 'Connection: close');
  // The time is enough for a slow machine.
  const answer = await sendSlowly(await serveApi({ jsonBodyMilliseconds: 15_000 }), head, contact, 1);
  expect(answer).toContain('HTTP/1.1 201 Created');
});
