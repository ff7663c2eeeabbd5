import type { NotificationKind } from '@site/contract/desk/notifications';
import type { ApplicationRecord } from '@site/contract/desk/submission-record';
import { roles } from '@site/contract/team/roles';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handOver } from '../../functions/src/desk/assign-submission.ts';
import { erasePerson } from '../../functions/src/desk/person.ts';
import { sendNotifications } from '../../functions/src/desk/send-notifications.ts';
import { sendSummaries } from '../../functions/src/desk/send-summaries.ts';
import { siteOrigin } from '../../functions/src/shared/configuration.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { setTime, wait } from '../support/own-clock.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('notifications');
const firestore = await project.firestore();
const origin = siteOrigin();

const waitMinutes = (minutes: number) => wait(minutes * 60_000);
const { call, tokenFor, apply } = ownDesk(project);
const admins = firestore.collection('admins');

beforeEach(async () => {
  setTime('2026-11-23T10:00:00Z');
  await admins.doc('grace').set({ email: 'grace@example.com', roles });
});
afterEach(project.clear);

const assign = ({ id }: ApplicationRecord, uid: string | null) =>
  call('assignSubmission', { parameters: { kind: 'applications', id }, body: { uid } });
const choose = (kind: NotificationKind, isOn: boolean, uid = 'grace') =>
  admins.doc(uid).update({ [`notifications.${kind}`]: isOn });
const send = () => sendNotifications(new Date());
/** Gives the texts of the emails to Grace, the oldest first. */
const mails = async () => {
  const found = firestore.collection('mail').where('to', '==', ['grace@example.com']).orderBy('delivery.startTime');
  return (await found.get()).docs.map((mail) => String(mail.get('message.text')));
};

it('an admin gets an email at once about an assignment, then one email an hour about all news, and nothing twice', async () => {
  const [one, two, three] = [await apply(), await apply(), await apply()];
  await assign(one, 'grace');
  expect(await forEachOf([1, 2, 3], send)).toEqual(expect.arrayContaining([1, 0, 0]));
  expect(await mails()).toEqual([expect.stringContaining(`${one.reference}:\nAssigned to you\n${origin}/dashboard`)]);

  waitMinutes(10);
  for (const application of [two, three]) await assign(application, 'grace');
  await assign(two, 'grace');
  waitMinutes(49);
  expect(await send()).toBe(0);
  waitMinutes(1);
  expect([await send(), await send()]).toEqual([1, 0]);
  const [, second = ''] = await mails();
  expect([two, three, one].map(({ reference }) => second.includes(reference))).toEqual([true, true, false]);
  expect(second).not.toContain(two.lastName);
  waitMinutes(600);
  expect(await send()).toBe(0);
});

it('an admin gets no email about their own actions or turned-off news, and a former admin gets none', async () => {
  await admins.doc('an-admin').set({ email: 'an-admin@example.com', roles });
  await assign(await apply(), 'an-admin');
  await choose('assigned', false);
  await assign(await apply(), 'grace');
  expect(await project.documents('notifications')).toEqual([]);

  await choose('assigned', true);
  await assign(await apply(), 'grace');
  await admins.doc('grace').delete();
  expect(await send()).toBe(0);
  expect(await mails()).toEqual([]);
});

it('the assignee gets an email when the applicant withdraws or erases the application, but not when an admin erases it', async () => {
  const [withdrawn, erased, removed] = [await apply(), await apply(), await apply()];
  for (const application of [withdrawn, erased, removed]) await assign(application, 'grace');
  await send();
  waitMinutes(60);
  const token = await tokenFor(withdrawn.email);
  const { reference } = withdrawn;
  await call('withdrawApplication', { body: { token, reference } });
  await erasePerson(erased.email, ['applications'], new Date());
  await call('eraseSubmission', { parameters: { kind: 'applications', id: removed.id } });
  await send();
  const [, text = ''] = await mails();
  expect(text).toContain(`${reference}:\nWithdrawn by the applicant`);
  expect(text).toContain(`${erased.reference}: Erased by the applicant`);
  expect(text).not.toContain(removed.reference);
});

it('the assignee gets an email when the applicant has answered and waits for us again', async () => {
  const application = await apply();
  await assign(application, 'grace');
  await send();
  waitMinutes(60);
  const token = await tokenFor(application.email);
  const { reference } = application;
  await call('writeAboutApplication', { body: { token, reference, text: 'When shall I come?' } });
  await send();
  const [, text = ''] = await mails();
  expect(text).toContain(`${reference}:\nThe applicant or enquirer has answered`);
  expect(text).not.toContain('When shall I come?');
  const [stored] = await project.documents('applications');
  expect(stored).toMatchObject({ waitsSince: stored?.heardAt, unread: true });
});

it('an admin who takes over from a colleague gets one email', async () => {
  await admins.doc('charles').set({ email: 'charles@example.com', roles });
  for (const application of [await apply(), await apply()]) await assign(application, 'charles');
  await handOver('charles', 'grace', { uid: 'an-admin', email: 'an-admin@example.com' });
  await send();
  expect((await mails()).join().match(/Handed over to you/g)).toHaveLength(1);
});

it('news that arrives while an email is made comes with the next one', async () => {
  const [one, other] = [await apply(), await apply()];
  await assign(one, 'grace');
  await Promise.all([send(), assign(other, 'grace')]);
  waitMinutes(60);
  await send();
  const all = (await mails()).join();
  for (const { reference } of [one, other]) expect(all.split(`${reference}:`)).toHaveLength(2);
});

it('an admin who wants the summary of the day gets it once a day', async () => {
  const application = await apply();
  await assign(application, 'grace');
  expect(await sendSummaries(new Date())).toBe(0);
  await choose('summary', true);
  expect([await sendSummaries(new Date()), await sendSummaries(new Date())]).toEqual([1, 0]);
  expect(await mails()).toEqual([expect.stringContaining(`${application.reference}:\nWaiting for you since 23 Nov`)]);
});
