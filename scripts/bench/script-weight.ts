import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';

/** The bytes of files as they travel: each with the best brotli, as for good kept files it should be. */
export async function brotliBytes(files: readonly string[]): Promise<number> {
  // Without any file it would take the whole project.
  if (files.length === 0) return 0;
  // One entry for each check; the types only say that it is an object.
  const [check] = (await sizeLimit([filePlugin], [...files])) as { size: number }[];
  return check?.size ?? Number.NaN;
}
