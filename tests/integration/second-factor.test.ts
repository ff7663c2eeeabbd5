import { secondFactorWaived } from '@site/contract/team/admin';
import { secondFactorMessages } from '@site/contract/team/second-factor';
import { refusalReasons, type SecondFactorMode } from '@site/contract/team/sign-in';
import { teamMessages } from '@site/contract/team/team';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Caller, secondsOf } from '../../functions/src/http/caller.ts';
import { requestLimits } from '../../functions/src/http/rate-limits/request-limits.ts';
import { passwordLinkMark } from '../../functions/src/team/account-mails.ts';
import { adminAccess, requireSecondFactors } from '../../functions/src/team/admin-access.ts';
import * as identityToolkit from '../../functions/src/team/identity-toolkit.ts';
import {
  addApp,
  appHandlers,
  beginApp,
  codeAt,
  proveCode,
  removeApp,
} from '../../functions/src/team/second-factor/app-codes.ts';
import { addPasskey, beginPasskey, beginProof, provePasskey } from '../../functions/src/team/second-factor/passkeys.ts';
import { proveRecoveryCode, renewRecoveryCodes } from '../../functions/src/team/second-factor/recovery-codes.ts';
import { enrolledAmong, secondFactorState } from '../../functions/src/team/second-factor/second-factor.ts';
import {
  endSessionsBefore,
  listSessions,
  nextSecond,
  noteActivity,
  sessionHandlers,
} from '../../functions/src/team/sessions.ts';
import { freshSignIn } from '../../functions/src/test-support/handlers.ts';
import { newAuthenticator } from '../support/authenticator.ts';
import { setTime } from '../support/own-clock.ts';
import { ownProject } from '../support/own-project.ts';
import { ownTeam } from '../support/own-team.ts';

const project = ownProject('second-factor');
const siteOrigin = 'https://www.ohmbridge.example';
const setMode = (mode: SecondFactorMode) => vi.stubEnv('SECOND_FACTOR', mode);
const later = (minutes: number) => setTime(new Date(Date.now() + minutes * 60_000));
const team = ownTeam(project);
const ownerOf = ({ uid, signIn }: Caller) => ({ uid, session: signIn.session });
const proving = freshSignIn({ hasSecondFactor: true });

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: Error) => error.message,
  );

/** Creates an admin with an app. Gives the secret of the app and the recovery codes. */
async function withApp(name = 'ada') {
  const caller = await team.admin(name);
  const secret = await beginApp(ownerOf(caller));
  const recoveryCodes = (await addApp(ownerOf(caller), await codeAt(secret, new Date()))) ?? [];
  later(1);
  return { caller, secret, recoveryCodes };
}

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', siteOrigin);
  setMode('offered');
  setTime(new Date());
});
afterEach(() => vi.unstubAllEnvs());

describe('a code of an app', () => {
  test('is accepted once, even if it is sent many times at the same moment', async () => {
    const { caller, secret } = await withApp();
    const code = await codeAt(secret, new Date());
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => refusal(proveCode(caller.uid, code))));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === secondFactorMessages.wrongCode)).toHaveLength(2);
    expect(await refusal(proveCode(caller.uid, code))).toBe(secondFactorMessages.wrongCode);
  });

  test('is refused if the app was set up with it, or if it belongs to a secret whose set-up was never finished', async () => {
    const caller = await team.admin();
    const [first, second] = [await beginApp(ownerOf(caller)), await beginApp(ownerOf(caller))];
    expect(await refusal(addApp(ownerOf(caller), await codeAt(first, new Date())))).toBe(
      secondFactorMessages.wrongCode,
    );
    const elsewhere = { uid: caller.uid, session: 'another session' };
    const code = await codeAt(second, new Date());
    expect(await refusal(addApp(elsewhere, code))).toBe(secondFactorMessages.expired);
    await addApp(ownerOf(caller), code);
    expect(await refusal(proveCode(caller.uid, code))).toBe(secondFactorMessages.wrongCode);
    expect(await refusal(beginApp(ownerOf(caller)))).toBe(secondFactorMessages.appAlready);
  });

  test('sets nothing up after five minutes', async () => {
    const caller = await team.admin();
    const secret = await beginApp(ownerOf(caller));
    later(6);
    expect(await refusal(addApp(ownerOf(caller), await codeAt(secret, new Date())))).toBe(secondFactorMessages.expired);
  });
});

