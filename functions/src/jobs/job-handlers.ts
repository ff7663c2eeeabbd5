import { isDocumentId } from '../api/document-id.ts';
import type { ApiHandlers } from '../api/handler.ts';
import { HttpError } from '../api/http-error.ts';
import { idempotentId } from '../api/idempotent-id.ts';
import type { UploadedFile } from '../api/multipart.ts';
import type { Defined, Job, JobInput } from '../contract/job.ts';
import type { JobAuthor } from '../contract/job-change.ts';
import type { StoredJobFields } from '../contract/job-document.ts';
import { cursorAfter } from '../contract/job-query.ts';
import { limits } from '../contract/limits.ts';
import { messages } from '../contract/messages.ts';
import type { Caller } from '../users/caller.ts';
import { discardPdf, type PdfServices, preparePdf } from './job-pdfs.ts';
import type { JobStore, SavedJob } from './job-store.ts';
import { pdfChange } from './pdf-change.ts';

export interface JobServices extends PdfServices {
  jobs: JobStore;
}

/** The calls on jobs. */
export function createJobHandlers(services: JobServices) {
  const { jobs, pdfs } = services;
  return {
    async listJobs({ query, caller }) {
      const admin = (await caller())?.user.admin === true;
      const isActive = admin ? query.active : true;
      const { country, after, limit = limits.jobsPerAnswer } = query;
      // One more than is told shows whether there are more.
      const found = await jobs.list({ isActive, country }, { after, limit: limit + 1 });
      const told = found.slice(0, limit);
      const last = told.at(-1);
      return { data: { jobs: told, ...(last && found.length > limit && { next: cursorAfter(last) }) } };
    },
    async readJob({ parameters, caller }) {
      const job = await existingJob(jobs, parameters.id);
      if (!job.isActive && !(await caller())?.user.admin) throw new HttpError(404, messages.jobNotFound);
      return { data: { job } };
    },
    async createJob({ body, file, idempotencyKey, signedIn }) {
      const by = authorOf(await signedIn());
      const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, body, file?.bytes.toString('base64')]);
      const savedBefore = id ? await jobs.read(id) : undefined;
      if (savedBefore) return { data: { job: savedBefore } };
      const job = await save(services, { _id: id }, body, file, (change) =>
        jobs.create(change({ isActive: true }), by, id),
      );
      return { data: { job } };
    },
    async updateJob({ parameters, body: { unchangedSince, ...input }, file, signedIn }) {
      const how = { by: authorOf(await signedIn()), unchangedSince };
      const current = await existingJob(jobs, parameters.id);
      const job = await save(services, current, input, file, (change) => jobs.replace(current._id, change, how));
      return { data: { job } };
    },
    async setJobState({ parameters, body, signedIn }) {
      const { _id } = await existingJob(jobs, parameters.id);
      return { data: { job: await jobs.setState(_id, body.isActive, authorOf(await signedIn())) } };
    },
    async deleteJob({ parameters, signedIn }) {
      const { _id } = await existingJob(jobs, parameters.id);
      const { pdfPath } = await jobs.remove(_id, authorOf(await signedIn()));
      if (pdfPath) await discardPdf(pdfs, pdfPath);
      return {};
    },
  } satisfies Partial<ApiHandlers>;
}

function authorOf({ uid, user }: Caller): JobAuthor {
  return { uid, email: user.email };
}

/** What a job already has that a request may leave as it is. */
type Kept = Pick<StoredJobFields, 'isActive' | 'pdfUrl' | 'pdfPath'>;

async function save(
  services: JobServices,
  before: Pick<Job, 'pdfUrl' | 'pdfPath'> & { _id: string | undefined },
  input: JobInput,
  file: UploadedFile | undefined,
  write: (change: (current: Kept) => StoredJobFields) => Promise<SavedJob>,
): Promise<Job> {
  const change = pdfChange(before, input, file, services.addresses.pathOf);
  const pdfOf = await preparePdf(services, change, { title: input.title, id: before._id });
  try {
    const { job, releasedPdfPath } = await write((current) => fieldsToStore(input, current, pdfOf(current)));
    if (releasedPdfPath) await discardPdf(services.pdfs, releasedPdfPath);
    return job;
  } catch (error) {
    const { pdfPath } = pdfOf({});
    // An object that the browser uploaded stays, so that the admin can save again.
    if (change.kind === 'store' && pdfPath) await discardUnsaved(services, pdfPath);
    throw error;
  }
}

/** Deletes the object of a job that could not be saved, unless the job was saved after all and only the answer got lost. */
async function discardUnsaved({ jobs, pdfs }: JobServices, path: string): Promise<void> {
  const saved = await jobs.claims(path).catch(() => true);
  if (!saved) await discardPdf(pdfs, path);
}

/** All that the schema has let through, so that no field is lost on the way to the store. */
function fieldsToStore(input: JobInput, current: Kept, pdf: Pick<Job, 'pdfUrl' | 'pdfPath'>): StoredJobFields {
  const { pdfUrl: _pdfUrl, pdfPath: _pdfPath, ...fields } = input;
  return { ...defined(fields), isActive: input.isActive ?? current.isActive, ...pdf };
}

/** The same without what is `undefined`, which Firestore does not take. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}

/** The job at an id that somebody typed into an address. */
async function existingJob(jobs: JobStore, id: string): Promise<Job> {
  const job = isDocumentId(id) ? await jobs.read(id) : undefined;
  if (!job) throw new HttpError(404, messages.jobNotFound);
  return job;
}
