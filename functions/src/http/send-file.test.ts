import { expect, test } from 'vitest';
import { plainChecks, plainHandlers } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { createApp } from './app.ts';

const path = '/api/submissions/applications/one/files/two';
const headers = { authorization: 'Bearer admin-token' };

/** Serves one file, with a name that a stranger chose. */
const serving = (name: string, chunks: string[]) => {
  const bytes = async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  };
  const size = chunks.join('').length;
  const downloadSubmissionFile = async () => ({ name, mediaType: 'image/png', size, bytes });
  return serve(createApp({ ...plainHandlers, downloadSubmissionFile }, plainChecks));
};

test('a file is sent whole, as an attachment that no browser opens or guesses at', async () => {
  const response = await fetch((await serving('plan.png', ['one', 'two'])) + path, { headers });
  expect(await response.text()).toBe('onetwo');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '6',
    'content-disposition': 'attachment; filename=plan.png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('a name cannot get out of its header', async () => {
  const response = await fetch((await serving('a"; filename=evil.exe\r\nX: Ω.png', ['x'])) + path, { headers });
  const disposition = response.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="/);
  expect(disposition).toContain("filename*=UTF-8''a%22%3B%20filename%3Devil.exe%0D%0AX%3A%20%CE%A9.png");
  expect(response.headers.get('x')).toBeNull();
});