test('a recovery code that is sent many times at once works once, and is stored as a hash', async () => {
  const { caller, recoveryCodes } = await withApp();
  const [code = ''] = recoveryCodes;
  const plain = code.replaceAll('-', '');
  expect(JSON.stringify(await project.documents('secondFactors'))).not.toMatch(new RegExp(`${code}|${plain}`));
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => refusal(proveRecoveryCode(caller.uid, plain))));
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
  expect((await secondFactorState(caller.uid)).recoveryCodesLeft).toBe(9);
  await renewRecoveryCodes(caller.uid);
  expect(await refusal(proveRecoveryCode(caller.uid, (recoveryCodes[1] ?? '').replaceAll('-', '')))).toBe(
    secondFactorMessages.wrongRecoveryCode,
  );
});

describe('a passkey', () => {
  async function withPasskey() {
    const caller = await team.admin();
    const authenticator = newAuthenticator(siteOrigin);
    const { challenge } = (await beginPasskey(ownerOf(caller), caller.user)) as { challenge: string };
    const recoveryCodes = await addPasskey(ownerOf(caller), 'Laptop', authenticator.make(challenge));
    expect(recoveryCodes).toHaveLength(10);
    const challengeNow = async () => ((await beginProof(ownerOf(caller))).options as { challenge: string }).challenge;
    return { caller, authenticator, challengeNow };
  }

  test('is proved once, by an answer to the challenge of this session', async () => {
    const { caller, authenticator, challengeNow } = await withPasskey();
    const proof = authenticator.prove(await challengeNow());
    expect(await refusal(provePasskey({ uid: caller.uid, session: 'stolen' }, proof))).toBe(
      secondFactorMessages.expired,
    );
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => refusal(provePasskey(ownerOf(caller), proof))));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect((await secondFactorState(caller.uid)).passkeys).toMatchObject([
      { name: 'Laptop', lastUsedAt: expect.any(String) },
    ]);
  });

  test('is not proved by an older challenge, on another site, with an older counter or with another key', async () => {
    const { caller, authenticator, challengeNow } = await withPasskey();
    const { prove } = authenticator;
    const outcome = (proof: ReturnType<typeof prove>) => refusal(provePasskey(ownerOf(caller), proof));
    expect(await outcome(prove(await challengeNow()))).toBe('taken');
    const older = await challengeNow();
    await challengeNow();
    expect(await outcome(prove(older)), 'an older challenge').toBe(secondFactorMessages.wrongPasskey);
    for (const change of [{ origin: `${siteOrigin}.evil.test` }, { counter: 0 }, { forged: true }])
      expect(await outcome(prove(await challengeNow(), change)), JSON.stringify(change)).toBe(
        secondFactorMessages.wrongPasskey,
      );
    expect(await outcome(prove(await challengeNow()))).toBe('taken');
  });

  test('of another person, or one that was removed, is refused', async () => {
    const { caller, challengeNow } = await withPasskey();
    const proof = newAuthenticator(siteOrigin).prove(await challengeNow());
    expect(await refusal(provePasskey(ownerOf(caller), proof))).toBe(secondFactorMessages.unknownPasskey);
  });
});

describe('the check of a sign-in', () => {
  const pendingOf = async ({ uid }: Caller, signIn = freshSignIn()) =>
    (await adminAccess(uid, signIn))?.pending ?? 'in';

  test('lets a password alone in while a factor is only offered, asks once one is set up, and stops after its removal', async () => {
    const caller = await team.admin();
    // An old record does not have this field.
    expect(await team.recordOf(caller.uid)).not.toHaveProperty('secondFactor');
    expect(await pendingOf(caller)).toBe('in');
    expect(await team.recordOf(caller.uid)).toMatchObject({ secondFactor: secondFactorWaived });
    const secret = await beginApp(ownerOf(caller));
    await addApp(ownerOf(caller), await codeAt(secret, new Date()));
    expect(await team.recordOf(caller.uid)).not.toHaveProperty('secondFactor');
    expect(await pendingOf(caller)).toBe('prove');
    expect(await pendingOf(caller, proving)).toBe('in');
    await removeApp(caller.uid);
    expect(await team.recordOf(caller.uid)).toMatchObject({ secondFactor: secondFactorWaived });
    expect(await pendingOf(caller)).toBe('in');
  });

  test('lets no password alone in once a factor is required; the rules refuse after the first request to the API', async () => {
    const [caller, unmet] = [await team.admin(), await team.admin('grace')];
    expect([await pendingOf(caller), await pendingOf(unmet)]).toEqual(['in', 'in']);
    setMode('required');
    expect(await pendingOf(caller)).toBe('enrol');
    expect(await team.recordOf(caller.uid)).not.toHaveProperty('secondFactor');
    expect(await team.recordOf(unmet.uid)).toMatchObject({ secondFactor: secondFactorWaived });
    expect(await requireSecondFactors()).toBeGreaterThan(0);
    expect(await team.recordOf(unmet.uid)).not.toHaveProperty('secondFactor');
    expect(await requireSecondFactors()).toBe(0);
    const { caller: proved } = await withApp();
    expect(await refusal(removeApp(proved.uid))).toBe(secondFactorMessages.lastOne);
    setMode('offered');
    expect([await pendingOf(caller), await pendingOf(proved)]).toEqual(['in', 'prove']);
  });
});

