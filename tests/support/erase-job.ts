import { collections } from '@site/contract/shared/collections';
import { bucket, firestore } from './admin-sdk.ts';
import { deleteJob } from './job-calls.ts';

/** Deletes a job into the bin, and then for good with its PDF. The nightly work does the second step after 30 days. */
export async function eraseJob(token: string, id: string): Promise<void> {
  await deleteJob(token, id);
  const place = firestore.collection(collections.jobBin).doc(id);
  const pdfPath: unknown = (await place.get()).get('pdfPath');
  await place.delete();
  if (typeof pdfPath === 'string') await bucket.file(pdfPath).delete({ ignoreNotFound: true });
}
