import express from 'express';
import { expect, test } from 'vitest';
import { messages } from '../contract/messages.ts';
import { noChecks, plainHandlers, verifyToken } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { contactInput } from '../test-support/submissions.ts';
import { createApp } from './app.ts';
import { keepBodiesForTheApi } from './own-body.ts';

keepBodiesForTheApi();

/** The API behind the parsers that the functions runtime puts in front of it. */
const serveBehindRuntime = () => {
  const runtime = express()
    .use(express.json(), express.text(), express.urlencoded({ extended: true }), express.raw({ type: '*/*' }))
    .post('/task', (request, response) => response.json(request.body))
    .use(createApp(plainHandlers, verifyToken, noChecks));
  return serve(runtime);
};
const post = (body: string): RequestInit => ({ method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

test('the API reads its bodies itself, behind the parsers of the functions runtime', async () => {
  const origin = await serveBehindRuntime();
  const sent = await fetch(`${origin}/api/contact`, post(JSON.stringify(contactInput)));
  expect(sent.status).toBe(201);
  const broken = await fetch(`${origin}/api/contact`, post('{"a":'));
  expect(await broken.json()).toEqual({ status: 'error', message: messages.invalidJson });
});

test('the bodies of other functions are left to the runtime', async () => {
  const response = await fetch(`${await serveBehindRuntime()}/task`, post('{"data":{"mail":"abc"}}'));
  expect(await response.json()).toEqual({ data: { mail: 'abc' } });
});