test('an account whose address differs from its record is refused, and the address of the record gets one email a day', async () => {
  const caller = await team.admin();
  const moved = freshSignIn({ address: `moved-${caller.user.email}`, hasSecondFactor: true });
  for (const _again of [1, 2]) expect(await adminAccess(caller.uid, moved)).toMatchObject({ hasOtherAddress: true });
  const [mail, ...more] = await team.mailsTo(caller.user.email);
  expect(more).toEqual([]);
  expect(mail?.message.text).toContain(`moved-${caller.user.email}`);
  expect(await team.mailsTo(`moved-${caller.user.email}`)).toEqual([]);
  const own = await adminAccess(caller.uid, { ...moved, address: caller.user.email });
  expect(own).toBeDefined();
  expect(own).not.toHaveProperty('hasOtherAddress');
});

describe('a second factor that was lost', () => {
  test('is reset by a colleague: all sessions end, every admin gets an email, and the owner chooses a password and a factor', async () => {
    const [{ caller: ada }, grace] = [await withApp(), await team.admin('grace')];
    const reset = (id: string, by = grace) =>
      refusal(team.handlers.resetSecondFactor(team.by<'resetSecondFactor'>(by, { parameters: { id } })));
    const { members } = await team.read(grace);
    expect(members.find(({ uid }) => uid === ada.uid)?.hasSecondFactor).toBe(true);
    expect(await reset(ada.uid)).toBe('taken');
    expect(await reset(ada.uid)).toBe(teamMessages.noSecondFactor);
    expect(await reset(grace.uid)).toBe(teamMessages.ownSecondFactor);
    expect(await reset('nobody')).toBe(teamMessages.notInTeam);
    expect(await adminAccess(ada.uid, { ...proving, authTime: secondsOf(new Date()) })).toBeUndefined();
    expect(await enrolledAmong([ada.uid])).toEqual(new Set());
    expect(await team.linesAbout(ada.user.email)).toEqual(['second-factor-reset']);
    const links = (await team.mailsTo(ada.user.email)).filter(
      ({ emailService }) => emailService.template === 'account',
    );
    expect(links).toMatchObject([{ message: { text: expect.stringContaining(passwordLinkMark) } }]);
    for (const { user } of [ada, grace])
      expect((await team.mailsTo(user.email)).map(({ message }) => message.subject)).toContainEqual(
        `Website: ${ada.user.email} must set up a new second step`,
      );
    later(1);
    const signIn = freshSignIn({ authTime: secondsOf(new Date()) });
    expect((await adminAccess(ada.uid, signIn))?.pending).toBeUndefined();
    setMode('required');
    expect((await adminAccess(ada.uid, signIn))?.pending).toBe('enrol');
  });

  test('is reset: a session that ended the others in the same second ends too, and later ones count', async () => {
    const [{ caller: ada }, grace] = [await withApp(), await team.admin('grace')];
    const mintedAt = await endSessionsBefore(ada.uid, nextSecond(new Date()));
    const kept = freshSignIn({ mintedAt, hasSecondFactor: true });
    expect(await adminAccess(ada.uid, kept)).toBeDefined();
    await team.handlers.resetSecondFactor(team.by<'resetSecondFactor'>(grace, { parameters: { id: ada.uid } }));
    expect(await adminAccess(ada.uid, kept)).toBeUndefined();
  });

  test('is deleted with its admin', async () => {
    const [{ caller: ada }, grace] = [await withApp(), await team.admin('grace')];
    await team.remove(grace, ada.uid);
    expect((await project.documents('secondFactors')).map(({ id }) => id)).not.toContain(ada.uid);
    expect(await refusal(beginApp(ownerOf(ada)))).toBe(secondFactorMessages.forAdmins);
  });
});

