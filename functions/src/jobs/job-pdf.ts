import type { Job, JobInput } from '@site/contract/jobs/job';
import { newPdfPath, pdfContentType, pdfFileError, pdfPathPattern } from '@site/contract/jobs/pdf';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import type { Transaction } from 'firebase-admin/firestore';
import type { UploadedFile } from '../http/multipart.ts';
import { requiredParameters } from '../shared/configuration.ts';
import { bucket } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { type Claims, discardObject, isMissing, writeObject } from '../shared/objects.ts';
import { asksForPassword, isPdf } from '../shared/pdf.ts';
import { jobCollections } from './job.ts';

// The PDF of a job is a link to another site, or an object in Storage that belongs to this job alone. The object comes before
// the job that claims it. If no job claims an object for a day, the nightly work deletes the object.

type JobPdf = Pick<Job, 'pdfUrl' | 'pdfPath'>;

export type PdfChange =
  | { kind: 'keep' }
  | { kind: 'remove' }
  | { kind: 'link'; url: string }
  | { kind: 'claim'; path: string }
  | { kind: 'store'; bytes: Buffer };

/**
 * Decides what a request does to the PDF of `current`. An uploaded file comes before a claimed object, and that before a link.
 * A client that sends the job's own PDF back changes nothing.
 */
export function pdfChange(
  current: JobPdf,
  input: Pick<JobInput, 'pdfUrl' | 'pdfPath'>,
  file: UploadedFile | undefined,
): PdfChange {
  if (file) return { kind: 'store', bytes: file.bytes };
  if (input.pdfPath)
    return input.pdfPath === current.pdfPath ? { kind: 'keep' } : { kind: 'claim', path: input.pdfPath };
  if (input.pdfUrl && input.pdfUrl !== current.pdfUrl) {
    // A link to one of our objects would break when the object is deleted, so the link counts as a claim.
    const path = pathOfPdf(input.pdfUrl);
    return path === undefined ? { kind: 'link', url: input.pdfUrl } : { kind: 'claim', path };
  }
  const removes = input.pdfPath === null || input.pdfUrl === null || input.pdfUrl === '';
  return removes ? { kind: 'remove' } : { kind: 'keep' };
}

/** Does in Storage what a save needs. The result makes the job's new PDF fields from its current ones. */
export async function preparePdf(
  change: PdfChange,
  job: Pick<Job, 'title'> & { id: string | undefined },
): Promise<(current: JobPdf) => JobPdf> {
  switch (change.kind) {
    case 'keep':
      return ({ pdfUrl, pdfPath }) => ({ ...(pdfUrl && { pdfUrl }), ...(pdfPath && { pdfPath }) });
    case 'remove':
      return () => ({});
    case 'link':
      return () => ({ pdfUrl: change.url });
    case 'claim':
      await claimPdf(change.path, job);
      return () => ({ pdfPath: change.path, pdfUrl: urlOfPdf(change.path) });
    case 'store': {
      const error = await pdfError(change.bytes);
      if (error) throw new HttpError(400, error, { errors: { pdfFile: error } });
      const path = newPdfPath();
      await writeObject(path, change.bytes, metadataFor(job.title));
      return () => ({ pdfPath: path, pdfUrl: urlOfPdf(path) });
    }
  }
}

/** Checks an object that the browser has uploaded, and gives it the metadata with which Storage serves it. */
async function claimPdf(path: string, { title, id }: Parameters<typeof preparePdf>[1]): Promise<void> {
  if (await isClaimed(path, id)) throw pdfTaken();
  const object = pdfPathPattern.test(path) ? await inspectPdf(path) : undefined;
  if (!object) throw new HttpError(400, messages.pdfMissing, { errors: { pdfPath: messages.pdfMissing } });
  const error = await pdfObjectError(object);
  if (error) {
    await discardObject(path);
    throw new HttpError(400, error, { errors: { pdfPath: error } });
  }
  await (await bucket()).file(path).setMetadata(metadataFor(title));
}

