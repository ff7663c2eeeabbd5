import { existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { submissionFileFolder, submissionFileOf } from '@ohmbridge/contract/desk/submission-files';
import { pdfFolder, pdfPathPattern } from '@ohmbridge/contract/jobs/pdf';
import type { Bucket } from '../../functions/src/shared/firebase.ts';

/** How an object is served: what a file on a disk cannot say of itself. */
type Headers = Record<(typeof headers)[number], string>;

const headers = ['contentType', 'contentDisposition', 'cacheControl'] as const;

/** What lies in the bucket: in which folder, and which names there are ours. */
const objects = {
  pdfs: { source: pdfFolder, isOurs: (path: string) => pdfPathPattern.test(path) },
  files: { source: submissionFileFolder, isOurs: (path: string) => submissionFileOf(path) !== undefined },
} as const;
type Objects = keyof typeof objects;

/** The file that says which objects of a kind a copy holds, and how each is served. */
const listFile = (folder: string, what: Objects) => join(folder, `${objects[what].source}.json`);

export const hasObjects = (folder: string, what: Objects): boolean => existsSync(listFile(folder, what));

/** Downloads every object of a kind into a folder; gives their number. */
export async function saveObjects(bucket: Bucket, folder: string, what: Objects): Promise<number> {
  const { source, isOurs } = objects[what];
  mkdirSync(join(folder, source), { recursive: true });
  const [files] = await bucket.getFiles({ prefix: `${source}/` });
  const saved: Record<string, object> = {};
  for (const file of files) {
    // Whatever else lies there is none of ours, and its name may lead out of the folder.
    if (!isOurs(file.name)) continue;
    mkdirSync(dirname(join(folder, file.name)), { recursive: true });
    await file.download({ destination: join(folder, file.name) });
    saved[file.name] = Object.fromEntries(headers.map((header) => [header, file.metadata[header]]));
  }
  await writeFile(listFile(folder, what), JSON.stringify(saved, null, 2));
  return Object.keys(saved).length;
}

/** Uploads every object of a kind that a folder holds, over what has its name now; others stay. Gives their number. */
export async function restoreObjects(bucket: Bucket, folder: string, what: Objects): Promise<number> {
  if (!hasObjects(folder, what)) return 0;
  const saved = JSON.parse(await readFile(listFile(folder, what), 'utf8')) as Record<string, Partial<Headers>>;
  for (const [path, metadata] of Object.entries(saved)) {
    await bucket.upload(join(folder, path), { destination: path, resumable: false, metadata });
  }
  return Object.keys(saved).length;
}
