import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';

export const pdfContentType = 'application/pdf';

/** A PDF begins with these bytes (ISO 32000-1, 7.5.2); readers also accept a few bytes before them. */
export const pdfSignature = '%PDF-';

/** Where job descriptions live in Cloud Storage: a random name that nobody can guess. */
export const pdfFolder = 'job-pdfs';
export const pdfPathPattern = /^job-pdfs\/[A-Za-z0-9-]{20,64}\.pdf$/;

/** A new, random object path for a job description. */
export function newPdfPath(): string {
  return `${pdfFolder}/${crypto.randomUUID()}.pdf`;
}

/** What is wrong with a chosen file by its declared type and size in bytes, or `undefined`. */
export function pdfFileError(file: { type: string; size: number }): string | undefined {
  if (file.type !== pdfContentType) return messages.pdfOnly;
  if (file.size > limits.pdfBytes) return messages.pdfTooLarge;
  return undefined;
}
