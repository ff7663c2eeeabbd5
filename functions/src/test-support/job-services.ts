import { HttpError } from '../api/http-error.ts';
import type { Job } from '../contract/job.ts';
import type { JobChange } from '../contract/job-change.ts';
import { cursorAfter } from '../contract/job-query.ts';
import { messages } from '../contract/messages.ts';
import { refuseStale, stateChange, whatChanged } from '../jobs/job-changes.ts';
import type { JobServices } from '../jobs/job-handlers.ts';
import { type JobFields, type JobStore, pdfTaken } from '../jobs/job-store.ts';
import type { StoredObject } from '../jobs/pdf-check.ts';
import { createPdfAddresses } from '../jobs/pdf-url.ts';

/** Jobs and PDFs in memory, for tests to fill and to look into. */
export interface JobsInMemory extends JobServices {
  saved: Map<string, Job>;
  objects: Map<string, StoredObject>;
  /** The histories of all jobs, in the order in which they were written. */
  changes: Omit<JobChange, 'at'>[];
}

/** Jobs and PDFs in memory, with what is there at the start. */
export function jobsInMemory(jobs: Job[] = [], objects: Record<string, StoredObject> = {}): JobsInMemory {
  const saved = new Map(jobs.map((job) => [job._id, job]));
  const stored = new Map(Object.entries(objects));
  const versions = new Map<string, number>();
  const versionOf = (path: string) => String(versions.get(path) ?? 1);
  const changes: JobsInMemory['changes'] = [];
  return {
    saved,
    objects: stored,
    changes,
    jobs: jobStore(saved, (change) => changes.push(change)),
    pdfs: {
      inspect: async (path) => stored.get(path),
      write: async (path, bytes) => {
        stored.set(path, { contentType: 'application/pdf', size: bytes.length, firstBytes: bytes.subarray(0, 5) });
      },
      label: async (path) => {
        versions.set(path, Number(versionOf(path)) + 1);
      },
      remove: async (path, version = versionOf(path)) => {
        if (version !== versionOf(path)) throw new Error('Precondition failed');
        stored.delete(path);
      },
      list: async () => [...stored.keys()].map((path) => ({ path, touchedAt: new Date(0), version: versionOf(path) })),
    },
    addresses: createPdfAddresses('bucket', undefined),
  };
}

function jobStore(saved: Map<string, Job>, record: (change: Omit<JobChange, 'at'>) => void): JobStore {
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
    list: async ({ isActive, country }, { limit, after }) =>
      [...saved.values()]
        .filter((job) => isActive === undefined || job.isActive === isActive)
        .filter((job) => country === undefined || job.country === country)
        .sort((one, other) => compare(cursorAfter(other), cursorAfter(one)))
        .filter((job) => !after || cursorAfter(job) < `${after.createdAt.toISOString()}_${after.id}`)
        .slice(0, limit),
    read: async (id) => saved.get(id),
    create: async (fields, by, id = `new${saved.size}`) => {
      const before = saved.get(id);
      if (before) return { job: before, releasedPdfPath: undefined };
      const outcome = save(id, fields);
      record({ jobId: outcome.job._id, kind: 'created', fields: [], by });
      return outcome;
    },
    replace: async (id, change, { by, unchangedSince }) => {
      const current = existing(id);
      refuseStale(current, unchangedSince);
      const { _id, createdAt: _createdAt, updatedAt: _updatedAt, ...before } = current;
      const after = change(before);
      const outcome = save(_id, after, current);
      record({ jobId: id, ...whatChanged(before, after), by });
      return outcome;
    },
    setState: async (id, isActive, by) => {
      const current = existing(id);
      if (current.isActive === isActive) return current;
      const job = { ...current, isActive, updatedAt: 'now' };
      saved.set(id, job);
      record({ jobId: id, kind: stateChange(isActive), fields: [], by });
      return job;
    },
    remove: async (id, by) => {
      const job = existing(id);
      saved.delete(id);
      record({ jobId: id, kind: 'deleted', fields: [], by });
      return job;
    },
    claims: async (path, except) => claimed(path, except),
    claimedPdfPaths: async () => new Set([...saved.values()].flatMap(({ pdfPath }) => (pdfPath ? [pdfPath] : []))),
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
