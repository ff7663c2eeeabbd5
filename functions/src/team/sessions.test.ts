import { signInMessages } from '@site/contract/team/sign-in';
import { testRows } from '@site/contract/test-support/test-rows';
import type { Auth } from 'firebase-admin/auth';
import { expect, test, vi } from 'vitest';
import { requestLimits } from '../http/rate-limits/request-limits.ts';
import * as auditList from '../shared/audit-list.ts';
import * as firebase from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { testAdmin } from '../test-support/handlers.ts';
import * as identityToolkit from './identity-toolkit.ts';
import { deviceWords, sessionHandlers } from './sessions.ts';

const admin = testAdmin();
const who = { uid: admin.uid, email: admin.user.email };

/** Confirms a session by a password; gives the answer and the entries of the audit list. */
async function confirming(signIn: () => Promise<string>) {
  vi.spyOn(identityToolkit, 'signInWithPassword').mockImplementation(signIn);
  vi.spyOn(requestLimits, 'countProof').mockResolvedValue();
  const createCustomToken = async () => 'a new token';
  vi.spyOn(firebase, 'auth').mockReturnValue({ createCustomToken } as unknown as Auth);
  const add = vi.spyOn(auditList, 'addAuditEntry').mockResolvedValue();
  const request: unknown = { body: { password: 'four words of nonsense' }, signedIn: async () => admin };
  const answer = await sessionHandlers.confirm(request as never).catch((error: unknown) => error);
  return { answer, told: add.mock.calls.flat() };
}

test('the right password confirms the session, and the audit list gets no entry', async () => {
  expect(await confirming(async () => 'a token')).toEqual({ answer: { data: { token: 'a new token' } }, told: [] });
});

test('a wrong password ends no session, and the audit list gets an entry', async () => {
  const { answer, told } = await confirming(() => Promise.reject(new HttpError(401, 'No')));
  expect(answer).toMatchObject({ status: 400, errors: { password: signInMessages.wrongPassword } });
  expect(told).toEqual([{ kind: 'sign-in-refused', reason: 'wrong-credentials', who }]);
});

test('a failure at Google is not a wrong password', async () => {
  const failure = new HttpError(429, 'Wait');
  expect(await confirming(() => Promise.reject(failure))).toEqual({ answer: failure, told: [] });
});

testRows([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  ['curl/8.9 (Linux)', 'Another program on Linux'],
  ['<script>alert(1)</script>', 'Another program'],
  ['', 'Another program'],
])('a browser is named in words', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
