import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '@ohmbridge/contract/shared/collections';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { host, ports } from '../emulators/addresses.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { copyFile, restoreDatabase, saveDatabase } from './database-copy.ts';
import { emulatedFirestore } from './firestore-rest.ts';

// A database of its own on the same emulator: no function wakes up, and no other test finds anything missing.
const projectId = 'demo-copies';
const app = initializeApp({ projectId }, 'copy-test');
const firestore = getFirestore(app);
const rest = emulatedFirestore(projectId);

const exact = new Timestamp(1_795_000_000, 123_456_000);
const documents: Record<string, object> = {
  'jobs/one': { title: 'Protection Engineer', isActive: true, createdAt: exact, updatedAt: exact, pdfPath: null },
  'enquiries/Zoë – ½': { message: 'Two\nlines,\u2028a third\u2029and "quotes" \\ \u0000', createdAt: exact },
  'mail/one': {
    to: ['info@ohmbridge.example'],
    delivery: {
      state: 'SUCCESS',
      attempts: 5,
      startTime: exact,
      endTime: null,
      info: { accepted: [], rejected: ['x'] },
    },
  },
  'numbers/all': { whole: 3, fraction: 0.1, huge: 2 ** 53, notOne: Number.NaN, endless: Number.POSITIVE_INFINITY },
  'others/all': { bytes: Buffer.from([0, 255, 10]), place: new GeoPoint(51.9, 0.9), empty: {}, none: [] },
  'others/empty': {},
  // Below a document that does not exist itself.
  'parents/missing/children/one': { deep: [{ deeper: { time: exact } }] },
};

