import { messages } from '@site/contract/shared/messages';
import { passwordMessages } from '@site/contract/team/password';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test, vi } from 'vitest';
import { serve } from '../test-support/serve.ts';
import { silentServer } from '../test-support/silent-server.ts';
import { emailOfCode, setPasswordByCode, signInWithPassword } from './identity-toolkit.ts';

/** Sets the key of this installation, and where its Auth emulator listens. */
function installed(emulatorHost: string | undefined): void {
  vi.stubEnv('WEB_API_KEY', 'the key');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulatorHost);
}

const signIn = () => signInWithPassword({ email: 'jo@example.com', password: 'secret' });

/** Signs in, or makes another call, at a server that gives one answer. */
async function signInAnswered<Result = string>(
  status: number,
  answer: object,
  call = signIn as () => Promise<Result>,
): Promise<{ result: Result; asked: string; type: string | undefined; sent: unknown }> {
  let asked = '';
  let type: string | undefined;
  let body = '';
  const origin = await serve((request, response) => {
    asked = request.url ?? '';
    type = request.headers['content-type'];
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => response.writeHead(status).end(JSON.stringify(answer)));
  });
  installed(new URL(origin).host);
  const result = await call();
  return { result, asked, type, sent: JSON.parse(body) };
}

test('signing in asks Identity Toolkit and returns its token', async () => {
  expect(await signInAnswered(200, { idToken: 'abc' })).toEqual({
    result: 'abc',
    asked: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=the%20key',
    type: 'application/json',
    sent: { email: 'jo@example.com', password: 'secret', returnSecureToken: true },
  });
});

test('without an emulator, credentials go to Google only, and encrypted', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ idToken: 'abc' }));
  installed(undefined);
  expect(await signInWithPassword({ email: 'jo@example.com', password: 'secret' })).toBe('abc');
  expect(ask.mock.calls.map(([address]) => address)).toEqual([
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=the%20key',
  ]);
});

test('signing in does not wait for ever', async () => {
  installed(new URL(await silentServer()).host);
  await expect(signInWithPassword({ email: 'jo@example.com', password: 'secret' })).rejects.toThrow('timeout');
});

const setPassword = () => setPasswordByCode('a code', 'four words');

test('the code of a link is looked up without its use, and is used with a password', async () => {
  const asked = '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=the%20key';
  const email = 'jo@example.com';
  const lookedUp = await signInAnswered(200, { email }, () => emailOfCode('a code'));
  expect(lookedUp).toMatchObject({ result: email, asked, sent: { oobCode: 'a code' } });
  expect(lookedUp.sent).not.toHaveProperty('newPassword');
  const used = await signInAnswered(200, { email }, setPassword);
  expect(used).toMatchObject({ asked, sent: { oobCode: 'a code', newPassword: 'four words' } });
});

testRows([
  ['EXPIRED_OOB_CODE', { status: 410, message: passwordMessages.linkSpent }],
  ['INVALID_OOB_CODE', { status: 410, message: passwordMessages.linkSpent }],
  ['EMAIL_NOT_FOUND', { status: 410, message: passwordMessages.linkSpent }],
  ['WEAK_PASSWORD : Too short', { status: 400, errors: { password: passwordMessages.tooCommon } }],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing: [a digit]',
    { status: 400, errors: { password: passwordMessages.requirements('a digit') } },
  ],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', { status: 400, errors: { password: passwordMessages.tooCommon } }],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', { status: 429 }],
  ['QUOTA_EXCEEDED : Later', { code: 'QUOTA_EXCEEDED' }],
])('a refused password says what to do', async (message, expected) => {
  await expect(signInAnswered(400, { error: { message } }, setPassword)).rejects.toMatchObject(expected);
});

testRows(['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED', 'INVALID_EMAIL'])(
  'each refused sign-in gets the same answer',
  async (message) => {
    await expect(signInAnswered(400, { error: { message } })).rejects.toMatchObject({
      status: 401,
      message: messages.wrongCredentials,
    });
  },
);

test('too many sign-ins are refused, with the time to wait', async () => {
  const message = 'TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled for a while.';
  await expect(signInAnswered(400, { error: { message } })).rejects.toMatchObject({
    status: 429,
    message: messages.tooManyRequests,
    headers: { 'Retry-After': '60' },
  });
});

testRows([
  [400, { error: { message: 'API key not valid. Please pass a valid API key.' } }, 'API'],
  [400, { error: { message: 'CONFIGURATION_NOT_FOUND : For jo@example.com.' } }, 'CONFIGURATION_NOT_FOUND'],
  [500, { error: {} }, 'status 500'],
  [503, {}, 'status 503'],
])(
  'an error of the installation is not an error of the credentials, and has a code for the log',
  async (status, answer, code) => {
    const error: unknown = await signInAnswered(status, answer).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringContaining('Identity Toolkit'), code });
    expect(error).not.toHaveProperty('status');
  },
);
