import { pdfFolder } from '../contract/pdf.ts';
import type { Bucket } from '../open-bucket.ts';

const atOnce = 10;

/**
 * Copies every PDF into another bucket, over its older copy, so that a copy is as old as its last night: the bucket can then
 * delete by age what has been gone from here for that long. Gives the number of PDFs.
 */
export async function copyPdfs(from: Bucket, to: Bucket): Promise<number> {
  const [files] = await from.getFiles({ prefix: `${pdfFolder}/` });
  for (let done = 0; done < files.length; done += atOnce) {
    await Promise.all(files.slice(done, done + atOnce).map((file) => file.copy(to.file(file.name)).catch(unlessGone)));
  }
  return files.length;
}

/** One that was deleted since it was listed need not be copied. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && Number(error.code) === 404)) throw error;
}