test('an admin with an unproved factor cannot set up another one, and has ten minutes for the proof', async () => {
  const { caller, secret } = await withApp();
  vi.spyOn(project.auth(), 'createCustomToken').mockResolvedValue('token');
  vi.spyOn(requestLimits, 'countProof').mockResolvedValue();
  const pending: Caller = { ...caller, user: { ...caller.user, admin: false }, pending: 'prove' };
  await expect(appHandlers.newApp(team.by<'newApp'>(pending))).rejects.toMatchObject({
    status: 403,
    data: { reason: refusalReasons.secondFactor },
  });
  const prove = async () =>
    appHandlers.proveCode(team.by<'proveCode'>(pending, { body: { code: await codeAt(secret, new Date()) } }));
  expect(await prove()).toEqual({ data: { token: 'token' } });
  later(11);
  await expect(prove()).rejects.toMatchObject({ status: 401 });
  const visitor: Caller = { ...caller, user: { ...caller.user, admin: false } };
  await expect(appHandlers.newApp(team.by<'newApp'>(visitor))).rejects.toMatchObject({ status: 403 });
});

describe('a session', () => {
  test('begins once, is written once a minute, and ends after half an hour without activity', async () => {
    const { uid } = await team.admin();
    const signIn = freshSignIn({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' });
    const seen = () => noteActivity(uid, signIn);
    const written = async () => (await project.documents('adminSessions')).find((one) => one.uid === uid)?.lastSeenAt;
    const begun = await Promise.all([seen(), seen()]);
    expect(begun.toSorted()).toEqual(['begun', 'known']);
    expect(await listSessions(uid, signIn.session)).toMatchObject([{ device: 'Chrome on Linux', isThis: true }]);
    await seen();
    const first = await written();
    later(0.5);
    expect([await seen(), await written()]).toEqual(['known', first]);
    later(20);
    expect(await seen()).toBe('known');
    expect((await written()).toMillis()).toBe(Date.now());
    later(37);
    expect([await seen(), await seen()]).toEqual(['over', 'over']);
    expect(await listSessions(uid, signIn.session)).toEqual([]);
  });

  test('ends the other sessions for API and rules, also sessions of the same second', async () => {
    const caller = await team.admin();
    const seconds = secondsOf(new Date());
    const [other, own] = [
      freshSignIn({ authTime: seconds + 20, session: 'other' }),
      freshSignIn({ authTime: seconds + 10, session: 'own', confirmedAt: seconds + 15 }),
    ];
    for (const one of [other, own]) await noteActivity(caller.uid, one);
    setTime(new Date((seconds + 20) * 1000));
    const makeToken = vi.spyOn(project.auth(), 'createCustomToken').mockResolvedValue('token');
    vi.spyOn(identityToolkit, 'signInWithPassword').mockResolvedValue('token');
    vi.spyOn(requestLimits, 'countProof').mockResolvedValue();
    expect(await listSessions(caller.uid, 'own')).toHaveLength(2);
    await sessionHandlers.endOtherSessions(team.by<'endOtherSessions'>({ ...caller, signIn: own }));
    const claims = { session: 'own', confirmedAt: seconds + 15, mintedAt: seconds + 21 };
    expect(makeToken).toHaveBeenCalledExactlyOnceWith(caller.uid, claims);
    for (const ended of [other, own]) expect(await adminAccess(caller.uid, ended)).toBeUndefined();
    // The browser signs in with the token at once, in the same second.
    const renewed = { ...own, authTime: seconds + 20, mintedAt: seconds + 21 };
    expect(await adminAccess(caller.uid, renewed)).toBeDefined();
    await noteActivity(caller.uid, renewed);
    expect(await listSessions(caller.uid, 'own')).toMatchObject([{ isThis: true }]);
    // A confirmation in the same second stays valid.
    await sessionHandlers.confirm(
      team.by<'confirm'>({ ...caller, signIn: renewed }, { body: { password: 'four words of nonsense' } }),
    );
    expect(makeToken.mock.lastCall?.[1]).toMatchObject({ mintedAt: seconds + 21 });
  });
});
