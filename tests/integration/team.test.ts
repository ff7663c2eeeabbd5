import { messages } from '@site/contract/shared/messages';
import { teamMessages } from '@site/contract/team/team';
import { beforeEach, describe, expect, it } from 'vitest';
import { assign } from '../../functions/src/desk/assign-submission.ts';
import type { Caller } from '../../functions/src/http/caller.ts';
import { invitationLinkMark, passwordLinkMark } from '../../functions/src/team/account-mails.ts';
import { queuePasswordMail } from '../../functions/src/team/forgotten-password.ts';
import { invitedBy, makeInvitationToken } from '../../functions/src/team/invitation-links.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { setTime } from '../support/own-clock.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';
import { ownTeam } from '../support/own-team.ts';

const project = ownProject('team');
const team = ownTeam(project);
const wait = (seconds: number) => setTime(new Date(Date.now() + seconds * 1000));
const { addressOf, admin, invite, remove, remind, read, setRoles, status, welcome } = team;
const { account, recordOf, halvesOf, mailsTo, linesAbout } = team;

const auth = project.auth();

let ada: Caller;

beforeEach(async () => {
  await project.clear();
  setTime(new Date());
  ada = await admin('ada');
});

describe('inviting', () => {
  it('makes an account, an admin, a line of the history and one email, without the link in it', async () => {
    const email = addressOf('grace');
    expect(await invite(ada, email)).toEqual({ data: { email, isNew: true } });
    const { uid, displayName } = await account(email);
    expect(displayName).toBe('Grace Hopper');
    expect(await halvesOf(uid)).toEqual({ claim: true, record: true });
    expect(await recordOf(uid)).toMatchObject({ email, invitedBy: ada.uid, dailyMail: true });
    expect(await project.documents('adminChanges')).toMatchObject([
      { kind: 'invited', who: { uid, email }, by: { uid: ada.uid, email: ada.user.email } },
    ]);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [email], emailService: { template: 'account' }, delivery: { state: 'PENDING' } });
    expect(mail?.message.text).toContain(invitationLinkMark);
    expect(JSON.stringify(mail)).not.toContain('/login#');
  });

  it('informs every colleague once, when the invited colleague first signs in', async () => {
    const email = addressOf('grace');
    const charles = await admin('charles');
    await invite(ada, email);
    const { uid } = await account(email);
    await Promise.all([welcome(uid), welcome(uid)]);
    await welcome(uid);
    await welcome(charles.uid);
    const told = (await project.documents('mail')).filter(({ message }) => message.subject.includes('first time'));
    expect(new Set(told.map(({ to }) => to[0]))).toEqual(new Set([ada.user.email, charles.user.email]));
    expect(told).toHaveLength(2);
    expect(told[0]?.message.subject).toBe(`Website: ${email} has signed in for the first time`);
    expect(await linesAbout(email)).toHaveLength(2);
  });

  it('by two admins, at once or one after the other, makes one account and sends one email', async () => {
    const email = addressOf('grace');
    const charles = await admin('charles');
    const answers = await Promise.all([invite(ada, email), invite(charles, email)]);
    expect(answers.filter(({ data }) => data.isNew)).toHaveLength(1);
    expect((await invite(ada, email)).data.isNew).toBe(false);
    expect(await linesAbout(email)).toEqual(['invited']);
    expect(await mailsTo(email)).toHaveLength(1);
    const { users } = await auth.getUsers([{ email }]);
    expect(users).toHaveLength(1);
  });

  it('of a person whose account has a confirmed address keeps their name and password', async () => {
    const [email, password] = [addressOf('visitor'), uniqueMark()];
    const before = await auth.createUser({ email, password, displayName: 'Vera', emailVerified: true });
    await auth.setCustomUserClaims(before.uid, { newsletter: true });
    expect((await invite(ada, email)).data.isNew).toBe(true);
    const after = await account(email);
    expect(after).toMatchObject({ uid: before.uid, displayName: 'Vera', passwordHash: before.passwordHash });
    expect(after.customClaims).toEqual({ newsletter: true, admin: true });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('of a person locks out a stranger who has signed up with that address', async () => {
    const [email, password] = [addressOf('visitor'), uniqueMark()];
    const before = await auth.createUser({ email, password });
    await invite(ada, email);
    const after = await auth.getUser(before.uid);
    expect(after.passwordHash).not.toBe(before.passwordHash);
    expect(Date.parse(after.tokensValidAfterTime ?? '')).toBeGreaterThan(0);
  });

  it('of an existing admin changes nothing in their account, even if a command made the account', async () => {
    const charles = await admin('charles');
    const before = await auth.getUser(charles.uid);
    expect((await invite(ada, charles.user.email)).data.isNew).toBe(false);
    expect((await auth.getUser(charles.uid)).passwordHash).toBe(before.passwordHash);
    expect(await mailsTo(charles.user.email)).toEqual([]);
  });

  it('is refused for a disabled account', async () => {
    const email = addressOf('visitor');
    await auth.createUser({ email, disabled: true });
    await expect(invite(ada, email)).rejects.toMatchObject({ status: 409, message: teamMessages.accountDisabled });
    expect(await linesAbout(email)).toEqual([]);
  });

  it('is refused to an admin who was removed in the meantime', async () => {
    const charles = await admin('charles');
    await remove(ada, charles.uid);
    const email = addressOf('grace');
    await expect(invite(charles, email)).rejects.toMatchObject({ status: 403, message: messages.notAnAdmin });
    expect(await recordOf((await account(email)).uid)).toBeUndefined();
  });

  it('sends the email again to a colleague who never came, once in ten minutes', async () => {
    const email = addressOf('grace');
    await invite(ada, email);
    const { uid } = await account(email);
    wait(700);
    const answers = await Promise.all([remind(ada, uid), remind(ada, uid), remind(ada, uid)]);
    expect(answers.filter(({ data }) => data.isSent)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await status(remind(ada, 'nobody-at-all'))).toBe(404);
  });
});

