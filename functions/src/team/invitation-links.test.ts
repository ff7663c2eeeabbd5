import { invitationLinkDays } from '@ohmbridge/contract/nightly/retention';
import { passwordMessages } from '@ohmbridge/contract/team/password';
import { passwordLinkIn } from '@ohmbridge/contract/team/password-link';
import { expect, test } from 'vitest';
import { keyedHash } from '../shared/keyed-hash.ts';
import type { Account } from './accounts.ts';
import type { AdminRecord } from './admin-store.ts';
import { createInvitationLinks, makeInvitationLink } from './invitation-links.ts';

const secret = 'a key of thirty-two letters or so';
const email = 'grace@example.org';
const start = new Date('2026-11-23T17:55:00.250Z');
const week = invitationLinkDays * 24 * 3_600_000;

/** A team that has invited Grace, on a clock that the test turns. */
function team() {
  const clock = { now: start };
  const grace = { uid: 'grace', email, grantedAt: start, roles: [], invitedAt: start };
  const records = new Map<string, AdminRecord>([
    ['grace', grace],
    ['charles', { ...grace, uid: 'charles', email: 'charles@example.org' }],
  ]);
  const account = { name: '', hasClaim: true, isDisabled: false, lastSignIn: null, lastSeen: null };
  const tokensValidAfter = 'Mon, 23 Nov 2026 17:54:00 GMT';
  const accounts = new Map<string, Account>(
    [...records.values()].map(({ uid, email }) => [uid, { ...account, uid, email, tokensValidAfter }]),
  );
  const linksWith = (key: string) =>
    createInvitationLinks({
      adminOf: async (address) => [...records.values()].find((record) => record.email === address),
      admins: { find: async (uid) => records.get(uid) },
      accounts: { known: async (uids) => new Map([...accounts].filter(([uid]) => uids.includes(uid))) },
      secret: () => key,
      now: () => clock.now,
    });
  const links = linksWith(secret);
  return {
    clock,
    links,
    linksWith,
    token: async () => (await links.create(email)) ?? '',
    change: (changes: Partial<AdminRecord>) => records.set('grace', { ...grace, ...changes }),
    changeAccount: (changes: Partial<Account>) =>
      accounts.set('grace', { ...account, uid: 'grace', email, tokensValidAfter, ...changes }),
    remove: () => records.delete('grace'),
    forget: () => accounts.delete('grace'),
  };
}

const spent = { status: 410, message: passwordMessages.invitationSpent };

test('a token names whom it invites, as often as it is asked, until seven days have passed', async () => {
  const { links, token, clock } = team();
  const made = await token();
  // The end is a whole second.
  const end = start.getTime() + week - 250;
  for (const moment of [start.getTime(), start.getTime() + 1, end - 1]) {
    clock.now = new Date(moment);
    expect(await links.invited(made), clock.now.toISOString()).toEqual({ uid: 'grace', email });
  }
  clock.now = new Date(end);
  await expect(links.invited(made)).rejects.toMatchObject(spent);
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
    await expect(invited.links.invited(made), what).rejects.toMatchObject(spent);
  }
});

test('a token that was not made here for this person and this moment opens nothing', async () => {
  const { links, linksWith, token } = team();
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
  for (const [what, text] of Object.entries(forged))
    await expect(links.invited(text), what).rejects.toMatchObject(spent);
  await expect(linksWith(`${secret}.`).invited(made)).rejects.toMatchObject(spent);
});

test('the link has its token in the fragment, and the mail of an invitation that is over is given up', async () => {
  const { links, remove } = team();
  const link = new URL(await makeInvitationLink(links, 'https://ohmbridge.example', email));
  expect(link.origin + link.pathname + link.search).toBe('https://ohmbridge.example/login');
  const found = passwordLinkIn(link);
  expect(found && 'invitation' in found && (await links.invited(found.invitation)).email).toBe(email);
  remove();
  await expect(makeInvitationLink(links, 'https://ohmbridge.example', email)).rejects.toMatchObject({
    isPermanent: true,
  });
});
