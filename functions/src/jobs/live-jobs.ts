import { bucket, firestore } from '../firebase.ts';
import { pdfBucket } from '../parameters.ts';
import { createJobServices } from './job-services.ts';
import { createPdfStore } from './pdf-store.ts';
import { createPdfAddresses } from './pdf-url.ts';

/** The jobs and their PDFs, on this project's Firestore and Storage. */
export function jobServices(): ReturnType<typeof createJobServices> {
  return createJobServices({
    firestore,
    pdfs: createPdfStore(() => bucket(pdfBucket.value())),
    addresses: createPdfAddresses(pdfBucket.value(), process.env.FIREBASE_STORAGE_EMULATOR_HOST),
    now: () => new Date(),
  });
}
