import { submissionFileFolder } from '@ohmbridge/contract/desk/submission-files';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../../shared/error-outline.ts';
import { type Bucket, bucket } from '../../shared/firebase.ts';
import { objectPages } from '../../shared/objects.ts';

interface ListedFile {
  path: string;
  storedAt: Date;
  /** Another one whenever it is written. */
  generation: string;
}

/** The files of submissions in Cloud Storage, where no rule lets any client read or write. */
export interface FileStore {
  write: (path: string, bytes: Buffer, mediaType: string) => Promise<void>;
  /** The bytes of an object, which are fetched when they are asked for; `undefined` where there is none. */
  open: (path: string) => Promise<(() => AsyncIterable<Uint8Array>) | undefined>;
  /** Deletes an object; where a generation of it is named, only if it is still that one. */
  remove: (path: string, generation?: string) => Promise<void>;
  list: () => Promise<ListedFile[]>;
}

/** The store on the bucket of this installation. */
export const fileStore = createFileStore(() => bucket());

export function createFileStore(bucket: () => Promise<Bucket>): FileStore {
  return {
    async write(path, bytes, mediaType) {
      const metadata = { contentType: mediaType, contentDisposition: 'attachment', cacheControl: 'private, no-store' };
      await (await bucket()).file(path).save(bytes, { resumable: false, metadata });
    },
    async open(path) {
      const file = (await bucket()).file(path);
      const [exists] = await file.exists();
      return exists ? () => file.createReadStream() : undefined;
    },
    async remove(path, generation) {
      const condition = generation === undefined ? {} : { ifGenerationMatch: generation };
      await (await bucket()).file(path).delete({ ignoreNotFound: true, ...condition });
    },
    async list() {
      const listed: ListedFile[] = [];
      for await (const page of objectPages(await bucket(), submissionFileFolder))
        for (const { name, metadata } of page)
          listed.push({
            path: name,
            storedAt: new Date(metadata.timeCreated ?? Number.NaN),
            generation: String(metadata.generation),
          });
      return listed;
    },
  };
}

/** Deletes an object that belongs to nothing any more. If that fails, the scheduled cleaning will find it. */
export async function discardFile(files: Pick<FileStore, 'remove'>, path: string, generation?: string): Promise<void> {
  try {
    await files.remove(path, generation);
  } catch (error) {
    logger.warn('File not deleted', { path, ...errorOutline(error) });
  }
}
