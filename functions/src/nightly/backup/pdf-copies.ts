import { pdfFolder } from '@ohmbridge/contract/jobs/pdf';
import type { Bucket } from '../../shared/open-bucket.ts';

const atOnce = 10;

/**
 * Copies every PDF into a folder of another bucket. A folder of its own, because whoever copies may make objects there and
 * neither change nor delete them. Gives the number of PDFs.
 */
export async function copyPdfs(from: Bucket, to: Bucket, folder: string): Promise<number> {
  const [files] = await from.getFiles({ prefix: `${pdfFolder}/` });
  for (let done = 0; done < files.length; done += atOnce) {
    await Promise.all(
      files.slice(done, done + atOnce).map((file) => file.copy(to.file(`${folder}/${file.name}`)).catch(unlessGone)),
    );
  }
  return files.length;
}

/** One that was deleted since it was listed need not be copied. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && Number(error.code) === 404)) throw error;
}
