import { apiRoutes } from '@ohmbridge/contract/api';
import { limits } from '@ohmbridge/contract/shared/limits';
import { messages } from '@ohmbridge/contract/shared/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';
import { expectNothingStored } from '../support/stored-things.ts';

const routes = Object.values(apiRoutes);
const routesWithBody = routes.filter((route) => route.body !== undefined);
const broken = ['{', '{"title": }', '{"a":1}{', 'title=x', '\u0000', '{"__proto__":', '{"a":"\ud800'];
const noObjects = ['null', 'true', '12', '"text"', '[]', '[{}]'];
const mediaTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'image/png',
];
let token: string;

beforeAll(async () => {
  token = await logInAsAdmin();
});

expectNothingStored();

describe('an address that is none', () => {
  it.each(['/api/', '/api/job', '/api/jobs/one/two', '/api/auth', '/api/contact/1'])(
    'is not found: %s',
    async (path) => {
      const { status, body } = await callApi('GET', path);
      expect({ status, body }).toEqual({ status: 404, body: { status: 'error', message: messages.notFound } });
    },
  );
});

describe('a method that an address does not know', () => {
  const paths = [...new Set(routes.map((route) => route.path))];
  const cases = paths.flatMap((path) => {
    const known = routes.filter((route) => route.path === path).map((route) => route.method);
    const unknown = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (method) => !known.some((other) => other === method),
    );
    return unknown.map((method) => ({ method, path, known }));
  });

  it.each(cases)('is refused: $method $path', async ({ method, path, known }) => {
    const { status, headers, body } = await callApi(method, path.replace(':id', 'some-job'), { token });
    expect({ status, message: body.message }).toEqual({ status: 405, message: expect.any(String) });
    expect(headers.get('allow')?.split(', ').sort()).toEqual([...known].sort());
  });
});

describe.each(routesWithBody)('$method $path', (route) => {
  const { maxBodyBytes = limits.jsonBodyBytes, mediaType = 'application/json' } = route;
  const send = (body: string | Uint8Array<ArrayBuffer>, type = mediaType) =>
    callApi(route.method, route.path.replace(':id', 'some-job'), { token, raw: { body, contentType: type } });
  // One reader has the bodies of all routes: every form of a bad one is sent to the first of each media type.
  const isFirst = route === routesWithBody.find((other) => other.mediaType === route.mediaType);
  const [brokenTexts, otherThanObjects, otherTypes] = isFirst
    ? [broken, noObjects, mediaTypes]
    : [broken.slice(0, 1), noObjects.slice(0, 1), mediaTypes.slice(0, 1)];

  it.each(brokenTexts)('does not take %j for JSON', async (text) => {
    const { status, body } = await send(text);
    expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message: messages.invalidJson } });
  });

  it.each(otherThanObjects)('takes nothing but an object: %s', async (text) => {
    const { status, body } = await send(text);
    expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message: messages.invalidJson } });
  });

  it.each(isFirst ? [100_000] : [])('is not upset by JSON %d levels deep, or as deep as it may be', async (deep) => {
    const levels = Math.min(deep, maxBodyBytes / 2 - 20);
    const { status, body } = await send(`{"title":${'['.repeat(levels)}${']'.repeat(levels)}}`);
    expect(status).toBe(400);
    expect(body.message).toEqual(expect.any(String));
  });

  it('refuses JSON that is too large', async () => {
    const { status, body } = await send(JSON.stringify({ title: 'x'.repeat(maxBodyBytes) }));
    expect({ status, body }).toEqual({ status: 413, body: { status: 'error', message: messages.bodyTooLarge } });
  });

  it.each(otherTypes)('does not read %s', async (type) => {
    const { status, body } = await send('{}', type);
    expect({ status, body }).toEqual({ status: 415, body: { status: 'error', message: messages.unsupportedBody } });
  });

  it('takes no body for one without fields', async () => {
    const { status, body } = await callApi(route.method, route.path.replace(':id', 'some-job'), { token });
    // An unknown job is noticed only after the fields.
    expect({ status, message: body.message }).toEqual({ status: 400, message: messages.invalidFields });
  });
});
