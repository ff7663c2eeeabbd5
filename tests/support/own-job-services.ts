import { createJobServices } from '../../functions/src/jobs/job-services.ts';
import { createPdfStore } from '../../functions/src/jobs/pdf-store.ts';
import { createPdfAddresses } from '../../functions/src/jobs/pdf-url.ts';
import type { OwnProject } from './own-project.ts';

/** The jobs and their PDFs as the functions have them, on the data of an own project. */
export function ownJobServices(project: OwnProject, now = () => new Date()) {
  return createJobServices({
    firestore: project.firestore,
    pdfs: createPdfStore(project.bucket),
    addresses: createPdfAddresses(project.bucketName, undefined),
    now,
  });
}
