import { type HiringFieldName, hiringFieldNames } from '@ohmbridge/contract/jobs/hiring';
import { type Defined, type Job, type JobInput, jobFieldNames } from '@ohmbridge/contract/jobs/job';
import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import type { StoredJobFields } from '@ohmbridge/contract/jobs/job-document';
import type { BulkJobAction, BulkJobOutcome } from '@ohmbridge/contract/jobs/job-routes';
import { jobState } from '@ohmbridge/contract/jobs/job-state';
import { limits } from '@ohmbridge/contract/shared/limits';
import { messages } from '@ohmbridge/contract/shared/messages';
import { hasRole } from '@ohmbridge/contract/team/roles';
import * as logger from 'firebase-functions/logger';
import { authorOf, type Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { isDocumentId } from '../shared/document-id.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { listRows } from './job-listing.ts';
import { discardPdf, type PdfServices, preparePdf } from './job-pdfs.ts';
import type { JobPreviews } from './job-previews.ts';
import type { JobRows } from './job-rows.ts';
import type { JobStore, SavedJob } from './job-store.ts';
import { pdfChange } from './pdf-change.ts';

export interface JobServices extends PdfServices {
  jobs: JobStore;
  rows: JobRows;
  previews: JobPreviews;
  now: () => Date;
}

/** Whether jobs that are not on the site are shown to the caller: to who manages them, and to who hires for them. */
async function maySeeAll(caller: () => Promise<Caller | undefined>): Promise<boolean> {
  return hasRole((await caller())?.roles ?? [], 'jobs', 'hiring');
}

/** The calls on jobs. */
export function createJobHandlers(services: JobServices) {
  const { jobs, rows, previews, now } = services;
  return {
    async listJobs({ query, caller }) {
      const seesAll = await maySeeAll(caller);
      const { limit = limits.jobsPerAnswer } = query;
      const { rows: shown, ...page } = listRows(await rows.all(), { ...query, limit }, seesAll, now());
      const ids = shown.map(({ _id }) => _id);
      const found = await jobs.readAll(ids, query.state === 'in-bin' ? 'bin' : 'jobs');
      // As they are by now, which may be later than the list.
      return { data: { jobs: seesAll ? found : found.filter((job) => jobState(job, now()) === 'live'), ...page } };
    },
    async readJob({ parameters, caller }) {
      const seesAll = await maySeeAll(caller);
      const job = seesAll ? await existingJob(jobs, parameters.id) : await jobs.read(documentId(parameters.id));
      if (!job || (!seesAll && jobState(job, now()) !== 'live')) throw new HttpError(404, messages.jobNotFound);
      return { data: { job } };
    },
    async createJob({ body, file, idempotencyKey, signedIn }) {
      const by = authorOf(await signedIn());
      const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, body, file?.bytes.toString('base64')]);
      const savedBefore = id ? await jobs.readWhole(id) : undefined;
      if (savedBefore) return { data: { job: savedBefore } };
      const job = await save(services, { _id: id }, body, file, (change) =>
        jobs.create(change({ isActive: true }), { by, id }),
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
      const by = authorOf(await signedIn());
      return { data: { job: await jobs.setState(documentId(parameters.id), body.isActive, by) } };
    },
    async deleteJob({ parameters, signedIn }) {
      await jobs.remove(documentId(parameters.id), authorOf(await signedIn()));
      return {};
    },
    async restoreJob({ parameters, signedIn }) {
      return { data: { job: await jobs.restore(documentId(parameters.id), authorOf(await signedIn())) } };
    },
    async duplicateJob({ parameters, idempotencyKey, signedIn }) {
      const by = authorOf(await signedIn());
      const original = await existingJob(jobs, parameters.id);
      const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, 'duplicate', original._id]);
      const { job } = await jobs.create(copyOf(original), { by, kind: 'duplicated', id });
      return { data: { job } };
    },
    async renewJob({ parameters, signedIn }) {
      return { data: { job: await jobs.renew(documentId(parameters.id), authorOf(await signedIn())) } };
    },
    async createPreviewLink({ parameters, signedIn }) {
      return { data: await previews.create(documentId(parameters.id), authorOf(await signedIn())) };
    },
    async revokePreviewLinks({ parameters, signedIn }) {
      const { _id } = await existingJob(jobs, parameters.id);
      return { data: { revoked: await previews.revoke(_id, authorOf(await signedIn())) } };
    },
    async bulkJobs({ body: { action, ids }, signedIn }) {
      const by = authorOf(await signedIn());
      const outcomes: BulkJobOutcome[] = [];
      // One after the other: they would wait for each other, because each says that the list of jobs is another now.
      for (const id of new Set(ids)) outcomes.push(await outcomeOf(id, () => carryOut(jobs, action, id, by)));
      const done = outcomes.filter((outcome) => outcome.done).length;
      logger.info('Jobs dealt with by an admin', { action, done, admin: by.uid });
      return { data: { done, outcomes } };
    },
  } satisfies Partial<ApiHandlers>;
}

function carryOut(jobs: JobStore, action: BulkJobAction, id: string, by: JobAuthor): Promise<Job> {
  switch (action) {
    case 'activate':
    case 'deactivate':
      return jobs.setState(id, action === 'activate', by);
    case 'renew':
      return jobs.renew(id, by);
    case 'delete':
      return jobs.remove(id, by);
    case 'restore':
      return jobs.restore(id, by);
  }
}

/** What came of one of many; what is refused is said of it, and what fails otherwise does not keep the next from being tried. */
async function outcomeOf(id: string, act: () => Promise<Job>): Promise<BulkJobOutcome> {
  try {
    return { id, done: true, job: await act() };
  } catch (error) {
    if (error instanceof HttpError) return { id, done: false, message: error.message };
    logger.error('Job not dealt with', { id, ...errorOutline(error) });
    return { id, done: false, message: messages.unexpected };
  }
}

/** The words of a job for a draft. A PDF of ours belongs to one job: the copy gets none. */
function copyOf(job: Job): StoredJobFields {
  const fields = Object.fromEntries(jobFieldNames.map((name) => [name, job[name]])) as unknown as StoredJobFields;
  const { closesOn: _closesOn, ...kept } = fields;
  const link = job.pdfPath === undefined && job.pdfUrl !== undefined && { pdfUrl: job.pdfUrl };
  return defined({ ...kept, isActive: false, ...link });
}

/** What a job already has that a request may leave as it is. */
type Kept = Pick<StoredJobFields, 'isActive' | 'pdfUrl' | 'pdfPath' | HiringFieldName>;

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
  // Lists of jobs do not show these fields, so a job that an admin sends back from a list must not lose them.
  const unsaid = hiringFieldNames.filter((name) => !(name in input));
  const kept = Object.fromEntries(unsaid.map((name) => [name, current[name]]));
  return defined({ ...fields, ...kept, isActive: input.isActive ?? current.isActive, ...pdf });
}

/** The same without what is `undefined`, which Firestore does not take. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}

/** An id that somebody typed into an address, if there can be a job of it. */
function documentId(id: string): string {
  if (!isDocumentId(id)) throw new HttpError(404, messages.jobNotFound);
  return id;
}

/** The job at an id that somebody typed into an address, as admins see it. */
async function existingJob(jobs: JobStore, id: string): Promise<Job> {
  const job = await jobs.readWhole(documentId(id));
  if (!job) throw new HttpError(404, messages.jobNotFound);
  return job;
}
