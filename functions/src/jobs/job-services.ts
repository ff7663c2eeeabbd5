import { bucket, firestore } from '../firebase.ts';
import { pdfBucket } from '../parameters.ts';
import type { JobServices } from './job-handlers.ts';
import { createJobStore } from './job-store.ts';
import { createPdfStore } from './pdf-store.ts';
import { createPdfAddresses } from './pdf-url.ts';

/** The jobs and their PDFs, on this project's Firestore and Storage. */
export function jobServices(): JobServices {
  return {
    jobs: createJobStore(firestore, () => new Date()),
    pdfs: createPdfStore(() => bucket(pdfBucket.value())),
    addresses: createPdfAddresses(pdfBucket.value(), process.env.FIREBASE_STORAGE_EMULATOR_HOST),
  };
}
