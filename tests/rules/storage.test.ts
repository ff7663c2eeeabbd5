import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { pdfPathPattern } from '@ohmbridge/contract/jobs/pdf';
import { collections } from '@ohmbridge/contract/shared/collections';
import { deleteObject, type FirebaseStorage, listAll, ref, type StorageReference } from 'firebase/storage';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addAdminRecord } from '../../functions/src/team/admin-records.ts';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import {
  almostOffered,
  contextOf,
  everybody,
  type RecordedAdmin,
  recordedAdmins,
  recordedUid,
} from '../support/actors.ts';
import { firestore } from '../support/admin-sdk.ts';
import { recordedAdminDocument } from '../support/documents.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { storageOf } from '../support/modular-clients.ts';
import { rulesUnderTest, testsMutant } from './rules-under-test.ts';
import { matrix, seed, upload } from './storage-matrix.ts';
import { acceptedUploads, misnamedUploads, refusedUploads, validUpload } from './storage-uploads.ts';

// Its own bucket, so that the objects of the running site stay as they are.
const bucket = 'gs://demo-rules-storage.firebasestorage.app';
let environment: RulesTestEnvironment;
let since = 0;
// Their records lie in the database of the stack, beside those of others.
const prefix = 'storage-rules-';

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-storage',
    // The emulator has one set of rules for all buckets, and none while it takes a new one: a running stack, which has ours
    // already, would refuse what others ask for meanwhile.
    storage: { ...emulatorAddresses.storage, ...(testsMutant && { rules: rulesUnderTest('storage.rules') }) },
  });
  // The rules ask the database of the stack's own project, which has this record once it is seeded.
  await addAdminRecord(firestore, recordedUid, demoAdmin.email, { secondFactor: 'offered' });
  since = (await recordOf(recordedUid).get()).get('validSince');
  await Promise.all(recordedAdmins.map(plantRecord));
  await withRulesOff((storage) => removeAll(ref(storage)));
  await plantSeed();
});

afterAll(async () => {
  await Promise.all(recordedAdmins.map(({ uid }) => recordOf(prefix + uid).delete()));
  await withRulesOff((storage) => removeAll(ref(storage)));
  await environment.cleanup();
});

describe.each(everybody)('%s', (actor) => {
  let storage: FirebaseStorage;

  beforeAll(() => {
    storage = storageOf(contextOf(environment, actor, { since, prefix }), bucket);
  });

  it.each(matrix.filter((row) => row.allowed.includes(actor)))('may $may', async ({ operation }) => {
    await assertSucceeds(operation(storage));
  });

  it.each(matrix.filter((row) => !row.allowed.includes(actor)))('may not $may', async ({ operation }) => {
    await assertFails(operation(storage));
  });
});

describe('an admin', () => {
  let storage: FirebaseStorage;

  beforeAll(() => {
    storage = storageOf(contextOf(environment, 'admin', { since }), bucket);
  });

  it.each(acceptedUploads)('may add $what', async (row) => {
    await assertSucceeds(upload(row.upload)(storage));
  });

  it.each(refusedUploads)('may not add $what', async (row) => {
    await assertFails(upload(row.upload)(storage));
  });
});

describe('an admin whose record says of a second factor', () => {
  const uid = 'almost';

  const addAPdf = async (secondFactor: string) => {
    await plantRecord({ uid, secondFactor });
    const context = environment.authenticatedContext(prefix + uid, { admin: true, auth_time: since });
    await upload(validUpload())(storageOf(context, bucket));
  };

  afterAll(() => recordOf(prefix + uid).delete());

  it('"offered" needs none', () => assertSucceeds(addAPdf('offered')));
  it.each(almostOffered)('"%s" needs one', (secondFactor) => assertFails(addAPdf(secondFactor)));
});

// The twin of every denial: the very same request, which nothing but the rules has refused.
describe('with the rules switched off, anybody', () => {
  describe('who asks for what is there', () => {
    // One of the requests deletes what others ask for.
    afterEach(plantSeed);

    it.each(matrix)('may $may', async ({ operation }) => {
      await withRulesOff(async (storage) => {
        await assertSucceeds(operation(storage));
      });
    });
  });

  it.each(refusedUploads)('may add $what', async (row) => {
    await withRulesOff(async (storage) => {
      await assertSucceeds(upload(row.upload)(storage));
    });
  });
});

// The API checks the same names before a job may point at an object.
describe('the contract', () => {
  it.each(acceptedUploads)('takes the name of $what', (row) => {
    expect(row.upload.path).toMatch(pdfPathPattern);
  });

  it.each(misnamedUploads)('does not take the name of $what', (row) => {
    expect(row.upload.path).not.toMatch(pdfPathPattern);
  });
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

async function withRulesOff(work: (storage: FirebaseStorage) => Promise<void>): Promise<void> {
  await environment.withSecurityRulesDisabled((context: RulesTestContext) => work(storageOf(context, bucket)));
}
