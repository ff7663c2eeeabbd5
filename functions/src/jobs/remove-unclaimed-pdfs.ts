import * as logger from 'firebase-functions/logger';
import { RunError } from '../shared/run-error.ts';
import { mostDeletedAtOnce } from '../shared/stored-objects.ts';
import { discardPdf } from './job-pdfs.ts';
import type { JobStore } from './job-store.ts';
import type { PdfStore } from './pdf-store.ts';

/** How long an admin may take between choosing a PDF and saving the job. */
const graceMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Deletes the PDFs that nobody has touched for a day and that no job points at; returns how many it found. One that a job
 * claims in this very moment is labelled for it first, and so is no longer the object that is deleted here.
 * @throws {RunError} where it looks as if the jobs were lost, and not the PDFs left over; then it deletes nothing
 */
export async function removeUnclaimedPdfs(
  { jobs, pdfs }: { jobs: Pick<JobStore, 'claimedPdfPaths'>; pdfs: Pick<PdfStore, 'list' | 'remove'> },
  now: Date,
): Promise<number> {
  // The objects first: one that is claimed in between is then among the claimed ones.
  const objects = await pdfs.list();
  const claimed = await jobs.claimedPdfPaths();
  const unclaimed = objects.filter(
    ({ path, touchedAt }) => now.getTime() - touchedAt.getTime() > graceMilliseconds && !claimed.has(path),
  );
  const jobsMayBeLost = claimed.size === 0 || unclaimed.length > mostDeletedAtOnce(objects.length);
  if (unclaimed.length > 0 && jobsMayBeLost) {
    throw new RunError(
      `${unclaimed.length} of ${objects.length} PDFs would be deleted, and jobs point at ${claimed.size}: have jobs been lost? Nothing was deleted.`,
    );
  }
  for (const { path, version } of unclaimed) await discardPdf(pdfs, path, version);
  logger.info('Unclaimed PDFs removed', { count: unclaimed.length });
  return unclaimed.length;
}
