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

/** The admin's choice of the job's PDF, and the upload from the browser straight to Cloud Storage. */
export function usePdf() {
  const [choice, dispatch] = useReducer(nextPdfChoice, noPdfChoice);
  const call = useCall();
  const upload = useRef<UploadTask>(undefined);

  // The upload ends when the admin leaves the form.
  useEffect(() => () => void upload.current?.cancel(), []);

  async function uploaded(file: File): Promise<string> {
    dispatch({ type: 'upload-starts' });
    try {
      // The path is new and random.
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
      // Storage does not give the reason for a denied upload. A call of the API finds out whether the session is over.
      await call(currentUserRoute);
      throw new Error(jobFormCopy.uploadFailed, { cause: error });
    }
  }

  /** Uploads a file that is not uploaded yet, and gives the PDF field of the request. An empty object keeps the stored PDF. */
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

// The timeout of an upload without progress. The admin can then try again, and nothing is lost.
const retryTimeoutMilliseconds = 30_000;

let storage: FirebaseStorage | undefined;

function openStorage(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  storage.maxUploadRetryTime = retryTimeoutMilliseconds;
  if (emulators) connectStorageEmulator(storage, emulators.host, emulators.ports.storage);
  return storage;
}
