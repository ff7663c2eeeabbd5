import { secondFactorMessages } from '@ohmbridge/contract/team/second-factor';
import { refusalReasons } from '@ohmbridge/contract/team/sign-in';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../functions/src/http/caller.ts';
import { passwordLinkMark } from '../../functions/src/mail/password-link.ts';
import { endSessionsBefore, nextSecond } from '../../functions/src/team/admin-records.ts';
import { createAdmission, requireSecondFactors } from '../../functions/src/team/admit-admin.ts';
import { queueAddressChangedMail } from '../../functions/src/team/password-mails.ts';
import { codeAt } from '../../functions/src/team/second-factor/app-codes.ts';
import { createPasskeys } from '../../functions/src/team/second-factor/passkeys.ts';
import { createSecondFactorHandlers } from '../../functions/src/team/second-factor/second-factor-handlers.ts';
import { createSecondFactorStore } from '../../functions/src/team/second-factor/second-factor-store.ts';
import { createSessionTokens } from '../../functions/src/team/session-tokens.ts';
import { createSessionHandlers } from '../../functions/src/team/sessions/session-handlers.ts';
import { createSessionStore } from '../../functions/src/team/sessions/session-store.ts';
import { freshSignIn, noAudit } from '../../functions/src/test-support/handlers.ts';
import { newAuthenticator } from '../support/authenticator.ts';
import { ownProject } from '../support/own-project.ts';
import { ownTeam } from '../support/own-team.ts';

const project = ownProject('second-factor');
let mode: 'offered' | 'required' = 'offered';
let time = Date.now();
const now = () => new Date(time);
const later = (minutes: number) => {
  time += minutes * 60_000;
};
const team = ownTeam(project, now);
const siteOrigin = 'https://www.ohmbridge.example';
const store = createSecondFactorStore({
  firestore: project.firestore,
  passkeys: createPasskeys(() => siteOrigin),
  mode: () => mode,
  secret: () => 'a key for these tests alone, long enough',
  now,
});
const admit = createAdmission({
  firestore: project.firestore,
  mode: () => mode,
  tellAddressChanged: async (admin, address) =>
    queueAddressChangedMail(await project.firestore(), admin, address, { siteOrigin, now: now() }),
});
const ownerOf = ({ uid, signIn }: Caller) => ({ uid, session: signIn.session });
const proving = freshSignIn({ hasSecondFactor: true });

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: Error) => error.message,
  );

/** An admin with an app: its secret, and their recovery codes. */
async function withApp(name = 'ada') {
  const caller = await team.admin(name);
  const secret = await store.beginApp(ownerOf(caller));
  const recoveryCodes = (await store.addApp(ownerOf(caller), await codeAt(secret, now()))) ?? [];
  later(1);
  return { caller, secret, recoveryCodes };
}

beforeEach(() => {
  mode = 'offered';
  time = Date.now();
});

describe('a code of an app', () => {
  test('is taken once, however often it is sent at the same moment', async () => {
    const { caller, secret } = await withApp();
    const code = await codeAt(secret, now());
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => refusal(store.proveCode(caller.uid, code))));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === secondFactorMessages.wrongCode)).toHaveLength(2);
    expect(await refusal(store.proveCode(caller.uid, code))).toBe(secondFactorMessages.wrongCode);
  });

  test('is not the one by which the app was set up, nor one of a secret that was begun with and not brought to its end', async () => {
    const caller = await team.admin();
    const [first, second] = [await store.beginApp(ownerOf(caller)), await store.beginApp(ownerOf(caller))];
    expect(await refusal(store.addApp(ownerOf(caller), await codeAt(first, now())))).toBe(
      secondFactorMessages.wrongCode,
    );
    const elsewhere = { uid: caller.uid, session: 'another session' };
    const code = await codeAt(second, now());
    expect(await refusal(store.addApp(elsewhere, code))).toBe(secondFactorMessages.expired);
    await store.addApp(ownerOf(caller), code);
    expect(await refusal(store.proveCode(caller.uid, code))).toBe(secondFactorMessages.wrongCode);
    expect(await refusal(store.beginApp(ownerOf(caller)))).toBe(secondFactorMessages.appAlready);
  });

  test('sets nothing up after five minutes', async () => {
    const caller = await team.admin();
    const secret = await store.beginApp(ownerOf(caller));
    later(6);
    expect(await refusal(store.addApp(ownerOf(caller), await codeAt(secret, now())))).toBe(
      secondFactorMessages.expired,
    );
  });
});

