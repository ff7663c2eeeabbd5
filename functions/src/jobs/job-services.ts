import type { Firestore } from 'firebase-admin/firestore';
import type { JobServices } from './job-handlers.ts';
import { createJobPreviews } from './job-previews.ts';
import { createJobQueries, type JobQueries } from './job-queries.ts';
import { createJobRows } from './job-rows.ts';
import { createJobStore } from './job-store.ts';

interface Foundations extends Pick<JobServices, 'pdfs' | 'addresses' | 'now'> {
  firestore: () => Promise<Firestore>;
}

/** All that is done with jobs and their PDFs, on a Firestore and a Storage. */
export function createJobServices({ firestore, pdfs, addresses, now }: Foundations) {
  return {
    jobs: createJobStore(firestore, now),
    rows: createJobRows(firestore, now),
    previews: createJobPreviews(firestore, now),
    queries: createJobQueries(firestore),
    pdfs,
    addresses,
    now,
  } satisfies JobServices & { queries: JobQueries };
}