async function wipe(): Promise<void> {
  const address = `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await fetch(address, { method: 'DELETE' });
  expect((await firestore.listCollections()).length).toBe(0);
}

async function read(): Promise<Record<string, unknown>> {
  const paths = Object.keys(documents);
  const found = await firestore.getAll(...paths.map((path) => firestore.doc(path)));
  return Object.fromEntries(found.map((document) => [document.ref.path, document.data()]));
}

const bytesOf = (folder: string) => readFileSync(copyFile(folder), 'utf8');

beforeEach(wipe);
afterAll(() => deleteApp(app));

test('what was saved, lost and restored is the same to the last bit, times included', async () => {
  const [before, after] = [temporaryFolder(), temporaryFolder()];
  for (const [path, fields] of Object.entries(documents)) await firestore.doc(path).set(fields);
  const stored = await read();
  expect(await saveDatabase(rest, before)).toBe(Object.keys(documents).length);

  await wipe();
  expect(await restoreDatabase(rest, before)).toBe(Object.keys(documents).length);
  expect(await read()).toEqual(stored);
  const restored: Timestamp = (await firestore.doc('jobs/one').get()).get('createdAt');
  expect(restored.isEqual(exact)).toBe(true);
  await saveDatabase(rest, after);
  expect(bytesOf(after)).toBe(bytesOf(before));
});

test.each(['PENDING', 'PROCESSING', 'RETRY', 'ERROR'])('a mail in %s is restored into quarantine', async (state) => {
  const folder = temporaryFolder();
  const delivery = {
    state,
    attempts: 2,
    startTime: exact,
    endTime: null,
    leaseExpireTime: exact,
    error: null,
    info: null,
  };
  await firestore.doc('mail/one').set({ to: ['info@ohmbridge.example'], delivery });
  await saveDatabase(rest, folder);
  await firestore.doc('mail/one').update({ 'delivery.state': 'SUCCESS' });
  const began = Date.now();
  await restoreDatabase(rest, folder);
  const restored = (await firestore.doc('mail/one').get()).data();
  const held = { ...delivery, state: 'HELD', endTime: expect.any(Timestamp), leaseExpireTime: null, error: 'restored' };
  expect(restored).toEqual({ to: ['info@ohmbridge.example'], delivery: held });
  expect(restored?.delivery.endTime.toMillis()).toBeGreaterThanOrEqual(began);
});

test.each(['SUCCESS', 'HELD', 'DISCARDED'])('a mail in %s is restored as it was', async (state) => {
  const folder = temporaryFolder();
  await firestore.doc('mail/one').set({ delivery: { state, endTime: exact } });
  await saveDatabase(rest, folder);
  await wipe();
  await restoreDatabase(rest, folder);
  expect((await firestore.doc('mail/one').get()).data()).toEqual({ delivery: { state, endTime: exact } });
});

test('restoring twice changes nothing, puts back what was changed, and leaves what came since', async () => {
  const [before, after] = [temporaryFolder(), temporaryFolder()];
  await firestore.doc('jobs/one').set({ title: 'Before' });
  await saveDatabase(rest, before);
  await firestore.doc('jobs/one').set({ title: 'Changed', more: true });
  await firestore.doc('jobs/two').set({ title: 'Since' });
  await restoreDatabase(rest, before);
  await restoreDatabase(rest, before);
  await saveDatabase(rest, after);
  expect(bytesOf(after)).toContain(bytesOf(before));
  expect((await firestore.doc('jobs/one').get()).data()).toEqual({ title: 'Before' });
  expect((await firestore.doc('jobs/two').get()).data()).toEqual({ title: 'Since' });
});

test('there may be more documents than Firestore gives or takes at once', async () => {
  const [before, after] = [temporaryFolder(), temporaryFolder()];
  const batch = firestore.batch();
  for (let number = 0; number < 301; number += 1) batch.set(firestore.doc(`many/${number}`), { number });
  await batch.commit();
  for (let number = 0; number < 4; number += 1) {
    await firestore.doc(`big/${number}`).set({ text: 'x'.repeat(900_000) });
  }
  expect(await saveDatabase(rest, before)).toBe(305);
  await wipe();
  expect(await restoreDatabase(rest, before)).toBe(305);
  await saveDatabase(rest, after);
  expect(bytesOf(after)).toBe(bytesOf(before));
});

test('the jobs of the local stack survive a move to another database', async () => {
  const [before, after] = [temporaryFolder(), temporaryFolder()];
  await saveDatabase(emulatedFirestore(), before);
  await restoreDatabase(rest, before);
  await saveDatabase(rest, after);
  // A mail may be on its way meanwhile, and a restored one is held.
  const jobsOf = (folder: string) =>
    bytesOf(folder)
      .split('\n')
      .filter((line) => line.startsWith('{"path":"jobs/'));
  expect(jobsOf(after)).toEqual(jobsOf(before));
  expect((await firestore.collection(collections.jobs).get()).size).toBeGreaterThan(0);
});

test('the file is for its owner alone, and is never written over', async () => {
  const folder = temporaryFolder();
  await saveDatabase(rest, folder);
  if (process.platform !== 'win32') expect(statSync(copyFile(folder)).mode & 0o777).toBe(0o600);
  writeFileSync(copyFile(folder), 'precious');
  await expect(saveDatabase(rest, folder)).rejects.toThrow('is there already');
  expect(bytesOf(folder)).toBe('precious');
});

test('a copy that breaks off leaves no file behind', async () => {
  const folder = temporaryFolder();
  const breaking = {
    ...rest,
    async *documents() {
      yield { path: 'jobs/one', fields: {} };
      throw new Error('The line is dead');
    },
  };
  await expect(saveDatabase(breaking, folder)).rejects.toThrow('The line is dead');
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder without a copy is told in a sentence', async () => {
  await expect(restoreDatabase(rest, join(temporaryFolder(), 'nothing'))).rejects.toThrow('There is no ');
});

test('a copy shows one moment, even if people write while it is made', async () => {
  const batch = firestore.batch();
  // The documents fill more than a page.
  for (let index = 100; index <= 400; index += 1) batch.set(firestore.doc(`many/${index}`), { index });
  await batch.commit();
  const found: string[] = [];
  for await (const { path } of rest.documents()) {
    if (found.length === 0) {
      await firestore.doc('many/400').delete();
      await firestore.doc('many/999').set({});
    }
    found.push(path);
  }
  expect(found).toHaveLength(301);
  expect(found.at(-1)).toBe('many/400');
});
