import { apiRoutes } from '@site/contract/api';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import type { ApiRoute } from '@site/contract/shared/route';
import { pathOf } from '@site/contract/test-support/route-requests';
import { beforeAll, expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { forEachOf, oneByOne } from '../support/all-at-once.ts';
import { callApi } from '../support/api-client.ts';
import { expectNothingStored } from '../support/stored-things.ts';

// The tests of the app send bad bodies to every route (functions/src/http/app.test.ts). Here, one route for each media type
// gets all bad bodies, through Hosting and the functions runtime, which read requests before the app does.
const routes = Object.values<ApiRoute>(apiRoutes).map((route) => ({
  ...route,
  what: `${route.method} ${route.path}`,
  address: pathOf(route),
  mediaType: route.mediaType ?? 'application/json',
  mostBytes: route.maxBodyBytes ?? limits.jsonBodyBytes,
}));
type Route = (typeof routes)[number];
const withBody = routes.filter((route) => route.body !== undefined);
const readers = withBody.filter((route) => route === withBody.find(({ mediaType }) => mediaType === route.mediaType));
let token: string;

beforeAll(async () => {
  token = await logInAsAdmin();
});

expectNothingStored();

interface Case {
  route: Route;
  body: string;
  type?: string;
}

/** Gives the answer of each route to a body, by the route and the beginning of the body. */
async function answersTo(cases: readonly Case[]) {
  const answers = await forEachOf(
    cases,
    async ({ route, body, type = route.mediaType }) => {
      const raw = { body, contentType: type };
      const { status, body: answer } = await callApi(route.method, route.address, { token, raw });
      return [nameOf({ route, body, type }), { status, message: answer.message }] as const;
    },
    oneByOne,
  );
  return Object.fromEntries(answers);
}

const nameOf = ({ route, body, type = route.mediaType }: Case) => `${route.what} ${type} ${body.slice(0, 20)}`;
const toEach = (cases: readonly Case[], status: number, message: string) =>
  Object.fromEntries(cases.map((one) => [nameOf(one), { status, message }]));

it('an unknown address is not found', async () => {
  const paths = ['/api/', '/api/job', '/api/jobs/one/two', '/api/auth', '/api/contact/1'];
  const answers = await forEachOf(
    paths,
    async (path) => {
      const { status, body } = await callApi('GET', path);
      return { path, status, body };
    },
    oneByOne,
  );
  const notFound = { status: 404, body: { status: 'error', message: messages.notFound } };
  expect(answers).toEqual(paths.map((path) => ({ path, ...notFound })));
});

it('a body that is not JSON, or not an object, is refused with that reason', async () => {
  const broken = ['{', '{"title": }', '{"a":1}{', 'title=x', '\u0000', '{"__proto__":', '{"a":"\ud800'];
  const noObjects = ['null', 'true', '12', '"text"', '[]', '[{}]'];
  const cases = readers.flatMap((route) => [...broken, ...noObjects].map((body) => ({ route, body })));
  expect(await answersTo(cases)).toEqual(toEach(cases, 400, messages.invalidJson));
});

it('JSON of the deepest possible nesting gets a 400', async () => {
  const cases = readers.map((route) => {
    const levels = Math.min(100_000, route.mostBytes / 2 - 20);
    return { route, body: `{"title":${'['.repeat(levels)}${']'.repeat(levels)}}` };
  });
  for (const { status, message } of Object.values(await answersTo(cases)))
    expect({ status, message }).toEqual({ status: 400, message: expect.any(String) });
});

it('JSON that is too large is refused', async () => {
  const cases = readers.map((route) => ({ route, body: JSON.stringify({ title: 'x'.repeat(route.mostBytes) }) }));
  expect(await answersTo(cases)).toEqual(toEach(cases, 413, messages.bodyTooLarge));
});

it('no other media type is read', async () => {
  const types = [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'image/png',
  ];
  const cases = readers.flatMap((route) => types.map((type) => ({ route, body: '{}', type })));
  expect(await answersTo(cases)).toEqual(toEach(cases, 415, messages.unsupportedBody));
});

it('a missing body counts as a body without fields', async () => {
  for (const { method, address, what } of readers) {
    const { status, body } = await callApi(method, address, { token });
    // The API checks whether the job exists only after the fields.
    expect([status, body.message], what).toEqual([400, messages.invalidFields]);
  }
});