describe('the link of an invitation', () => {
  /** Invites a colleague. Gives their address, their uid and the token of their link. */
  const invited = async () => {
    const email = addressOf('grace');
    await invite(ada, email);
    return { email, uid: (await account(email)).uid, token: (await makeInvitationToken(email)) ?? '' };
  };
  const isOpen = (token: string) =>
    invitedBy(token).then(
      () => true,
      ({ status }: { status: number }) => status !== 410,
    );

  it('ends when the invitation is sent again, and the newer link works', async () => {
    const { email, uid, token } = await invited();
    wait(700);
    expect((await remind(ada, uid)).data.isSent).toBe(true);
    const newer = (await makeInvitationToken(email)) ?? '';
    expect([await isOpen(token), await isOpen(newer)]).toEqual([false, true]);
    // A second press of the button sends no email, and ends no link.
    expect((await remind(ada, uid)).data.isSent).toBe(false);
    expect(await isOpen(newer)).toBe(true);
  });

  it('ends when the colleague is removed, and does not work after another invitation', async () => {
    const { email, uid, token } = await invited();
    await remove(ada, uid);
    expect([await isOpen(token), await makeInvitationToken(email)]).toEqual([false, undefined]);
    wait(1);
    await invite(ada, email);
    expect([await isOpen(token), await isOpen((await makeInvitationToken(email)) ?? '')]).toEqual([false, true]);
  });

  it('ends when the colleague signs in with an existing password, and no further link is made', async () => {
    const { email, uid, token } = await invited();
    await welcome(uid);
    expect([await isOpen(token), await makeInvitationToken(email)]).toEqual([false, undefined]);
  });

  it('is made only for people who were invited', async () => {
    expect(await makeInvitationToken(ada.user.email)).toBeUndefined();
    expect(await makeInvitationToken(addressOf('nobody'))).toBeUndefined();
  });
});

it('all admins, and no one else, get an email about an invitation or a removal', async () => {
  const edsger = await admin('edsger');
  const email = addressOf('grace');
  await invite(ada, email);
  await remove(edsger, (await account(email)).uid);
  for (const { user } of [ada, edsger]) {
    const told = (await mailsTo(user.email)).map(({ message }) => String(message.subject));
    expect(told.toSorted()).toEqual([`Website: ${email} has been invited`, `Website: ${email} has been removed`]);
  }
  const about = (await mailsTo(ada.user.email)).map(({ message }) => message.text).join();
  expect(about).toContain(`Invited by: ${ada.user.email}`);
  expect(about).toContain(`Removed by: ${edsger.user.email}`);
  expect(await mailsTo(email)).toEqual([]);
});

