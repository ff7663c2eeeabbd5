import { existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pdfFolder, pdfPathPattern } from '@ohmbridge/contract/jobs/pdf';
import type { Bucket } from '../../functions/src/shared/open-bucket.ts';

/** How an object is served: what a file on a disk cannot say of itself. */
type Headers = Record<(typeof headers)[number], string>;

const headers = ['contentType', 'contentDisposition', 'cacheControl'] as const;

/** The file that says which PDFs a copy holds, and how each is served. */
const listFile = (folder: string) => join(folder, `${pdfFolder}.json`);

export const hasPdfs = (folder: string): boolean => existsSync(listFile(folder));

/** Downloads every PDF of a bucket into a folder; gives their number. */
export async function savePdfs(bucket: Bucket, folder: string): Promise<number> {
  mkdirSync(join(folder, pdfFolder), { recursive: true });
  const [files] = await bucket.getFiles({ prefix: `${pdfFolder}/` });
  const saved: Record<string, object> = {};
  for (const file of files) {
    // Whatever else lies there is none of ours, and its name may lead out of the folder.
    if (!pdfPathPattern.test(file.name)) continue;
    await file.download({ destination: join(folder, file.name) });
    saved[file.name] = Object.fromEntries(headers.map((header) => [header, file.metadata[header]]));
  }
  await writeFile(listFile(folder), JSON.stringify(saved, null, 2));
  return Object.keys(saved).length;
}

/** Uploads every PDF of a folder, over what has its name now; others stay. Gives their number. */
export async function restorePdfs(bucket: Bucket, folder: string): Promise<number> {
  const saved = JSON.parse(await readFile(listFile(folder), 'utf8')) as Record<string, Partial<Headers>>;
  for (const [path, metadata] of Object.entries(saved)) {
    await bucket.upload(join(folder, path), { destination: path, resumable: false, metadata });
  }
  return Object.keys(saved).length;
}
