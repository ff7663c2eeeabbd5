import { pdfFileError } from '@ohmbridge/contract/jobs/pdf';
import { messages } from '@ohmbridge/contract/shared/messages';
import { asksForPassword, isPdf } from '../shared/pdf.ts';

/** What is known of a stored object. */
export interface StoredObject {
  contentType: string;
  size: number;
  /** Gives no bytes of an object that is too large. */
  bytes: Buffer;
}

/** Gives why bytes must not become a job description, or `undefined`. */
export async function pdfError(bytes: Buffer): Promise<string | undefined> {
  if (!(await isPdf(bytes))) return messages.pdfOnly;
  return asksForPassword(bytes) ? messages.pdfPassword : undefined;
}

/** Why an object must not become a job description, or `undefined`. Its type is what the uploader said; its bytes decide. */
export async function pdfObjectError(object: StoredObject): Promise<string | undefined> {
  return pdfFileError({ type: object.contentType, size: object.size }) ?? (await pdfError(object.bytes));
}