describe('roles', () => {
  const rolesOf = async ({ uid }: Caller) => (await recordOf(uid))?.roles;

  it('come from the invitation; a change is in the history, and every admin gets an email about it', async () => {
    const grace = await admin('grace', ['jobs']);
    const charles = await admin('charles', ['hiring']);
    await setRoles(ada, grace.uid, ['hiring', 'interviewer']);
    expect(await rolesOf(grace)).toEqual(['hiring', 'interviewer']);
    expect((await read(ada)).members.find(({ uid }) => uid === grace.uid)?.roles).toEqual(['hiring', 'interviewer']);
    expect(await project.documents('adminChanges')).toMatchObject([
      {
        ...{ kind: 'roles', before: ['jobs'], after: ['hiring', 'interviewer'] },
        ...{ who: { uid: grace.uid }, by: { uid: ada.uid, email: ada.user.email } },
      },
    ]);
    for (const { user } of [ada, grace, charles]) {
      const [mail, ...more] = await mailsTo(user.email);
      expect(more).toEqual([]);
      expect(mail?.message.subject).toBe(`Website: ${grace.user.email} has new roles`);
      expect(mail?.message.text).toContain('Roles before: Jobs\n');
      expect(mail?.message.text).toContain('Roles now: Hiring, Interviewer\n');
    }
  });

  it('can be set twice with the effect of one change, and a record without roles gives none', async () => {
    const grace = await admin('grace');
    const database = await project.firestore();
    const { id: _id, roles: _roles, ...record } = { ...(await recordOf(grace.uid)), id: '', roles: [] };
    await database.collection('admins').doc(grace.uid).set(record);
    expect((await read(ada)).members.find(({ uid }) => uid === grace.uid)?.roles).toEqual([]);
    await setRoles(ada, grace.uid, ['jobs']);
    await setRoles(ada, grace.uid, ['jobs']);
    expect(await rolesOf(grace)).toEqual(['jobs']);
    expect(await linesAbout(grace.user.email)).toEqual(['roles']);
    expect(await status(setRoles(ada, 'nobody-at-all', ['jobs']))).toBe(404);
    expect(await status(setRoles(ada, 'no/body', ['jobs']))).toBe(404);
  });

  it('cannot be changed by an admin who has since lost the role “team”, who cannot invite or remove either', async () => {
    const [grace, charles] = [await admin('grace'), await admin('charles')];
    await setRoles(ada, grace.uid, ['jobs', 'hiring', 'interviewer']);
    const refused = { status: 403, message: messages.notYourRole };
    await expect(setRoles(grace, charles.uid, ['jobs'])).rejects.toMatchObject(refused);
    await expect(setRoles(grace, grace.uid, ['jobs', 'team'])).rejects.toMatchObject(refused);
    await expect(invite(grace, addressOf('edsger'))).rejects.toMatchObject(refused);
    await expect(remove(grace, charles.uid)).rejects.toMatchObject(refused);
    await remove(ada, grace.uid);
    await expect(setRoles(grace, charles.uid, ['jobs'])).rejects.toMatchObject({
      ...{ status: 403, message: messages.notAnAdmin },
    });
    expect(await rolesOf(charles)).toEqual(charles.roles);
  });

  it('can be taken by an admin from themselves, except the role “team”', async () => {
    await expect(setRoles(ada, ada.uid, ['jobs', 'hiring', 'interviewer'])).rejects.toMatchObject({
      ...{ status: 409, message: teamMessages.notYourOwnTeamRole },
    });
    await setRoles(ada, ada.uid, ['team']);
    expect(await rolesOf(ada)).toEqual(['team']);
  });

  it('stay so that one admin has “team”, if two admins take the role from each other at once', async () => {
    const [one, other] = [await admin('one'), await admin('other')];
    const outcomes = await Promise.all([
      status(setRoles(one, other.uid, ['jobs'])),
      status(setRoles(other, one.uid, ['jobs'])),
    ]);
    expect(new Set(outcomes)).toEqual(new Set([200, 403]));
    const left = [await rolesOf(one), await rolesOf(other)].filter((held) => held?.includes('team'));
    expect(left).toHaveLength(1);
  });
});