interface StoredPdf {
  contentType: string;
  size: number;
  /** Empty if the object is too large. */
  bytes: Buffer;
}

export async function inspectPdf(path: string): Promise<StoredPdf | undefined> {
  const file = (await bucket()).file(path);
  try {
    const [{ contentType, size }] = await file.getMetadata();
    const [bytes] = Number(size) > limits.pdfBytes ? [Buffer.alloc(0)] : await file.download();
    return { contentType: contentType ?? '', size: Number(size), bytes };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Gives the reason why an object cannot be the PDF of a job. The uploader declares the type; the bytes decide. */
export async function pdfObjectError(object: StoredPdf): Promise<string | undefined> {
  return pdfFileError({ type: object.contentType, size: object.size }) ?? (await pdfError(object.bytes));
}

async function pdfError(bytes: Buffer): Promise<string | undefined> {
  if (!(await isPdf(bytes))) return messages.pdfOnly;
  return asksForPassword(bytes) ? messages.pdfPassword : undefined;
}

/** Tells whether any job, except the one with the id `except`, claims an object. */
export async function isClaimed(path: string, except?: string): Promise<boolean> {
  const found = await Promise.all(claimsOf(path).map((query) => query.get()));
  return found.flatMap(({ docs }) => docs).some(({ id }) => id !== except);
}

/** Refuses the object of another job: two jobs with one object would lose it when the first of them is deleted. */
export async function refuseForeignPdf(transaction: Transaction, path: string | undefined, id: string): Promise<void> {
  if (path === undefined) return;
  for (const query of claimsOf(path)) {
    const { docs } = await transaction.get(query);
    if (docs.some((snapshot) => snapshot.id !== id)) throw pdfTaken();
  }
}

const claimsOf = (path: string) =>
  Object.values(jobCollections()).map((of) => of.where('pdfPath', '==', path).limit(2));

const pdfTaken = () => new HttpError(409, messages.pdfMissing, { errors: { pdfPath: messages.pdfMissing } });

/** Gives the objects that jobs claim, for `removeUnclaimed`. */
export async function claimedPdfs(): Promise<Claims> {
  const queries = Object.values(jobCollections()).map((of) => of.where('pdfPath', '>', '').select('pdfPath'));
  const found = await Promise.all(queries.map((query) => query.get()));
  const claimed = new Set(found.flatMap(({ docs }) => docs.map((job) => String(job.get('pdfPath')))));
  return { claimed, areLost: claimed.size === 0 };
}

const metadataFor = (title: string) => ({
  contentType: pdfContentType,
  contentDisposition: `inline; filename="${pdfFileName(title)}"`,
  cacheControl: 'public, max-age=3600',
});

/** Gives the file name of a job's PDF: plain letters, digits and dashes, safe in any header and on any disk. */
export function pdfFileName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return `${name || 'job-description'}.pdf`;
}

/** Gives the address at which Storage, or its emulator, serves an object. */
export function urlOfPdf(path: string): string {
  const { origin, folder } = downloads();
  return `${origin}${folder}${encodeURIComponent(path)}?alt=media`;
}

/** Gives the path of the object at an address; `undefined` if the address does not belong to our bucket. */
export function pathOfPdf(url: string): string | undefined {
  const { origin, folder } = downloads();
  const parsed = URL.parse(url);
  if (parsed?.origin !== origin || !parsed.pathname.startsWith(folder)) return undefined;
  try {
    return decodeURIComponent(parsed.pathname.slice(folder.length));
  } catch {
    return undefined;
  }
}

function downloads(): { origin: string; folder: string } {
  const { FILES_BUCKET } = requiredParameters(process.env, 'FILES_BUCKET');
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const origin = emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  return { origin, folder: `/v0/b/${FILES_BUCKET}/o/` };
}
