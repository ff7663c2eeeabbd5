import type { Bucket } from './firebase.ts';

const pageSize = 500;

/**
 * Gives the objects below a folder, in pages: the SDK's objects are large, and all of them at once would fill the memory of a
 * night.
 */
export async function* objectPages(bucket: Bucket, folder: string) {
  let pageToken: string | undefined;
  do {
    const query = { prefix: `${folder}/`, autoPaginate: false, maxResults: pageSize, ...(pageToken && { pageToken }) };
    const [files, next] = await bucket.getFiles(query);
    yield files;
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
}

/** The most unreferenced objects that a night can delete: abandoned uploads are few. More are a sign of lost data. */
export function mostDeletedAtOnce(objects: number): number {
  return Math.max(20, objects * 0.2);
}
