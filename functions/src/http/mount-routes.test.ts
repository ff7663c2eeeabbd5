import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { apiRoutes } from '@site/contract/api';
import { messages } from '@site/contract/shared/messages';
import type { ApiRoute } from '@site/contract/shared/route';
import { roles } from '@site/contract/team/roles';
import { refusalReasons, signInMessages } from '@site/contract/team/sign-in';
import { jobInput } from '@site/contract/test-support/jobs';
import { contactInput } from '@site/contract/test-support/submissions';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { HttpError } from '../shared/http-error.ts';
import { freshSignIn, plainChecks, plainHandlers } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { createApp } from './app.ts';
import type { Caller } from './caller.ts';
import { inUploadPlace, type RequestChecks, validate } from './mount-routes.ts';

const never = () => new Promise<never>(() => {});
const outOfReach = [503, { status: 'error', message: messages.unexpected }];

const short = { requestMilliseconds: 400, jsonBodyMilliseconds: 350, handlerMilliseconds: 300 };
const serveApi = (handlers = {}, checks: Partial<RequestChecks> = {}, limits = short) =>
  serve(createApp({ ...plainHandlers, ...handlers }, { ...plainChecks, ...checks }, limits));

async function answerOf(url: string, init: RequestInit = {}) {
  const response = await fetch(url, init);
  return [response.status, await response.json()];
}
const json = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', Authorization: 'Bearer admin-token' },
});

test.each<[string, Partial<RequestChecks>, string, RequestInit]>([
  ['the check of a token', { verifyToken: never }, '/api/jobs', json(jobInput)],
  ['App Check', { verifyApp: never }, '/api/contact', json(contactInput)],
  ['the rate limits', { countRequest: never }, '/api/contact', json(contactInput)],
])('%s may use up the time of a request, and then no handler begins', async (_what, checks, path, request) => {
  const handler = vi.fn(async () => ({}));
  const origin = await serveApi({ createJob: handler, submitContact: handler }, checks);
  expect(await answerOf(origin + path, request)).toEqual(outOfReach);
  expect(handler).not.toHaveBeenCalled();
});

