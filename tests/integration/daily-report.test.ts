import { roles } from '@site/contract/team/roles';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { reportToAdmins } from '../../functions/src/nightly/report-daily.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { validApplication } from '../support/factories.ts';
import { readsOf } from '../support/firestore-reads.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('daily-report');
const firestore = await project.firestore();

const email = 'grace@example.com';
const monday = new Date('2026-11-23T07:00:00Z');
const tuesday = new Date('2026-11-24T07:00:00Z');

/** Stores an admin who wants the daily email, and an application that no admin has opened. */
async function something(): Promise<void> {
  await firestore.doc('admins/grace').set({ email, roles, dailyMail: true });
  const at = Timestamp.fromDate(monday);
  await firestore.doc('applications/one').set({ ...validApplication(), createdAt: at, receivedAt: at, unread: true });
}

/** Sets the state of all emails. */
async function all(state: string): Promise<void> {
  const { docs } = await firestore.collection('mail').get();
  for (const { ref } of docs) await ref.update({ 'delivery.state': state });
}

afterEach(project.clear);

it('the daily email comes once a day, even if its schedule fires twice', async () => {
  await something();
  await forEachOf([1, 2], () => reportToAdmins(monday));
  await reportToAdmins(monday);
  expect(await project.documents('mail')).toMatchObject([{ to: [email], delivery: { state: 'PENDING' } }]);
  await all('SUCCESS');
  await forEachOf([1, 2], () => reportToAdmins(tuesday));
  const states = (await project.documents('mail')).map(({ delivery }) => String(delivery.state));
  expect(states.toSorted()).toEqual(['PENDING', 'SUCCESS']);
});

it('the daily email replaces an unsent one, and reads none of the sent ones', async () => {
  await something();
  await reportToAdmins(monday);
  await all('ERROR');
  await reportToAdmins(tuesday);
  expect(await project.documents('mail')).toMatchObject([{ to: [email], delivery: { state: 'PENDING' } }]);
  await all('SUCCESS');
  const sent = await firestore.collection('mail').get();
  const few = await readsOf(() => reportToAdmins(new Date('2026-11-25T07:00:00Z')));
  await all('SUCCESS');
  for (let index = 0; index < 30; index += 1) await firestore.doc(`mail/sent-${index}`).set(sent.docs[0]?.data() ?? {});
  const many = await readsOf(() => reportToAdmins(new Date('2026-11-26T07:00:00Z')));
  expect(many).toBe(few);
});
