import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '../../contract/team/roles.ts';
import { projectId } from '../emulators/addresses.ts';
import { changeAdmin } from '../operator/change-admin.ts';
import { demoAdmin, demoVisitor } from './accounts.ts';
import { seedJobs, seedStack } from './seed.ts';

const app = initializeApp({ projectId }, 'seed-test');
const firestore = getFirestore(app);
const jobs = firestore.collection('jobs');
const auth = getAuth(app);

afterAll(() => deleteApp(app));

beforeEach(async () => {
  await seedStack();
});

test('seeding twice changes nothing', async () => {
  const read = async () =>
    (await jobs.get()).docs.map((document) => [document.id, document.data(), document.updateTime]);
  const before = await read();
  expect(await seedStack()).toEqual({ jobs: 0, accounts: 0, applications: 0 });
  expect(await read()).toEqual(before);
});

test('a deleted job comes back, and an edited job does not change', async () => {
  const [first, second] = seedJobs;
  if (first === undefined || second === undefined) throw new Error('There are seeds.');
  await jobs.doc(first.id).delete();
  await jobs.doc(second.id).update({ title: 'Edited' });
  expect(await seedStack()).toEqual({ jobs: 1, accounts: 0, applications: 0 });
  expect((await jobs.doc(first.id).get()).get('title')).toBe(first.title);
  expect((await jobs.doc(second.id).get()).get('title')).toBe('Edited');
  await jobs.doc(second.id).update({ title: second.title });
});

test('the built-in jobs have the first numbers, and each sample job has its own number', async () => {
  const references = async () => {
    const { docs } = await jobs.select('reference').get();
    return new Map(docs.map((document) => [document.id, String(document.get('reference'))]));
  };
  const found = await references();
  expect(seedJobs.map(({ id }) => found.get(id))).toEqual(seedJobs.map((_, index) => `J-000${index + 1}`));
  expect(new Set(found.values()).size).toBe(found.size);
});

const granted = (email: string, may: readonly Role[]) =>
  `${email} is an admin now, from the next sign-in on, and may do this: ${may.join(', ')}.`;

const recordOf = async (uid: string) => (await firestore.collection('admins').doc(uid).get()).data();

test('the demo admin has the claim and the record, the demo visitor has neither', async () => {
  const admin = await auth.getUserByEmail(demoAdmin.email);
  expect(admin.customClaims).toEqual({ admin: true });
  expect(await recordOf(admin.uid)).toMatchObject({ email: demoAdmin.email });
  const visitor = await auth.getUserByEmail(demoVisitor.email);
  expect(visitor.customClaims?.admin).toBeUndefined();
  expect(await recordOf(visitor.uid)).toBeUndefined();
});

test('claim and record can be granted and revoked; other claims stay, and sessions end', async () => {
  const email = 'someone-else@example.com';
  const { uid } = await auth.createUser({ email });
  await auth.setCustomUserClaims(uid, { editor: true });
  try {
    expect(await changeAdmin('grant', email)).toBe(granted(email, roles));
    expect((await auth.getUser(uid)).customClaims).toEqual({ editor: true, admin: true });
    const common = { email, grantedAt: expect.any(Timestamp), dailyMail: true, validSince: expect.any(Number) };
    const record = { ...common, roles };
    expect(await recordOf(uid)).toEqual(record);
    await firestore.collection('admins').doc(uid).update({ dailyMail: false });
    expect(await changeAdmin('grant', email)).toBe(`${email} is an admin already.`);
    expect(await recordOf(uid)).toEqual({ ...record, dailyMail: false });
    const some = ['jobs', 'team'] as const;
    expect(await changeAdmin('grant', email, { roles: some })).toBe(
      `${email} may do this: jobs, team, from the next request on.`,
    );
    expect(await recordOf(uid)).toEqual({ ...record, dailyMail: false, roles: some });

    expect((await auth.getUser(uid)).tokensValidAfterTime).toBeUndefined();
    expect(await changeAdmin('revoke', email)).toBe(`${email} is no longer an admin and has been signed out.`);
    const after = await auth.getUser(uid);
    expect(after.customClaims).toEqual({ editor: true });
    expect(await recordOf(uid)).toBeUndefined();
    expect(after.tokensValidAfterTime).toBeDefined();
  } finally {
    await auth.deleteUser(uid);
  }
});

test('the operator grants access in any spelling of the address, and the record has the spelling of the account', async () => {
  const email = 'anna.smith@example.com';
  const { uid } = await auth.createUser({ email });
  try {
    await changeAdmin('grant', 'Anna.Smith@Example.com');
    expect(await recordOf(uid)).toMatchObject({ email });
    const moved = 'anna.jones@example.com';
    await auth.updateUser(uid, { email: moved });
    await changeAdmin('grant', moved);
    expect(await recordOf(uid)).toMatchObject({ email: moved });
  } finally {
    await changeAdmin('revoke', 'anna.jones@example.com').catch(() => undefined);
    await auth.deleteUser(uid);
  }
});

test('the operator revokes an admin: all their records go, and the team gets an email', async () => {
  const email = 'soon-gone@example.com';
  const { uid } = await auth.createUser({ email });
  try {
    await changeAdmin('grant', email);
    const own = ['secondFactors', 'notifications', 'interviewerDiaries'].map((name) =>
      firestore.collection(name).doc(uid),
    );
    for (const document of own) await document.set({ left: true });
    const session = firestore.collection('adminSessions').doc(`${uid}_one`);
    await session.set({ uid });
    await changeAdmin('revoke', email);
    for (const document of [...own, session]) expect((await document.get()).exists, document.path).toBe(false);
    const { docs } = await firestore.collection('adminChanges').where('who.uid', '==', uid).get();
    expect(docs.map((line) => line.data())).toMatchObject([{ kind: 'removed', by: { uid: 'operator' } }]);
    for (const { ref } of docs) await ref.delete();
  } finally {
    await auth.deleteUser(uid);
  }
});

test('an admin who has only the claim, from a time without records, gets the record', async () => {
  const email = 'long-serving@example.com';
  const { uid } = await auth.createUser({ email });
  await auth.setCustomUserClaims(uid, { admin: true });
  try {
    expect(await changeAdmin('grant', email)).toBe(granted(email, roles));
    expect(await recordOf(uid)).toMatchObject({ email });
  } finally {
    await changeAdmin('revoke', email);
    await auth.deleteUser(uid);
  }
});

test('an address without an account is refused with a sentence', async () => {
  await expect(changeAdmin('grant', 'nobody@example.com')).rejects.toThrow(
    'No account in the local stack has the address nobody@example.com. Create the account first, then try again.',
  );
});

test('a text that is not an email address is refused with a sentence', async () => {
  await expect(changeAdmin('revoke', 'nobody')).rejects.toThrow('"nobody" is not an email address.');
});
