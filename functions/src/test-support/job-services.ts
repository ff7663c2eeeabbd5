import { HttpError } from '../api/http-error.ts';
import type { Job } from '../contract/job.ts';
import { messages } from '../contract/messages.ts';
import type { JobServices } from '../jobs/job-handlers.ts';
import { type JobFields, type JobStore, pdfTaken } from '../jobs/job-store.ts';
import type { StoredObject } from '../jobs/pdf-check.ts';
import { createPdfAddresses } from '../jobs/pdf-url.ts';

/** Jobs and PDFs in memory, for tests to fill and to look into. */
export interface JobsInMemory extends JobServices {
  saved: Map<string, Job>;
  objects: Map<string, StoredObject>;
}

/** Jobs and PDFs in memory, with what is there at the start. */
export function jobsInMemory(jobs: Job[] = [], objects: Record<string, StoredObject> = {}): JobsInMemory {
  const saved = new Map(jobs.map((job) => [job._id, job]));
  const stored = new Map(Object.entries(objects));
  return {
    saved,
    objects: stored,
    jobs: jobStore(saved),
    pdfs: {
      inspect: async (path) => stored.get(path),
      write: async (path, bytes) => {
        stored.set(path, { contentType: 'application/pdf', size: bytes.length, firstBytes: bytes.subarray(0, 5) });
      },
      label: async () => undefined,
      remove: async (path) => {
        stored.delete(path);
      },
      list: async () => [...stored.keys()].map((path) => ({ path, createdAt: new Date(0) })),
    },
    addresses: createPdfAddresses('bucket', undefined),
  };
}

function jobStore(saved: Map<string, Job>): JobStore {
  const claimed = (path: string | undefined, exceptBy?: string) =>
    path !== undefined && [...saved.values()].some(({ _id, pdfPath }) => pdfPath === path && _id !== exceptBy);
  const save = (id: string, fields: JobFields, before?: Job) => {
    if (claimed(fields.pdfPath, id)) throw pdfTaken();
    const job: Job = { ...fields, _id: id, createdAt: before?.createdAt ?? 'now', updatedAt: 'now' };
    saved.set(id, job);
    return { job, releasedPdfPath: before?.pdfPath === job.pdfPath ? undefined : before?.pdfPath };
  };
  const existing = (id: string) => {
    const job = saved.get(id);
    if (!job) throw new HttpError(404, messages.jobNotFound);
    return job;
  };
  return {
    list: async ({ isActive }) =>
      [...saved.values()].filter((job) => isActive === undefined || job.isActive === isActive),
    read: async (id) => saved.get(id),
    create: async (fields) => save(`new${saved.size}`, fields),
    replace: async (id, change) => {
      const { _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = existing(id);
      return save(_id, change(fields), saved.get(id));
    },
    remove: async (id) => {
      const job = existing(id);
      saved.delete(id);
      return job;
    },
    claims: async (path) => claimed(path),
    claimedPdfPaths: async () => new Set([...saved.values()].flatMap(({ pdfPath }) => (pdfPath ? [pdfPath] : []))),
  };
}
