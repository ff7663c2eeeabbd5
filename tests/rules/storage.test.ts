import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { pdfPathPattern } from '@site/contract/jobs/pdf';
import { collections } from '@site/contract/shared/collections';
import { secondFactorWaived } from '@site/contract/team/admin';
import { deleteObject, type FirebaseStorage, listAll, ref, type StorageReference } from 'firebase/storage';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import { recordAdmin } from '../../scripts/seed/record-admin.ts';
import {
  type Actor,
  almostWaived,
  contextOf,
  everybody,
  type RecordedAdmin,
  recordedAdmins,
  recordedUid,
} from '../support/actors.ts';
import { firestore } from '../support/admin-sdk.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { recordedAdminDocument } from '../support/documents.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { storageOf } from '../support/modular-clients.ts';
import { offence, outcomeOf } from './outcomes.ts';
import { rulesUnderTest, testsMutant } from './rules-under-test.ts';
import { matrix, type Operation, seed, upload } from './storage-matrix.ts';
import { acceptedUploads, misnamedUploads, refusedUploads, validUpload } from './storage-uploads.ts';

// The tests have their own bucket, so that the objects of the running site do not change.
const bucket = 'gs://demo-rules-storage.firebasestorage.app';
let environment: RulesTestEnvironment;
let since = 0;
let clients: { actor: Actor; storage: FirebaseStorage }[];
// The records of the actors lie in the database of the stack, beside other records.
const prefix = 'storage-rules-';

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-storage',
    // The emulator has one set of rules for all buckets, and no rules while it loads new ones. A running stack has our rules
    // already, and a reload would make it refuse the requests of other tests.
    storage: { ...emulatorAddresses.storage, ...(testsMutant && { rules: rulesUnderTest('storage.rules') }) },
  });
  // The rules ask the database of the stack's own project. A seeded stack already has this record.
  await recordAdmin(firestore, recordedUid, demoAdmin.email);
  since = (await recordOf(recordedUid).get()).get('validSince');
  await Promise.all(recordedAdmins.map(plantRecord));
  await withRulesOff((storage) => removeAll(ref(storage)));
  await plantSeed();
  clients = everybody.map((actor) => {
    const context = contextOf(environment, actor, { since, prefix });
    return { actor, storage: storageOf(context, bucket) };
  });
});

afterAll(async () => {
  await Promise.all(recordedAdmins.map(({ uid }) => recordOf(prefix + uid).delete()));
  await withRulesOff((storage) => removeAll(ref(storage)));
  await environment.cleanup();
});

/** Sends the same request as the owner, whom the rules do not limit. So only the rules can have refused it to the others. */
async function asOwner(operation: Operation): Promise<string> {
  return outcomeOf(() => withRulesOff(operation));
}

describe('the actors in the row of the matrix, and no others,', () => {
  it.each(matrix)('may $may', async ({ operation, allowed }) => {
    const offences = await forEachOf(clients, async ({ actor, storage }) => {
      const expected = allowed.includes(actor) ? 'done' : 'denied';
      return offence(actor, 'asks', await outcomeOf(() => operation(storage)), expected);
    });
    offences.push(offence('with the rules off', 'asks', await asOwner(operation), 'done'));
    // One of the requests deletes an object that other requests need.
    await plantSeed();
    expect(offences.flat()).toEqual([]);
  });
});

it('an admin may add a PDF with the right name, size and type; any single difference is refused', async () => {
  const admin = storageOf(contextOf(environment, 'admin', { since }), bucket);
  const uploads = [
    ...acceptedUploads.map((row) => ({ ...row, expected: 'done' as const })),
    ...refusedUploads.map((row) => ({ ...row, expected: 'denied' as const })),
  ];
  // Some objects have 10 MB, which the emulator keeps in memory.
  const offences = await forEachOf(
    uploads,
    async ({ what, upload: object, expected }) => [
      ...offence('an admin', what, await outcomeOf(() => upload(object)(admin)), expected),
      ...(expected === 'denied' ? offence('with the rules off', what, await asOwner(upload(object)), 'done') : []),
    ],
    4,
  );
  expect(offences.flat()).toEqual([]);
});

it('an admin needs a second factor, unless their record waives it in exactly this word', async () => {
  const uid = 'almost';
  const outcomes: Record<string, string> = {};
  for (const secondFactor of [secondFactorWaived, ...almostWaived]) {
    await plantRecord({ uid, secondFactor });
    const context = environment.authenticatedContext(prefix + uid, { admin: true, auth_time: since });
    outcomes[secondFactor] = await outcomeOf(() => upload(validUpload())(storageOf(context, bucket)));
  }
  await recordOf(prefix + uid).delete();
  expect(outcomes).toEqual({
    [secondFactorWaived]: 'done',
    ...Object.fromEntries(almostWaived.map((text) => [text, 'denied'])),
  });
});

// The API checks the same names before a job can point at an object.
it('the contract accepts the same names of PDFs', () => {
  const taken = (rows: typeof acceptedUploads) => rows.filter((row) => pdfPathPattern.test(row.upload.path));
  expect(taken(acceptedUploads)).toEqual(acceptedUploads);
  expect(taken(misnamedUploads)).toEqual([]);
});

function recordOf(uid: string): DocumentReference {
  return firestore.collection(collections.admins).doc(uid);
}

async function plantRecord(admin: RecordedAdmin): Promise<void> {
  const record = { ...recordedAdminDocument(admin, since), grantedAt: new Date() };
  await recordOf(prefix + admin.uid).set({ ...record, email: `${prefix}${admin.uid}@example.com` });
}

async function plantSeed(): Promise<void> {
  await withRulesOff(async (storage) => {
    await Promise.all(seed.map((object) => upload(object)(storage)));
  });
}

async function removeAll(folder: StorageReference): Promise<void> {
  const { items, prefixes } = await listAll(folder);
  await Promise.all([...items.map(deleteObject), ...prefixes.map(removeAll)]);
}

async function withRulesOff(work: Operation): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context: RulesTestContext) => {
    await work(storageOf(context, bucket));
  });
}