test('a recovery code is used up, by one of those who send it at once, and is stored as a hash', async () => {
  const { caller, recoveryCodes } = await withApp();
  const [code = ''] = recoveryCodes;
  const plain = code.replaceAll('-', '');
  expect(JSON.stringify(await project.documents('secondFactors'))).not.toMatch(new RegExp(`${code}|${plain}`));
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => refusal(store.proveRecoveryCode(caller.uid, plain))),
  );
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
  expect((await store.state(caller.uid)).recoveryCodesLeft).toBe(9);
  await store.renewRecoveryCodes(caller.uid);
  expect(await refusal(store.proveRecoveryCode(caller.uid, (recoveryCodes[1] ?? '').replaceAll('-', '')))).toBe(
    secondFactorMessages.wrongRecoveryCode,
  );
});

describe('a passkey', () => {
  async function withPasskey() {
    const caller = await team.admin();
    const authenticator = newAuthenticator(siteOrigin);
    const { challenge } = (await store.beginPasskey(ownerOf(caller), caller.user)) as { challenge: string };
    const recoveryCodes = await store.addPasskey(ownerOf(caller), 'Laptop', authenticator.make(challenge));
    expect(recoveryCodes).toHaveLength(10);
    const challengeNow = async () =>
      ((await store.beginProof(ownerOf(caller))).options as { challenge: string }).challenge;
    return { caller, authenticator, challengeNow };
  }

  test('is proved by an answer to the challenge of this session, once', async () => {
    const { caller, authenticator, challengeNow } = await withPasskey();
    const proof = authenticator.prove(await challengeNow());
    expect(await refusal(store.provePasskey({ uid: caller.uid, session: 'stolen' }, proof))).toBe(
      secondFactorMessages.expired,
    );
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => refusal(store.provePasskey(ownerOf(caller), proof))),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect((await store.state(caller.uid)).passkeys).toMatchObject([
      { name: 'Laptop', lastUsedAt: expect.any(String) },
    ]);
  });

  test.each([
    { what: 'an older challenge', prove: async (one: Prover) => one.prove(await one.older()) },
    {
      what: 'another site',
      prove: async (one: Prover) =>
        one.prove(await one.current(), { origin: 'https://www.ohmbridge.example.evil.test' }),
    },
    {
      what: 'a counter that has gone back',
      prove: async (one: Prover) => one.prove(await one.current(), { counter: 0 }),
    },
    {
      what: 'a signature of another key',
      prove: async (one: Prover) => one.prove(await one.current(), { forged: true }),
    },
  ])('is not proved by $what', async ({ prove }) => {
    const { caller, authenticator, challengeNow } = await withPasskey();
    await store.provePasskey(ownerOf(caller), authenticator.prove(await challengeNow()));
    const older = await challengeNow();
    const prover: Prover = {
      prove: authenticator.prove,
      older: async () => {
        await challengeNow();
        return older;
      },
      current: challengeNow,
    };
    expect(await refusal(store.provePasskey(ownerOf(caller), await prove(prover)))).toBe(
      secondFactorMessages.wrongPasskey,
    );
  });

  test('of somebody else, or one that was removed, is none', async () => {
    const { caller, challengeNow } = await withPasskey();
    const proof = newAuthenticator(siteOrigin).prove(await challengeNow());
    expect(await refusal(store.provePasskey(ownerOf(caller), proof))).toBe(secondFactorMessages.unknownPasskey);
  });
});

interface Prover {
  prove: ReturnType<typeof newAuthenticator>['prove'];
  older: () => Promise<string>;
  current: () => Promise<string>;
}

