import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';

export const pdfContentType = 'application/pdf';

/** A PDF begins with these bytes (ISO 32000-1, 7.5.2); readers also accept a few bytes before them. */
export const pdfSignature = '%PDF-';

/** The folder of job descriptions in Cloud Storage. Their names are random, so that they cannot be guessed. */
export const pdfFolder = 'job-pdfs';
export const pdfPathPattern = /^job-pdfs\/[A-Za-z0-9-]{20,64}\.pdf$/;

export function newPdfPath(): string {
  return `${pdfFolder}/${crypto.randomUUID()}.pdf`;
}

/** Names the fault of a chosen file, by its declared type and its size in bytes. */
export function pdfFileError(file: { type: string; size: number }): string | undefined {
  if (file.type !== pdfContentType) return messages.pdfOnly;
  if (file.size > limits.pdfBytes) return messages.pdfTooLarge;
  return undefined;
}
