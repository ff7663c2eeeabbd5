import type { JobInput } from '@site/contract/jobs/job';
import { newPdfPath, pdfContentType } from '@site/contract/jobs/pdf';
import { currentUserRoute } from '@site/contract/team/user';
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { useEffect, useReducer, useRef } from 'react';
import { jobFormCopy } from '../../content/product/admin-jobs.ts';
import { emulators } from '../../shared/environment.ts';
import { firebaseApp } from '../../shared/firebase-app.ts';
import { useCall } from '../session/call-as-admin.ts';
import { nextPdfChoice, noPdfChoice } from './pdf-choice.ts';

/** The choice of the job's PDF, with its upload to Cloud Storage, straight from the browser. */
export function usePdf() {
  const [choice, dispatch] = useReducer(nextPdfChoice, noPdfChoice);
  const call = useCall();
  const upload = useRef<UploadTask>(undefined);

  // The upload ends when the admin leaves the form.
  useEffect(() => () => void upload.current?.cancel(), []);

  async function uploaded(file: File): Promise<string> {
    dispatch({ type: 'upload-starts' });
    try {
      // A new, random name.
      const path = newPdfPath();
      const task = uploadBytesResumable(ref(openStorage(), path), file, { contentType: pdfContentType });
      upload.current = task;
      const advance = () => dispatch({ type: 'upload-advances', sent: task.snapshot.bytesTransferred });
      task.on('state_changed', advance, () => undefined);
      await task;
      dispatch({ type: 'upload-ends', path });
      return path;
    } catch (error) {
      dispatch({ type: 'upload-stops' });
      if (isCancelled(error)) throw error;
      // Storage does not say why it denied the upload: if the session is over, a call of the API finds out.
      await call(currentUserRoute);
      throw new Error(jobFormCopy.uploadFailed, { cause: error });
    }
  }

  /** Uploads a file that is not uploaded yet, and gives what the API is told about the PDF; nothing at all keeps it. */
  async function send(): Promise<Pick<JobInput, 'pdfPath'>> {
    if (choice.kind === 'remove') return { pdfPath: null };
    if (choice.kind === 'uploaded') return { pdfPath: choice.path };
    if (choice.kind === 'chosen') return { pdfPath: await uploaded(choice.file) };
    return {};
  }

  return { choice, dispatch, send, cancelUpload: () => upload.current?.cancel() };
}

export function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'storage/canceled';
}

// The timeout of an upload without progress: the person can try again, and nothing is lost.
const retryTimeoutMilliseconds = 30_000;

let storage: FirebaseStorage | undefined;

function openStorage(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  storage.maxUploadRetryTime = retryTimeoutMilliseconds;
  if (emulators) connectStorageEmulator(storage, emulators.host, emulators.ports.storage);
  return storage;
}
