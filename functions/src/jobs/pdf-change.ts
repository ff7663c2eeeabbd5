import type { Job, JobInput } from '@ohmbridge/contract/jobs/job';
import type { UploadedFile } from '../http/multipart.ts';

/** What saving a job does to its PDF. */
export type PdfChange =
  | { kind: 'keep' }
  | { kind: 'remove' }
  | { kind: 'link'; url: string }
  | { kind: 'claim'; path: string }
  | { kind: 'store'; bytes: Buffer };

type JobPdf = Pick<Job, 'pdfUrl' | 'pdfPath'>;

/**
 * Decides what a request does to the PDF of `current`. An uploaded file comes before a claimed object, and that before a link.
 * A client that sends the job's own PDF back, as a toggle does, changes nothing.
 */
export function pdfChange(
  current: JobPdf,
  input: Pick<JobInput, 'pdfUrl' | 'pdfPath'>,
  file: UploadedFile | undefined,
  pathOfUrl: (url: string) => string | undefined,
): PdfChange {
  if (file) return { kind: 'store', bytes: file.bytes };
  if (input.pdfPath)
    return input.pdfPath === current.pdfPath ? { kind: 'keep' } : { kind: 'claim', path: input.pdfPath };
  if (input.pdfUrl && input.pdfUrl !== current.pdfUrl) {
    // A link to one of our own objects would break when that object is cleaned away, so it counts as a claim.
    const path = pathOfUrl(input.pdfUrl);
    return path === undefined ? { kind: 'link', url: input.pdfUrl } : { kind: 'claim', path };
  }
  const removes = input.pdfPath === null || input.pdfUrl === null || input.pdfUrl === '';
  return removes ? { kind: 'remove' } : { kind: 'keep' };
}
