import type { Job } from '@ohmbridge/contract/jobs/job';
import { newPdfPath, pdfPathPattern } from '@ohmbridge/contract/jobs/pdf';
import { messages } from '@ohmbridge/contract/shared/messages';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import { type JobStore, pdfTaken } from './job-store.ts';
import type { PdfChange } from './pdf-change.ts';
import { pdfError, pdfObjectError } from './pdf-check.ts';
import type { PdfStore } from './pdf-store.ts';
import type { PdfAddresses } from './pdf-url.ts';

type JobPdf = Pick<Job, 'pdfUrl' | 'pdfPath'>;

export interface PdfServices {
  jobs: Pick<JobStore, 'claims'>;
  pdfs: PdfStore;
  addresses: PdfAddresses;
}

/** What must be known of the job that is saved: its title, and its id where it has one already. */
type SavingJob = Pick<Job, 'title'> & { id: string | undefined };

/** Does in Storage what must be done before a job is saved. The result makes the job's PDF fields from its current ones. */
export async function preparePdf(
  services: PdfServices,
  change: PdfChange,
  job: SavingJob,
): Promise<(current: JobPdf) => JobPdf> {
  switch (change.kind) {
    case 'keep':
      return ({ pdfUrl, pdfPath }) => ({ ...(pdfUrl && { pdfUrl }), ...(pdfPath && { pdfPath }) });
    case 'remove':
      return () => ({});
    case 'link':
      return () => ({ pdfUrl: change.url });
    case 'claim':
      await claimPdf(services, change.path, job);
      return () => pdfFields(services, change.path);
    case 'store': {
      const path = await storePdf(services, change.bytes, job.title);
      return () => pdfFields(services, path);
    }
  }
}

/** Deletes an object that no job points at any more. If that fails, the scheduled cleaning will find it. */
export async function discardPdf(pdfs: Pick<PdfStore, 'remove'>, path: string, version?: string): Promise<void> {
  try {
    await pdfs.remove(path, version);
  } catch (error) {
    logger.warn('PDF not deleted', { path, ...errorOutline(error) });
  }
}

function pdfFields({ addresses }: PdfServices, pdfPath: string): JobPdf {
  return { pdfPath, pdfUrl: addresses.urlOf(pdfPath) };
}

async function claimPdf({ jobs, pdfs }: PdfServices, path: string, { title, id }: SavingJob): Promise<void> {
  if (await jobs.claims(path, id)) throw pdfTaken();
  const object = pdfPathPattern.test(path) ? await pdfs.inspect(path) : undefined;
  if (!object) throw new HttpError(400, messages.pdfMissing, { errors: { pdfPath: messages.pdfMissing } });
  const error = await pdfObjectError(object);
  if (error) {
    await discardPdf(pdfs, path);
    throw new HttpError(400, error, { errors: { pdfPath: error } });
  }
  await pdfs.label(path, title);
}

async function storePdf({ pdfs }: PdfServices, bytes: Buffer, title: string): Promise<string> {
  const error = await pdfError(bytes);
  if (error) throw new HttpError(400, error, { errors: { pdfFile: error } });
  const path = newPdfPath();
  await pdfs.write(path, bytes, title);
  return path;
}
