import * as logger from 'firebase-functions/logger';
import { errorOutline, hasCode, RunError } from './error-outline.ts';
import { type Bucket, bucket } from './firebase.ts';
import { fewAtATime } from './many-items.ts';

// The objects in Cloud Storage: PDFs of jobs and files of submissions, each kind in its own folder. A document claims
// each object, and is written after it. An object without a claim is left over, and is deleted a day later.

type Metadata = {
  contentType: string;
  contentDisposition: string;
  cacheControl: string;
};

/** A version of an object: its bytes, and the metadata that is written when a document claims the object. */
interface ObjectVersion {
  ifGenerationMatch: string;
  ifMetagenerationMatch: string;
}

export async function writeObject(path: string, bytes: Buffer, metadata: Metadata): Promise<void> {
  await (await bucket()).file(path).save(bytes, { resumable: false, metadata });
}

/** Deletes an object that nothing claims any more, or only the given version of it. The nightly work repeats a failure. */
export async function discardObject(path: string, version?: ObjectVersion): Promise<void> {
  try {
    await (await bucket()).file(path).delete({ ignoreNotFound: true, ...version });
  } catch (error) {
    logger.warn('Object not deleted', { path, ...errorOutline(error) });
  }
}

const pageSize = 500;

/** Gives the objects of a folder in pages: all at once would exceed the memory of the nightly work. */
export async function* objectPages(from: Bucket, folder: string) {
  let pageToken: string | undefined;
  do {
    const query = { prefix: `${folder}/`, autoPaginate: false, maxResults: pageSize, ...(pageToken && { pageToken }) };
    const [files, next] = await from.getFiles(query);
    yield files;
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
}

/** The claims of the database on the objects of a folder. */
export interface Claims {
  claimed: ReadonlySet<string>;
  /** Whether the documents that claim the objects seem to be lost. */
  areLost: boolean;
}

/** Longer than an upload takes, and than an admin needs between choosing a PDF and saving the job. */
const graceMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Deletes the objects of a folder that are a day old and that no document claims; gives how many there were. An
 * object that is claimed at this moment has another version, and stays.
 * @param claimsOf what claims the objects at these paths
 * @throws {RunError} if documents seem to be lost; then nothing is deleted
 */
export async function removeUnclaimed(
  folder: string,
  claimsOf: (paths: readonly string[]) => Promise<Claims>,
  now: Date,
): Promise<number> {
  const old: { path: string; version: ObjectVersion }[] = [];
  let count = 0;
  for await (const page of objectPages(await bucket(), folder)) {
    count += page.length;
    for (const { name: path, metadata } of page) {
      const touchedAt = Date.parse(metadata.updated ?? metadata.timeCreated ?? '');
      const version = {
        ifGenerationMatch: String(metadata.generation),
        ifMetagenerationMatch: String(metadata.metageneration),
      };
      if (now.getTime() - touchedAt > graceMilliseconds) old.push({ path, version });
    }
  }
  // The claims are read after the objects, so an object that is claimed meanwhile is among them.
  const { claimed, areLost } = await claimsOf(old.map(({ path }) => path));
  const unclaimed = old.filter(({ path }) => !claimed.has(path));
  // Abandoned uploads are few.
  const isTooMuch = unclaimed.length > Math.max(20, count * 0.2);
  if (unclaimed.length > 0 && (areLost || isTooMuch)) {
    throw new RunError(
      `${unclaimed.length} of ${count} objects in ${folder} would be deleted: have the documents that claim them been lost? Nothing was deleted.`,
    );
  }
  for (const { path, version } of unclaimed) await discardObject(path, version);
  logger.info('Unclaimed objects removed', { folder, count: unclaimed.length });
  return unclaimed.length;
}

/**
 * Copies the objects of a folder into a new folder of another bucket; gives how many. The new folder is needed because the
 * backup account can create objects there and can neither change nor delete them.
 */
export async function copyObjects(folder: string, to: Bucket, newFolder: string): Promise<number> {
  let copied = 0;
  const failures: unknown[] = [];
  for await (const files of objectPages(await bucket(), folder)) {
    // An object that was deleted meanwhile needs no copy.
    const copyOf = (file: (typeof files)[number]) =>
      file.copy(to.file(`${newFolder}/${file.name}`)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    const outcomes = await fewAtATime(files, copyOf);
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
    copied += files.length;
  }
  if (failures.length > 0) throw failures[0];
  return copied;
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, 404, '404');
}