test('a form with a file that never ends is refused at the limit of a request', async () => {
  const origin = await serveApi();
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': 1000,
    Authorization: 'Bearer admin-token',
  };
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${origin}/api/jobs`, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode);
      request.destroy();
    });
    request.on('error', reject).write('-');
  });
  expect(status).toBe(503);
});

test('a handler that never ends is cut off at its own limit', async () => {
  const origin = await serveApi(
    { listJobs: never },
    {},
    { ...short, requestMilliseconds: 60_000, handlerMilliseconds: 100 },
  );
  const response = await fetch(`${origin}/api/jobs`);
  expect([response.status, await response.json()]).toEqual(outOfReach);
  expect(response.headers.get('retry-after')).toBe('10');
});

test('several slow steps end at the limit of the request, not at the sum of their limits', async () => {
  // Each step alone takes less than the limit; all together take more.
  const slow = () => wait(250);
  const submitContact = vi.fn(async () => ({}));
  const origin = await serveApi({ submitContact }, { verifyApp: slow, countRequest: slow });
  expect(await answerOf(`${origin}/api/contact`, json(contactInput))).toEqual(outOfReach);
  expect(submitContact).not.toHaveBeenCalled();
});

test('a handler that fails in time is answered with its own error', async () => {
  const origin = await serveApi({ listJobs: () => Promise.reject(new HttpError(409, 'Taken')) });
  expect(await answerOf(`${origin}/api/jobs`)).toEqual([409, { status: 'error', message: 'Taken' }]);
});

test('a success contains the result of the handler', async () => {
  const origin = await serveApi({ listJobs: async () => ({ jobs: [], next: 'abc' }) });
  expect(await answerOf(`${origin}/api/jobs`)).toEqual([200, { status: 'success', jobs: [], next: 'abc' }]);
});

const routes = Object.entries<ApiRoute>(apiRoutes);
const withToken = { Authorization: 'Bearer admin-token' };
const addressOf = (origin: string, { path }: ApiRoute) => origin + path.replace(':id', 'abc');

test('each route counts towards its own limit, or none', async () => {
  const countRequest = vi.fn(async () => {});
  const origin = await serveApi({}, { countRequest });
  for (const [name, route] of routes) {
    countRequest.mockClear();
    await fetch(addressOf(origin, route), { method: route.method, headers: withToken });
    expect(countRequest.mock.calls, name).toEqual(route.limited ? [[route.limited, expect.anything()]] : []);
  }
});

test('routes for signed-in callers are also open to callers who are not admins', async () => {
  const origin = await serveApi();
  const headers = { Authorization: 'Bearer visitor-token' };
  const forAll = routes.filter(([, { access }]) => access === 'signed-in');
  expect(forAll.length).toBeGreaterThan(0);
  for (const [name, route] of forAll) {
    const response = await fetch(addressOf(origin, route), { method: route.method, headers });
    // A caller without access would not learn what is wrong with the body.
    expect(response.status, name).toBe(route.body ? 400 : route.success);
  }
});

/** Makes checks in which every caller has these changes. */
const callerChecks = (changes: Partial<Caller>): Partial<RequestChecks> => ({
  verifyToken: async (token) => ({ ...(await plainChecks.verifyToken(token)), ...changes }),
});

testRows(roles)('routes of other roles refuse an admin who has one role', async (role) => {
  const origin = await serveApi({}, callerChecks({ roles: [role] }));
  const ofOthers = routes.filter(([, { access }]) => Array.isArray(access) && !access.includes(role));
  expect(ofOthers.length).toBeGreaterThan(10);
  for (const [name, route] of ofOthers) {
    const answer = await answerOf(addressOf(origin, route), { method: route.method, headers: withToken });
    expect(answer, name).toEqual([403, { status: 'error', message: messages.notYourRole }]);
  }
});

test('the audit list has who was refused for a role; a stranger has no name there, and a former admin no second entry', async () => {
  const audit = vi.fn(async () => {});
  const origin = await serveApi({}, { audit });
  const send = (token: string, from = origin) =>
    fetch(`${from}/api/jobs`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  await send('visitor-token');
  expect(audit.mock.lastCall).toEqual([{ kind: 'role-refused', reason: 'not-an-admin', who: null }]);
  await send('roleless-token');
  const who = { uid: 'roleless', email: expect.any(String) };
  expect(audit.mock.lastCall).toEqual([{ kind: 'role-refused', reason: 'not-your-role', route: 'createJob', who }]);
  audit.mockClear();
  await send('visitor-token', await serveApi({}, { audit, ...callerChecks({ isFormerAdmin: true }) }));
  expect(audit).not.toHaveBeenCalled();
});

test('a session is known by the browser that its requests come from', async () => {
  const verifyToken = vi.fn(plainChecks.verifyToken);
  const origin = await serveApi({}, { verifyToken });
  await fetch(`${origin}/api/auth/me`, { headers: { ...withToken, 'User-Agent': 'Firefox/151' } });
  expect(verifyToken.mock.calls).toEqual([['admin-token', 'Firefox/151']]);
});

test('routes that need a role refuse a caller who has not proved the second factor, and say why', async () => {
  const origin = await serveApi({}, callerChecks({ pending: 'prove' }));
  const closed = routes.filter(([, { access }]) => access !== 'signed-in' && access !== 'anyone');
  expect(closed.length).toBeGreaterThan(30);
  for (const [name, route] of closed) {
    expect(await answerOf(addressOf(origin, route), { method: route.method, headers: withToken }), name).toEqual([
      403,
      { status: 'error', message: signInMessages.secondFactor, data: { reason: refusalReasons.secondFactor } },
    ]);
  }
});

test.each([9, 11])('a confirmation from %i minutes ago counts for ten minutes', async (minutes) => {
  const confirmedAt = Math.floor(Date.now() / 1000) - minutes * 60;
  const origin = await serveApi({}, callerChecks({ signIn: freshSignIn({ confirmedAt }) }));
  for (const [name, route] of routes.filter(([, { recent }]) => recent)) {
    const answer = await answerOf(addressOf(origin, route), { method: route.method, headers: withToken });
    const data = { reason: refusalReasons.recent };
    if (minutes > 10) expect(answer, name).toEqual([403, { status: 'error', message: signInMessages.recent, data }]);
    else expect(answer[1], name).not.toHaveProperty('data.reason');
  }
});

test('routes that change the team, personal data or a way to sign in ask for a confirmation', () => {
  expect(routes.filter(([, { recent }]) => recent).map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'inviteAdmin',
      'inviteAgain',
      'removeAdmin',
      'resetSecondFactor',
      'exportPerson',
      'erasePerson',
      'eraseSubmission',
      'newPasskeyOptions',
      'newApp',
      'removePasskey',
      'removeApp',
      'renewRecoveryCodes',
      'endOtherSessions',
      'changePassword',
    ]),
  );
});

const schema = z.object({ name: z.string('No name'), address: z.object({ city: z.string('No city') }) });

test('a nested field is named by its whole path', () => {
  const errors = { name: 'No name', 'address.city': 'No city' };
  const refusal = expect.objectContaining({ status: 400, message: messages.invalidFields, errors });
  expect(() => validate(schema, { address: {} })).toThrow(refusal);
});

test('six public uploads run at a time; a seventh caller is asked to retry until one has ended', async () => {
  const held = Promise.withResolvers<void>();
  const uploads = Array.from({ length: 6 }, () => inUploadPlace(() => held.promise));
  await expect(inUploadPlace(async () => 'in')).rejects.toMatchObject({ status: 503 });
  held.resolve();
  await Promise.all(uploads);
  await expect(inUploadPlace(() => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  expect(await inUploadPlace(async () => 'in')).toBe('in');
});

test('uploads of the public wait for a place, and uploads of admins do not', async () => {
  const held = Promise.withResolvers<void>();
  const addApplicationFile = vi.fn(() => held.promise);
  const origin = await serveApi(
    { addApplicationFile },
    {},
    { ...short, requestMilliseconds: 5000, handlerMilliseconds: 5000 },
  );
  const upload = async () => {
    const form = new FormData();
    form.set('token', `${'a'.repeat(22)}.${'b'.repeat(43)}`);
    form.set('reference', 'A-000001');
    form.set('file', new File(['x'], 'plan.png', { type: 'image/png' }));
    return (await fetch(origin + apiRoutes.addApplicationFile.path, { method: 'POST', body: form })).status;
  };
  const uploads = Array.from({ length: 6 }, upload);
  await expect.poll(() => addApplicationFile.mock.calls.length).toBe(6);
  expect(await upload()).toBe(503);
  expect((await answerOf(`${origin}/api/jobs`, json(jobInput)))[0]).toBe(201);
  held.resolve();
  expect(await Promise.all(uploads)).toEqual(Array(6).fill(apiRoutes.addApplicationFile.success));
});

const filePath = '/api/submissions/applications/one/files/two';
const fileHeaders = { authorization: 'Bearer admin-token' };

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
  const response = await fetch((await serving('plan.png', ['one', 'two'])) + filePath, { headers: fileHeaders });
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
  const response = await fetch((await serving('a"; filename=evil.exe\r\nX: Ω.png', ['x'])) + filePath, {
    headers: fileHeaders,
  });
  const disposition = response.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="/);
  expect(disposition).toContain("filename*=UTF-8''a%22%3B%20filename%3Devil.exe%0D%0AX%3A%20%CE%A9.png");
  expect(response.headers.get('x')).toBeNull();
});
