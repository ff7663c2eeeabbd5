import { jobBinDays } from '@ohmbridge/contract/nightly/retention';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { discardPdf } from '../../jobs/job-pdfs.ts';
import type { JobStore } from '../../jobs/job-store.ts';
import type { PdfStore } from '../../jobs/pdf-store.ts';
import { referencesOf } from '../../shared/pages-of.ts';
import { forEachDocument } from '../../shared/set-aside.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes the jobs for good that have been in the bin for 30 days, each with its PDF; gives how many. */
export async function emptyJobBin(
  database: Firestore,
  { jobs, pdfs }: { jobs: Pick<JobStore, 'purge'>; pdfs: Pick<PdfStore, 'remove'> },
  now: Date,
): Promise<number> {
  const cutoff = new Date(now.getTime() - jobBinDays * dayMilliseconds);
  let removed = 0;
  const old = database.collection(collections.jobBin).where('deletedAt', '<', cutoff);
  const purge = async (id: string) => {
    const job = await jobs.purge(id, cutoff);
    if (!job) return;
    // The PDF goes after the job: if the run is killed in between, no job references the PDF, and the cleaning removes it.
    if (job.pdfPath) await discardPdf(pdfs, job.pdfPath);
    removed += 1;
  };
  await forEachDocument(database, 'job-bin', referencesOf(old, 'deletedAt', 100), ({ id }) => purge(id));
  return removed;
}
