import express, { type ErrorRequestHandler } from 'express';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../shared/http-error.ts';
import { serve } from '../test-support/serve.ts';
import { answerError } from './app.ts';

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
