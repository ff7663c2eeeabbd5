import { collections } from '@site/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect } from 'vitest';
import { bucket, firestore } from './admin-sdk.ts';

/** Collections that do not count: the email of an earlier test may add its link late, and logins leave sessions and entries. */
const passing = [collections.applicantLinks, collections.adminSessions, collections.auditEntries];

/** Gives the names of all documents and objects, except those that come and go by themselves. */
export async function storedThings(): Promise<string[]> {
  const isPassing = (path: string) =>
    passing.some((name) => path.startsWith(`${name}/`)) ||
    // The tests of the Storage rules run at the same time, and have their own admins.
    path.startsWith(`${collections.admins}/storage-rules-`);
  const documents = (await documentsIn(firestore)).filter((path) => !isPassing(path));
  return [...documents, ...(await storedPdfs())];
}

/** Gives the paths of all documents of the collections that the functions use. */
export async function documentsIn(database: Firestore): Promise<string[]> {
  const names = Object.values(collections).map(async (name) => {
    const references = await database.collection(name).listDocuments();
    return references.map((reference) => reference.path);
  });
  return (await Promise.all(names)).flat().sort();
}

/** Gives the names of all objects in Cloud Storage. */
export async function storedPdfs(): Promise<string[]> {
  const [files] = await bucket.getFiles();
  return files.map((file) => file.name);
}

/** Checks that the tests of a file, or of a `describe`, leave no data behind. */
export function expectNothingStored(things: () => Promise<string[]> = storedThings): void {
  let before: string[];

  beforeAll(async () => {
    before = await things();
  });

  afterAll(async () => {
    expect(await things(), 'what is stored').toEqual(before);
  });
}
