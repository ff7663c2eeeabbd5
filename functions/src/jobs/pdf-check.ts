import { pdfFileError, pdfSignature } from '@ohmbridge/contract/jobs/pdf';
import { messages } from '@ohmbridge/contract/shared/messages';

/** What is known of a stored object. */
export interface StoredObject {
  contentType: string;
  size: number;
  firstBytes: Buffer;
}

/** Whether `bytes` begin as every PDF does. */
export function looksLikePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, pdfSignature.length).toString('latin1') === pdfSignature;
}

/** Why an object must not become a job description, or `undefined`. Its type is what the uploader said; its bytes decide. */
export function pdfObjectError(object: StoredObject): string | undefined {
  return (
    pdfFileError({ type: object.contentType, size: object.size }) ??
    (looksLikePdf(object.firstBytes) ? undefined : messages.pdfOnly)
  );
}
