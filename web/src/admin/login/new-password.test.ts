import { passwordMessages } from '@site/contract/team/password';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, it, onTestFinished, vi } from 'vitest';
import { adminCopy } from '../../content/product/admin.ts';
import { choosePassword, readPasswordLink } from './new-password.ts';

/** Stubs `fetch` with one answer, and gives the requests. */
function answering(answer: () => Promise<Response>) {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  onTestFinished(() => asked.mockRestore());
  return asked;
}

const refused = (message: string) => async () => Response.json({ error: { message } }, { status: 400 });

it('a link is sent to Google alone, encrypted, and is part of no address', async () => {
  const asked = answering(async () => Response.json({ email: 'ada@example.org' }));
  expect(await readPasswordLink({ code: 'a code' })).toBe('ada@example.org');
  expect(asked.mock.calls.map(([address, request]) => [address, JSON.parse(request?.body as string)])).toEqual([
    ['https://identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo-api-key', { oobCode: 'a code' }],
  ]);
});

it('a password is sent to our API with the code, and neither is part of the address', async () => {
  const asked = answering(async () => Response.json({ data: { email: 'ada@example.org' } }));
  await choosePassword({ code: 'a code' }, 'a new password');
  expect(asked.mock.calls.map(([address, request]) => [address, JSON.parse(request?.body as string)])).toEqual([
    ['/api/auth/new-password', { code: 'a code', password: 'a new password' }],
  ]);
});

it('the token of an invitation is sent to our API alone, and is part of no address', async () => {
  const asked = answering(async () => Response.json({ data: { email: 'ada@example.org' } }));
  const link = { invitation: 'a token' };
  expect(await readPasswordLink(link)).toBe('ada@example.org');
  await choosePassword(link, 'a new password');
  expect(asked.mock.calls.map(([address, request]) => [address, JSON.parse(request?.body as string)])).toEqual([
    ['/api/auth/invitation', link],
    ['/api/auth/new-password', { ...link, password: 'a new password' }],
  ]);
});

it('an expired invitation gives the reason, and the person needs another link', async () => {
  answering(async () => Response.json({ message: passwordMessages.invitationSpent }, { status: 410 }));
  await expect(readPasswordLink({ invitation: 'a token' })).rejects.toMatchObject({
    message: passwordMessages.invitationSpent,
    isSpent: true,
  });
});

testRows(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE', 'USER_DISABLED'])(
  'an answer of Firebase means that the person needs another link',
  async (said) => {
    answering(refused(said));
    await expect(readPasswordLink({ code: 'a code' })).rejects.toMatchObject({
      message: passwordMessages.linkSpent,
      isSpent: true,
    });
  },
);

testRows([
  ['TOO_MANY_ATTEMPTS_TRY_LATER', adminCopy.tooManyAttempts],
  ['INTERNAL', adminCopy.offline],
  ['', adminCopy.offline],
])('an answer of Firebase is shown in words, and the link stays valid', async (said, message) => {
  answering(refused(said));
  await expect(readPasswordLink({ code: 'a code' })).rejects.toMatchObject({ message, isSpent: false });
});

testRows([
  { status: 410, answer: { message: passwordMessages.linkSpent }, message: passwordMessages.linkSpent, isSpent: true },
  {
    status: 400,
    answer: { message: 'Please check', errors: { password: passwordMessages.tooCommon } },
    message: passwordMessages.tooCommon,
    isSpent: false,
  },
  { status: 429, answer: { message: 'Too many' }, message: 'Too many', isSpent: false },
])('a refusal by our API is shown in its words', async ({ status, answer, message, isSpent }) => {
  answering(async () => Response.json(answer, { status }));
  await expect(choosePassword({ code: 'a code' }, 'password1234')).rejects.toMatchObject({ message, isSpent });
});

it('a message says that there is no connection', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readPasswordLink({ code: 'a code' })).rejects.toMatchObject({
    message: adminCopy.offline,
    isSpent: false,
  });
});
