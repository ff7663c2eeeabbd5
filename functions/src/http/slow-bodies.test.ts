import { connect } from 'node:net';
import { messages } from '@ohmbridge/contract/shared/messages';
import { contactInput } from '@ohmbridge/contract/test-support/submissions';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, onTestFinished, test } from 'vitest';
import { plainChecks, plainHandlers } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { createApp } from './app.ts';

const jsonBodyMilliseconds = 600;
const timeouts = { requestMilliseconds: 20_000, jsonBodyMilliseconds, handlerMilliseconds: 10_000 };
const contact = JSON.stringify(contactInput);

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
const json = 'Content-Type: application/json';

testRows([
  ['of a length that it says', postOf(json, 'Content-Length: 5000')],
  ['in pieces', postOf(json, 'Transfer-Encoding: chunked')],
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
  const head = postOf(json, 'Content-Length: 5000');
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
  const head = postOf(json, `Content-Length: ${contact.length}`, 'Connection: close');
  // The time is enough for a slow machine.
  const answer = await sendSlowly(await serveApi({ jsonBodyMilliseconds: 15_000 }), head, contact, 1);
  expect(answer).toContain('HTTP/1.1 201 Created');
});
