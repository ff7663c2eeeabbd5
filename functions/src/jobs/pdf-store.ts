import { pdfContentType, pdfFolder } from '@ohmbridge/contract/jobs/pdf';
import { limits } from '@ohmbridge/contract/shared/limits';
import type { Bucket } from '../shared/firebase.ts';
import { objectPages } from '../shared/stored-objects.ts';
import type { StoredObject } from './pdf-check.ts';
import { pdfFileName } from './pdf-file-name.ts';

export interface ListedPdf {
  path: string;
  /** When it was stored, or labelled because a job claims it. */
  touchedAt: Date;
  /** Another one after every label. */
  version: string;
}

/** The job descriptions in Cloud Storage. */
export interface PdfStore {
  inspect: (path: string) => Promise<StoredObject | undefined>;
  write: (path: string, bytes: Buffer, title: string) => Promise<void>;
  /** Gives an uploaded object the headers that it is served with. */
  label: (path: string, title: string) => Promise<void>;
  /** Deletes an object; where a version of it is named, only if it is still that one. */
  remove: (path: string, version?: string) => Promise<void>;
  list: () => Promise<ListedPdf[]>;
}

const headersFor = (title: string) => ({
  contentType: pdfContentType,
  contentDisposition: `inline; filename="${pdfFileName(title)}"`,
  cacheControl: 'public, max-age=3600',
});

export function createPdfStore(bucket: () => Promise<Bucket>): PdfStore {
  return {
    async inspect(path) {
      const file = (await bucket()).file(path);
      try {
        const [{ contentType, size }] = await file.getMetadata();
        const [bytes] = Number(size) > limits.pdfBytes ? [Buffer.alloc(0)] : await file.download();
        return { contentType: contentType ?? '', size: Number(size), bytes };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(path, bytes, title) {
      await (await bucket()).file(path).save(bytes, { resumable: false, metadata: headersFor(title) });
    },
    async label(path, title) {
      await (await bucket()).file(path).setMetadata(headersFor(title));
    },
    async remove(path, version) {
      const condition = version === undefined ? {} : { ifMetagenerationMatch: version };
      await (await bucket()).file(path).delete({ ignoreNotFound: true, ...condition });
    },
    async list() {
      const listed: ListedPdf[] = [];
      for await (const page of objectPages(await bucket(), pdfFolder))
        for (const { name, metadata } of page)
          listed.push({
            path: name,
            touchedAt: new Date(metadata.updated ?? metadata.timeCreated ?? Number.NaN),
            version: String(metadata.metageneration),
          });
      return listed;
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && Number(error.code) === 404;
}
