import { apiRoutes } from '@site/contract/api';
import { appCheckHeader } from '@site/contract/desk/human-check';
import { messages } from '@site/contract/shared/messages';
import { applicationInput, contactInput } from '@site/contract/test-support/submissions';
import { testRows } from '@site/contract/test-support/test-rows';
import { initializeApp } from 'firebase-admin/app';
import { type AppCheck, getAppCheck } from 'firebase-admin/app-check';
import { expect, test, vi } from 'vitest';
import { ConfigurationError } from '../shared/configuration.ts';
import * as firebase from '../shared/firebase.ts';
import { plainChecks, plainHandlers } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { createApp } from './app.ts';
import { appCheckIsRequired, verifyApp } from './app-check.ts';

/** The Admin SDK's own check, which needs no network to reject these. */
const sdk = getAppCheck(initializeApp({ projectId: 'demo-careers' }, 'app-check-test'));

/** The API of an installation, and how often it has counted a request. */
async function api(isRequired: boolean, check: (token: string) => Promise<unknown> = async () => undefined) {
  const countRequest = vi.fn(async () => {});
  vi.stubEnv('APP_CHECK', isRequired ? 'require' : 'off');
  vi.spyOn(firebase, 'appCheck').mockReturnValue({ verifyToken: check } as AppCheck);
  const origin = await serve(createApp(plainHandlers, { ...plainChecks, countRequest, verifyApp }));
  const send = async (path: string, body: unknown, token?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(token !== undefined && { [appCheckHeader]: token }) };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  return { origin, send, countRequest };
}

const forms = [
  [apiRoutes.submitContact.path, contactInput],
  [apiRoutes.submitApplication.path, applicationInput],
] as const;
const rejected = { status: 401, body: { status: 'error', message: messages.notFromSite } };

testRows(forms)(
  'where App Check is required, each guarded route takes only requests with a valid token',
  async (path, input) => {
    const check = vi.fn(async (token: string) => {
      if (token !== 'genuine') throw Object.assign(new Error('No'), { code: 'app-check/invalid-argument' });
    });
    const { send, countRequest } = await api(true, check);
    expect(await send(path, input)).toEqual(rejected);
    expect(await send(path, input, '')).toEqual(rejected);
    expect(check).not.toHaveBeenCalled();
    expect(await send(path, input, 'forged')).toEqual(rejected);
    expect(countRequest).not.toHaveBeenCalled();
    expect((await send(path, input, 'genuine')).status).toBe(201);
  },
);

testRows(forms)('where App Check is off, no route looks at the token', async (path, input) => {
  const check = vi.fn();
  const { send } = await api(false, check);
  expect((await send(path, input)).status).toBe(201);
  expect((await send(path, input, 'forged')).status).toBe(201);
  expect(check).not.toHaveBeenCalled();
});

test('an expired token is rejected like a forged one', async () => {
  const { send } = await api(
    true,
    vi.fn().mockRejectedValue(Object.assign(new Error('No'), { code: 'app-check/app-check-token-expired' })),
  );
  expect(await send(apiRoutes.submitContact.path, contactInput, 'old')).toEqual(rejected);
});

test('everything except the forms works without App Check', async () => {
  const { origin, send } = await api(true);
  expect((await fetch(`${origin}/api/jobs`)).status).toBe(200);
  expect((await fetch(`${origin}/api/form-token`)).status).toBe(200);
  expect((await send('/api/auth/login', { email: 'ada@example.org', password: 'x' })).status).toBe(200);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { aud: ['projects/demo-careers'], iss: 'https://firebaseappcheck.googleapis.com/1', sub: 'app' };

testRows([
  ['no token at all', 'x'],
  ['an unsigned one', `${part({ alg: 'none' })}.${part(claims)}.`],
  ['that of another project', `${part({ alg: 'RS256' })}.${part({ ...claims, aud: ['projects/other'] })}.c2ln`],
])('the Admin SDK refuses every token of another origin', async (_what, token) => {
  const { send } = await api(true, (given) => sdk.verifyToken(given));
  expect(await send(apiRoutes.submitContact.path, contactInput, token)).toEqual(rejected);
});

testRows<[string, unknown]>([
  ['without a code', new Error('Out of reach')],
  ['with a code of its own', Object.assign(new Error('No'), { code: 'app-check/unknown-error' })],
  ['that is not an error, with the code of one', { code: 'app-check/invalid-argument' }],
])('a failure elsewhere is not a rejection', async (_what, failure) => {
  const { send } = await api(true, vi.fn().mockRejectedValue(failure));
  expect((await send(apiRoutes.submitContact.path, contactInput, 'genuine')).status).toBe(500);
});

test('the parameter sets whether App Check is required; a missing or wrong one is an error', () => {
  expect(appCheckIsRequired({ APP_CHECK: ' require ' })).toBe(true);
  expect(appCheckIsRequired({ APP_CHECK: 'off' })).toBe(false);
  expect(() => appCheckIsRequired({})).toThrow(new ConfigurationError(['Missing parameters: APP_CHECK.']));
  expect(() => appCheckIsRequired({ APP_CHECK: 'on' })).toThrow('APP_CHECK must be one of: off, require.');
});
