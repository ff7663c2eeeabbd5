import { pdfFileError } from '@ohmbridge/contract/jobs/pdf';
import { messages } from '@ohmbridge/contract/shared/messages';
import { asksForPassword, looksLikePdf } from '../shared/pdf.ts';

/** What is known of a stored object. */
export interface StoredObject {
  contentType: string;
  size: number;
  /** None of an object that is too large. */
  bytes: Buffer;
}

/** Why bytes must not become a job description, or `undefined`. */
export function pdfError(bytes: Buffer): string | undefined {
  if (!looksLikePdf(bytes)) return messages.pdfOnly;
  return asksForPassword(bytes) ? messages.pdfPassword : undefined;
}

/** Why an object must not become a job description, or `undefined`. Its type is what the uploader said; its bytes decide. */
export function pdfObjectError(object: StoredObject): string | undefined {
  return pdfFileError({ type: object.contentType, size: object.size }) ?? pdfError(object.bytes);
}
