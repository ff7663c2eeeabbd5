import * as logger from 'firebase-functions/logger';
import { discardPdf } from './job-pdfs.ts';
import type { JobStore } from './job-store.ts';
import type { PdfStore } from './pdf-store.ts';

/** How long an admin may take between choosing a PDF and saving the job. */
const graceMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes the PDFs that have been in Storage for a day without any job pointing at them; returns how many it found. */
export async function removeUnclaimedPdfs(
  { jobs, pdfs }: { jobs: Pick<JobStore, 'claimedPdfPaths'>; pdfs: Pick<PdfStore, 'list' | 'remove'> },
  now: Date,
): Promise<number> {
  // The objects first: one that is claimed in between is then among the claimed ones.
  const objects = await pdfs.list();
  const claimed = await jobs.claimedPdfPaths();
  const unclaimed = objects.filter(
    ({ path, createdAt }) => now.getTime() - createdAt.getTime() > graceMilliseconds && !claimed.has(path),
  );
  for (const { path } of unclaimed) await discardPdf(pdfs, path);
  logger.info('Unclaimed PDFs removed', { count: unclaimed.length });
  return unclaimed.length;
}