describe('removing', () => {
  it('deletes record, claim and sessions at once, adds a line to the history, and stops waiting emails', async () => {
    const email = addressOf('grace');
    await invite(ada, email);
    const { uid } = await account(email);
    await remove(ada, uid);
    expect(await halvesOf(uid)).toEqual({ claim: false, record: false });
    expect(await linesAbout(email)).toEqual(expect.arrayContaining(['invited', 'removed']));
    expect(await mailsTo(email)).toEqual([]);
    expect(await status(remove(ada, uid))).toBe(404);
  });

  it('gives their assigned work to the successor, or to no one', async () => {
    const [grace, charles, edsger] = [await admin('grace'), await admin('charles'), await admin('edsger')];
    const { call } = ownDesk(project);
    for (const [index, { uid }] of [grace, grace, edsger].entries()) {
      const email = `applicant-${index}@example.org`;
      await call('submitApplication', { body: validApplication({ email }) });
      const found = (await project.documents('applications')).find((application) => application.email === email);
      await assign('applications', found?.id ?? '', uid, { uid: ada.uid, email: ada.user.email });
    }
    const held = async () =>
      Object.fromEntries(
        (await project.documents('applications')).map(({ email, assignee }) => [email, assignee?.uid]),
      );
    await expect(remove(ada, grace.uid, grace.uid)).rejects.toMatchObject({
      status: 409,
      message: teamMessages.successorNotInTeam,
    });
    await expect(remove(ada, grace.uid, 'nobody')).rejects.toMatchObject({ status: 409 });
    const interviewer = await admin('interviewer', ['interviewer']);
    await expect(remove(ada, grace.uid, interviewer.uid)).rejects.toMatchObject({ status: 409 });
    expect(await recordOf(grace.uid)).toBeDefined();
    await remove(ada, grace.uid, charles.uid);
    await remove(ada, edsger.uid);
    expect(await held()).toEqual({
      'applicant-0@example.org': charles.uid,
      'applicant-1@example.org': charles.uid,
      'applicant-2@example.org': undefined,
    });
  });

  it('is refused to an admin for themselves, so that one admin always stays', async () => {
    await expect(remove(ada, ada.uid)).rejects.toMatchObject({ status: 409, message: teamMessages.notYourself });
    expect(await halvesOf(ada.uid)).toEqual({ claim: true, record: true });
  });

  it('of each other by two admins at once leaves one admin', async () => {
    const [one, other] = [await admin('one'), await admin('other')];
    const outcomes = await Promise.all([status(remove(one, other.uid)), status(remove(other, one.uid))]);
    expect(new Set(outcomes)).toEqual(new Set([200, 403]));
    const left = [await halvesOf(one.uid), await halvesOf(other.uid)].filter(({ claim, record }) => claim && record);
    expect(left).toHaveLength(1);
  });

  it('works for an admin whose account is already deleted', async () => {
    const charles = await admin('charles');
    await auth.deleteUser(charles.uid);
    expect((await read(ada)).members).toContainEqual(
      expect.objectContaining({ uid: charles.uid, state: 'incomplete' }),
    );
    await remove(ada, charles.uid);
    expect((await read(ada)).members.map(({ uid }) => uid)).toEqual([ada.uid]);
  });

  it('and inviting again makes the person an admin as before', async () => {
    const email = addressOf('grace');
    await invite(ada, email);
    const { uid } = await account(email);
    await remove(ada, uid);
    wait(1);
    expect((await invite(ada, email)).data.isNew).toBe(true);
    expect(await halvesOf(uid)).toEqual({ claim: true, record: true });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

it('the list has every member with their state, and no visitor', async () => {
  const email = addressOf('grace');
  await auth.createUser({ email: addressOf('visitor'), emailVerified: true });
  await invite(ada, email);
  const { members, changes } = await read(ada);
  expect(members).toMatchObject([
    { name: 'ada', email: ada.user.email, isYou: true, invitedBy: null },
    { name: 'Grace Hopper', email, isYou: false, state: 'invited', invitedBy: ada.user.email, lastSeenAt: null },
  ]);
  expect(changes).toMatchObject([{ kind: 'invited', who: { email }, by: { email: ada.user.email } }]);
});

describe('a forgotten password', () => {
  it('sends an admin one email, even if the task runs twice, and sends no one else an email', async () => {
    const visitor = addressOf('visitor');
    await auth.createUser({ email: visitor, emailVerified: true });
    for (const email of [ada.user.email, ada.user.email, visitor, addressOf('nobody')]) {
      await queuePasswordMail(`mail-of-${email.split('@')[0]}`, email);
    }
    const mails = await project.documents('mail');
    expect(mails).toMatchObject([{ to: [ada.user.email], emailService: { template: 'account' } }]);
    expect(mails[0]?.message.text).toContain(passwordLinkMark);
  });

  it('goes to an admin five times in 24 hours, and then no more', async () => {
    const morning = Date.now();
    const queuedAfter = async (hours: number) => {
      setTime(new Date(morning + hours * 3_600_000));
      await queuePasswordMail(`after-${hours}`, ada.user.email);
      return (await project.documents('mail')).length;
    };
    const queued: number[] = [];
    for (const hours of [0, 1, 2, 3, 4, 5, 23, 24, 25]) queued.push(await queuedAfter(hours));
    expect(queued).toEqual([1, 2, 3, 4, 5, 5, 5, 6, 7]);
  });

  it('sends no email to a removed admin, or to an admin with a disabled account', async () => {
    const [charles, dora] = [await admin('charles'), await admin('dora')];
    await remove(ada, charles.uid);
    await auth.updateUser(dora.uid, { disabled: true });
    for (const { user } of [charles, dora]) await queuePasswordMail(user.username, user.email);
    const mails = await project.documents('mail');
    expect(mails.filter(({ emailService }) => emailService.template === 'account')).toEqual([]);
  });
});
