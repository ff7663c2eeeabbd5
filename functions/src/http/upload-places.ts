import { unavailable } from '../shared/timeout.ts';

/**
 * So many uploads that anybody can send are held by one instance at the same time: each takes its 10 MB up to four times, and
 * an instance has 512 MiB. Who comes meanwhile is asked to come again.
 */
const mostUploads = 6;

let uploads = 0;

export async function inUploadPlace<Result>(act: () => Promise<Result>): Promise<Result> {
  if (uploads >= mostUploads) throw unavailable();
  uploads += 1;
  try {
    return await act();
  } finally {
    uploads -= 1;
  }
}
