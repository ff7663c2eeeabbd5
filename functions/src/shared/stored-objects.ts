import type { Bucket } from './open-bucket.ts';

const pageSize = 500;

/** The objects below a folder, in pages: the SDK's own objects are large, and all of them at once fill the memory of a night. */
export async function* objectPages(bucket: Bucket, folder: string) {
  let pageToken: string | undefined;
  do {
    const query = { prefix: `${folder}/`, autoPaginate: false, maxResults: pageSize, ...(pageToken && { pageToken }) };
    const [files, next] = await bucket.getFiles(query);
    yield files;
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
}

/** The most that a night may delete because nothing points at it: abandoned uploads are few. More are a sign that the database got lost. */
export function mostDeletedAtOnce(objects: number): number {
  return Math.max(20, objects * 0.2);
}