describe('who is let in', () => {
  const pendingOf = async ({ uid }: Caller, signIn = freshSignIn()) => (await admit(uid, signIn))?.pending ?? 'in';

  test('where one is offered: with the password alone, until a second factor is set up, and without it again', async () => {
    const caller = await team.admin();
    // A record of before does not say anything of it.
    expect(await team.recordOf(caller.uid)).not.toHaveProperty('secondFactor');
    expect(await pendingOf(caller)).toBe('in');
    expect(await team.recordOf(caller.uid)).toMatchObject({ secondFactor: 'offered' });
    const secret = await store.beginApp(ownerOf(caller));
    await store.addApp(ownerOf(caller), await codeAt(secret, now()));
    expect(await team.recordOf(caller.uid)).not.toHaveProperty('secondFactor');
    expect(await pendingOf(caller)).toBe('prove');
    expect(await pendingOf(caller, proving)).toBe('in');
    await store.removeApp(caller.uid);
    expect(await team.recordOf(caller.uid)).toMatchObject({ secondFactor: 'offered' });
    expect(await pendingOf(caller)).toBe('in');
  });

  test('once one is required: nobody by the password alone, at once, and the rules ask when the API has met them', async () => {
    const [caller, unmet] = [await team.admin(), await team.admin('grace')];
    expect([await pendingOf(caller), await pendingOf(unmet)]).toEqual(['in', 'in']);
    mode = 'required';
    expect(await pendingOf(caller)).toBe('enrol');
    expect(await team.recordOf(caller.uid)).not.toHaveProperty('secondFactor');
    expect(await team.recordOf(unmet.uid)).toMatchObject({ secondFactor: 'offered' });
    expect(await requireSecondFactors(await project.firestore(), mode)).toBeGreaterThan(0);
    expect(await team.recordOf(unmet.uid)).not.toHaveProperty('secondFactor');
    expect(await requireSecondFactors(await project.firestore(), mode)).toBe(0);
    const { caller: proved } = await withApp();
    expect(await refusal(store.removeApp(proved.uid))).toBe(secondFactorMessages.lastOne);
    mode = 'offered';
    expect([await pendingOf(caller), await pendingOf(proved)]).toEqual(['in', 'prove']);
  });
});

test('an account with another address than its record is refused, and the address of the record gets one mail a day', async () => {
  const caller = await team.admin();
  const moved = freshSignIn({ address: `moved-${caller.user.email}`, hasSecondFactor: true });
  for (const _again of [1, 2]) expect(await admit(caller.uid, moved)).toMatchObject({ hasOtherAddress: true });
  const [mail, ...more] = await team.mailsTo(caller.user.email);
  expect(more).toEqual([]);
  expect(mail?.message.text).toContain(`moved-${caller.user.email}`);
  expect(await team.mailsTo(`moved-${caller.user.email}`)).toEqual([]);
  const own = await admit(caller.uid, { ...moved, address: caller.user.email });
  expect(own).toBeDefined();
  expect(own).not.toHaveProperty('hasOtherAddress');
});

describe('a second factor that was lost', () => {
  test('is reset by a colleague: all sessions end, everyone is told, and a new password leads to a new factor', async () => {
    const [{ caller: ada }, grace] = [await withApp(), await team.admin('grace')];
    const handlers = team.handlers();
    const reset = (id: string, by = grace) =>
      refusal(handlers.resetSecondFactor(team.by<'resetSecondFactor'>(by, { parameters: { id } })));
    const { members } = await team.read(grace);
    expect(members.find(({ uid }) => uid === ada.uid)?.hasSecondFactor).toBe(true);
    expect(await reset(ada.uid)).toBe('taken');
    expect(await reset(ada.uid)).toBe('This person has no second factor.');
    expect(await reset(grace.uid)).toMatch(/^Your own/);
    expect(await reset('nobody')).toMatch(/not in the team/);
    expect(await admit(ada.uid, { ...proving, authTime: Math.floor(time / 1000) })).toBeUndefined();
    expect(await store.isEnrolled(ada.uid)).toBe(false);
    expect(await team.linesAbout(ada.user.email)).toEqual(['second-factor-reset']);
    const links = (await team.mailsTo(ada.user.email)).filter(
      ({ emailService }) => emailService.template === 'account',
    );
    expect(links).toMatchObject([{ message: { text: expect.stringContaining(passwordLinkMark) } }]);
    for (const { user } of [ada, grace])
      expect((await team.mailsTo(user.email)).map(({ message }) => message.subject)).toContainEqual(
        `Website: ${ada.user.email} has to set up a new second factor`,
      );
    later(1);
    const signIn = freshSignIn({ authTime: Math.floor(time / 1000) });
    expect((await admit(ada.uid, signIn))?.pending).toBeUndefined();
    mode = 'required';
    expect((await admit(ada.uid, signIn))?.pending).toBe('enrol');
  });

  test('is reset: a session that ended the others in the same second ends too, and later ones count', async () => {
    const [{ caller: ada }, grace] = [await withApp(), await team.admin('grace')];
    const mintedAt = await endSessionsBefore(await project.firestore(), ada.uid, nextSecond(now()));
    const kept = freshSignIn({ mintedAt, hasSecondFactor: true });
    expect(await admit(ada.uid, kept)).toBeDefined();
    await team.handlers().resetSecondFactor(team.by<'resetSecondFactor'>(grace, { parameters: { id: ada.uid } }));
    expect(await admit(ada.uid, kept)).toBeUndefined();
  });

  test('goes with whoever is removed', async () => {
    const [{ caller: ada }, grace] = [await withApp(), await team.admin('grace')];
    await team.remove(grace, ada.uid);
    expect((await project.documents('secondFactors')).map(({ id }) => id)).not.toContain(ada.uid);
    expect(await refusal(store.beginApp(ownerOf(ada)))).toBe(secondFactorMessages.forAdmins);
  });
});

