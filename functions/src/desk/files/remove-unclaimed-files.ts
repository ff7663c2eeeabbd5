import { submissionFileOf } from '@ohmbridge/contract/desk/submission-files';
import { submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { timelineCollections } from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { db } from '../../shared/firebase.ts';
import { RunError } from '../../shared/run-error.ts';
import { readCounter } from '../desk-counts.ts';
import { discardFile, type FileStore } from './file-store.ts';

/** Far longer than an upload may take, so that none of those is met. */
const graceMilliseconds = 24 * 60 * 60 * 1000;

const linesAtOnce = 300;

/**
 * Deletes the files that no timeline tells of, for a day or longer: their upload was cut off, or the deletion of their
 * submission was. Returns how many it found.
 * @throws {RunError} where the database is gone, and not the files left over; then it deletes nothing
 */
export async function removeUnclaimedFiles(files: Pick<FileStore, 'list' | 'remove'>, now: Date): Promise<number> {
  const objects = await files.list();
  const old = objects.filter(({ storedAt }) => now.getTime() - storedAt.getTime() > graceMilliseconds);
  const claimed = await claimedOf(old.map(({ path }) => path));
  const unclaimed = old.filter(({ path }) => !claimed.has(path));
  if (unclaimed.length > 0 && !(await hasNumbers()))
    throw new RunError(
      `${unclaimed.length} files would be deleted, and no submission was ever counted: has the database been lost? Nothing was deleted.`,
    );
  if (unclaimed.length > Math.max(20, objects.length * 0.2))
    throw new RunError(
      `${unclaimed.length} of ${objects.length} files would be deleted: have submissions, or their timelines, been lost? Nothing was deleted.`,
    );
  for (const { path, generation } of unclaimed) await discardFile(files, path, generation);
  logger.info('Unclaimed files removed', { count: unclaimed.length });
  return unclaimed.length;
}

/** Those of the paths that a timeline tells of. */
async function claimedOf(paths: readonly string[]): Promise<Set<string>> {
  const claimed = new Set<string>();
  const lines = paths.flatMap((path) => {
    const line = lineOf(path);
    return line ? [{ path, line }] : [];
  });
  for (let done = 0; done < lines.length; done += linesAtOnce) {
    const some = lines.slice(done, done + linesAtOnce);
    const found = await db().getAll(...some.map(({ line }) => line), { fieldMask: ['at'] });
    for (const [index, { exists }] of found.entries()) if (exists && some[index]) claimed.add(some[index].path);
  }
  return claimed;
}

function lineOf(path: string): DocumentReference | undefined {
  const of = submissionFileOf(path);
  if (!of) return undefined;
  const submission = db().collection(collections[of.kind]).doc(of.submission);
  return submission.collection(timelineCollections.files).doc(of.file);
}

/**
 * Whether numbers were ever given. That few submissions are left is no sign of a loss: whoever sent the only one may have
 * erased it, and then its files must go.
 */
async function hasNumbers(): Promise<boolean> {
  const counters = await Promise.all(submissionKinds.map((kind) => readCounter(kind)));
  return counters.some(({ last }) => last !== undefined);
}
