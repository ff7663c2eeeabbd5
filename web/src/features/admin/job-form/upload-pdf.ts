import { newPdfPath, pdfContentType } from '@ohmbridge/functions/contract/pdf';
import { type FirebaseStorage, ref, uploadBytesResumable } from 'firebase/storage';

/** An upload on its way. */
export interface Upload {
  /** The path of the object, once all of it is there. */
  done: Promise<string>;
  cancel(): void;
}

/** Sends a PDF straight to Cloud Storage, under a new, random name. */
export function uploadPdf(storage: FirebaseStorage, file: File, onProgress: (sent: number) => void): Upload {
  const path = newPdfPath();
  const task = uploadBytesResumable(ref(storage, path), file, { contentType: pdfContentType });
  task.on(
    'state_changed',
    ({ bytesTransferred }) => onProgress(bytesTransferred),
    () => undefined,
  );
  const done = Promise.resolve(task).then(() => path);
  return { done, cancel: () => void task.cancel() };
}

/** Whether an upload failed because somebody cancelled it. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'storage/canceled';
}
