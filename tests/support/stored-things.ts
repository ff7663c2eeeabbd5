import { collections } from '@ohmbridge/functions/contract/collections';
import { afterEach, beforeEach, expect } from 'vitest';
import { bucket, firestore } from './admin-sdk.ts';

/** The names of all documents and objects there are. */
export async function storedThings(): Promise<string[]> {
  const documents = Object.values(collections).map(async (name) => {
    const references = await firestore.collection(name).listDocuments();
    return references.map((reference) => reference.path);
  });
  const names = [...documents, storedPdfs()];
  return (await Promise.all(names)).flat().sort();
}

/** The names of all objects in Cloud Storage. */
export async function storedPdfs(): Promise<string[]> {
  const [files] = await bucket.getFiles();
  return files.map((file) => file.name);
}

/** Makes every test of a file, or of a `describe`, fail that leaves something behind. */
export function expectNothingStored(): void {
  let before: string[];

  beforeEach(async () => {
    before = await storedThings();
  });

  afterEach(async () => {
    expect(await storedThings()).toEqual(before);
  });
}
