import { invitationLinkDays } from '@site/contract/nightly/retention';
import { passwordMessages } from '@site/contract/team/password';
import { passwordLinkIn } from '@site/contract/team/password-link';
import { expect, test, vi } from 'vitest';
import { keyedHash } from '../shared/keyed-hash.ts';
import { requestOf } from '../test-support/handlers.ts';
import type { Account } from './accounts.ts';
import * as accounts from './accounts.ts';
import type { AdminRecord } from './admin.ts';
import * as admin from './admin.ts';
import { invitationLinkHandlers, invitedBy, makeInvitationLink, makeInvitationToken } from './invitation-links.ts';

const secret = 'a key of thirty-two letters or so';
const email = 'grace@example.org';
const start = new Date('2026-11-23T17:55:00.250Z');
const week = invitationLinkDays * 24 * 3_600_000;

/** A team that has invited Grace; the test sets the clock, and changes the record and the account. */
function team() {
  const grace = { uid: 'grace', email, grantedAt: start, roles: [], invitedAt: start };
  const records = new Map<string, AdminRecord>([
    ['grace', grace],
    ['charles', { ...grace, uid: 'charles', email: 'charles@example.org' }],
  ]);
  const account = { name: '', hasClaim: true, isDisabled: false, lastSignIn: null, lastSeen: null };
  const tokensValidAfter = 'Mon, 23 Nov 2026 17:54:00 GMT';
  const known = new Map<string, Account>(
    [...records.values()].map(({ uid, email }) => [uid, { ...account, uid, email, tokensValidAfter }]),
  );
  vi.spyOn(admin, 'findAdmin').mockImplementation(async (uid) => records.get(uid));
  vi.spyOn(admin, 'adminOfAddress').mockImplementation(async (address) =>
    [...records.values()].find((record) => record.email === address),
  );
  vi.spyOn(accounts, 'accountsByUid').mockImplementation(
    async (uids) => new Map([...known].filter(([uid]) => uids.includes(uid))),
  );
  vi.stubEnv('HASH_SECRET', secret);
  vi.stubEnv('SITE_ORIGIN', 'https://ohmbridge.example');
  setClock(start);
  return {
    token: async () => (await makeInvitationToken(email)) ?? '',
    change: (changes: Partial<AdminRecord>) => records.set('grace', { ...grace, ...changes }),
    changeAccount: (changes: Partial<Account>) =>
      known.set('grace', { ...account, uid: 'grace', email, tokensValidAfter, ...changes }),
    remove: () => records.delete('grace'),
    forget: () => known.delete('grace'),
  };
}

const setClock = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now });

const spent = { status: 410, message: passwordMessages.invitationSpent };

test('a token names the invited colleague, however often it is asked, until seven days have passed', async () => {
  const { token } = team();
  const made = await token();
  // The end is a whole second.
  const end = start.getTime() + week - 250;
  for (const moment of [start.getTime(), start.getTime() + 1, end - 1]) {
    setClock(new Date(moment));
    expect(await invitedBy(made), new Date().toISOString()).toEqual({ uid: 'grace', email });
    const request = requestOf<'readInvitation'>({ body: { invitation: made } });
    expect(await invitationLinkHandlers.readInvitation(request)).toEqual({ data: { email } });
  }
  setClock(new Date(end));
  await expect(invitedBy(made)).rejects.toMatchObject(spent);
});

test('each change that ends an invitation ends its link, and the answer is always the same', async () => {
  type Team = ReturnType<typeof team>;
  const ends: Record<string, (of: Team) => void> = {
    'the colleague was removed': ({ remove }) => remove(),
    'the invitation was accepted': ({ change }) => change({ invitedAt: undefined }),
    'the invitation was sent again': ({ change }) => change({ invitedAt: new Date(start.getTime() + 1) }),
    'a password was set': ({ changeAccount }) => changeAccount({ tokensValidAfter: 'Mon, 23 Nov 2026 17:54:01 GMT' }),
    'the account is switched off': ({ changeAccount }) => changeAccount({ isDisabled: true }),
    'the account has another address': ({ changeAccount }) => changeAccount({ email: 'eve@example.org' }),
    'the account is gone': ({ forget }) => forget(),
  };
  for (const [what, end] of Object.entries(ends)) {
    const invited = team();
    const made = await invited.token();
    end(invited);
    await expect(invitedBy(made), what).rejects.toMatchObject(spent);
  }
});

test('a token that was not made here for this person and this moment opens nothing', async () => {
  const { token } = team();
  const made = await token();
  const [expires = '', hash = '', uid = ''] = made.split('.');
  const forged = {
    'another moment': `${Number(expires) + 1}.${hash}.${uid}`,
    'another person': `${expires}.${hash}.charles`,
    'another hash': `${expires}.${'A'.repeat(43)}.${uid}`,
    'a hash for another purpose': `${expires}.${keyedHash(secret, 'alert-link', uid, expires)}.${uid}`,
    'a token that is cut short': made.slice(0, -1),
    'a path in place of a person': `${expires}.${hash}.../x`,
    'no person': `${expires}.${hash}.`,
    'no token': 'hello',
    nothing: '',
  };
  for (const [what, text] of Object.entries(forged)) await expect(invitedBy(text), what).rejects.toMatchObject(spent);
  vi.stubEnv('HASH_SECRET', `${secret}.`);
  await expect(invitedBy(made)).rejects.toMatchObject(spent);
});

test('the link has its token in the fragment, and the email of an invitation that is over is given up', async () => {
  const { remove } = team();
  const link = new URL(await makeInvitationLink(email));
  expect(link.origin + link.pathname + link.search).toBe('https://ohmbridge.example/login');
  const found = passwordLinkIn(link);
  expect(found && 'invitation' in found && (await invitedBy(found.invitation)).email).toBe(email);
  remove();
  await expect(makeInvitationLink(email)).rejects.toMatchObject({
    isPermanent: true,
  });
});
