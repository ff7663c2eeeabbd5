import { submissionFileFolder } from '@ohmbridge/contract/desk/submission-files';
import { pdfFolder } from '@ohmbridge/contract/jobs/pdf';
import { fewAtATime } from '../../shared/few-at-a-time.ts';
import type { Bucket } from '../../shared/firebase.ts';
import { objectPages } from '../../shared/stored-objects.ts';

/**
 * Copies every PDF into a folder of another bucket. A folder of its own, because whoever copies may make objects there and
 * neither change nor delete them. Gives the number of PDFs.
 */
export function copyPdfs(from: Bucket, to: Bucket, folder: string): Promise<number> {
  return copyAll(pdfFolder, from, to, folder);
}

/** The same for the files of submissions. */
export function copySubmissionFiles(from: Bucket, to: Bucket, folder: string): Promise<number> {
  return copyAll(submissionFileFolder, from, to, folder);
}

async function copyAll(source: string, from: Bucket, to: Bucket, folder: string): Promise<number> {
  let copied = 0;
  const failures: unknown[] = [];
  for await (const files of objectPages(from, source)) {
    const outcomes = await fewAtATime(files, (file) => file.copy(to.file(`${folder}/${file.name}`)).catch(unlessGone));
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
    copied += files.length;
  }
  if (failures.length > 0) throw failures[0];
  return copied;
}

/** One that was deleted since it was listed need not be copied. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && Number(error.code) === 404)) throw error;
}