test('who has still to prove one sets none up, and after ten minutes proves none', async () => {
  const { caller, secret } = await withApp();
  const handlers = createSecondFactorHandlers({
    store,
    makeToken: async () => 'token',
    countProof: async () => undefined,
    audit: noAudit,
    now,
  });
  const pending: Caller = { ...caller, user: { ...caller.user, admin: false }, pending: 'prove' };
  await expect(handlers.newApp(team.by<'newApp'>(pending))).rejects.toMatchObject({
    status: 403,
    data: { reason: refusalReasons.secondFactor },
  });
  const prove = async () =>
    handlers.proveCode(team.by<'proveCode'>(pending, { body: { code: await codeAt(secret, now()) } }));
  expect(await prove()).toEqual({ data: { token: 'token' } });
  later(11);
  await expect(prove()).rejects.toMatchObject({ status: 401 });
  const visitor: Caller = { ...caller, user: { ...caller.user, admin: false } };
  await expect(handlers.newApp(team.by<'newApp'>(visitor))).rejects.toMatchObject({ status: 403 });
});

describe('a session', () => {
  test('begins once, is written once a minute, and is over when nothing was done for half an hour', async () => {
    const { uid } = await team.admin();
    const sessions = createSessionStore(project.firestore, now);
    const signIn = freshSignIn({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' });
    const seen = async (instance = sessions) => instance.seen(uid, signIn);
    const written = async () => (await project.documents('adminSessions')).find((one) => one.uid === uid)?.lastSeenAt;
    const begun = await Promise.all(Array.from({ length: 2 }, () => seen(createSessionStore(project.firestore, now))));
    expect(begun.toSorted()).toEqual(['begun', 'known']);
    expect(await sessions.list(uid, signIn.session)).toMatchObject([{ device: 'Chrome on Linux', isThis: true }]);
    await seen();
    const first = await written();
    time += 30_000;
    expect([await seen(), await written()]).toEqual(['known', first]);
    later(20);
    expect(await seen()).toBe('known');
    expect((await written()).toMillis()).toBe(time);
    later(37);
    expect([await seen(), await seen()]).toEqual(['over', 'over']);
    expect(await sessions.list(uid, signIn.session)).toEqual([]);
  });

  test('ends the others for API and rules, also those of the same second', async () => {
    const caller = await team.admin();
    const sessions = createSessionStore(project.firestore, now);
    const seconds = Math.floor(time / 1000);
    const [other, own] = [
      freshSignIn({ authTime: seconds + 20, session: 'other' }),
      freshSignIn({ authTime: seconds + 10, session: 'own', confirmedAt: seconds + 15 }),
    ];
    for (const one of [other, own]) await sessions.seen(caller.uid, one);
    time = (seconds + 20) * 1000;
    const made: Record<string, unknown>[] = [];
    const createCustomToken = async (_uid: string, claims: object = {}) => {
      made.push({ ...claims });
      return 'token';
    };
    const handlers = createSessionHandlers({
      sessions,
      makeToken: createSessionTokens(() => ({ createCustomToken }), now),
      signIn: async () => 'token',
      countProof: async () => undefined,
      endSessionsBefore: async (uid, moment) => endSessionsBefore(await project.firestore(), uid, moment),
      audit: noAudit,
      now,
    });
    expect(await sessions.list(caller.uid, 'own')).toHaveLength(2);
    await handlers.endOtherSessions(team.by<'endOtherSessions'>({ ...caller, signIn: own }));
    expect(made).toEqual([{ session: 'own', confirmedAt: seconds + 15, mintedAt: seconds + 21 }]);
    for (const ended of [other, own]) expect(await admit(caller.uid, ended)).toBeUndefined();
    // The browser signs in with the token at once, in the same second.
    const renewed = { ...own, authTime: seconds + 20, mintedAt: seconds + 21 };
    expect(await admit(caller.uid, renewed)).toBeDefined();
    await sessions.seen(caller.uid, renewed);
    expect(await sessions.list(caller.uid, 'own')).toMatchObject([{ isThis: true }]);
    // A confirmation in the same second stays valid.
    await handlers.confirm(
      team.by<'confirm'>({ ...caller, signIn: renewed }, { body: { password: 'four words of nonsense' } }),
    );
    expect(made.at(-1)).toMatchObject({ mintedAt: seconds + 21 });
  });
});
