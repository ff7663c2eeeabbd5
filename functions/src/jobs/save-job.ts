import { type Defined, type Job, type JobInput, jobFieldNames } from '@site/contract/jobs/job';
import { type AssessmentFieldName, assessmentFieldNames } from '@site/contract/jobs/job-assessment';
import { renewedClosingDay } from '@site/contract/jobs/job-closing';
import { jobFromDocument, type StoredJobFields } from '@site/contract/jobs/job-document';
import type { JobConflict } from '@site/contract/jobs/job-routes';
import { jobState } from '@site/contract/jobs/job-state';
import type { Author } from '@site/contract/shared/author';
import { messages } from '@site/contract/shared/messages';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { idempotentId } from '../shared/documents.ts';
import { HttpError } from '../shared/http-error.ts';
import { discardObject } from '../shared/objects.ts';
import {
  changeJob,
  documentAfter,
  historyLine,
  inJobTransaction,
  recordJobChange,
  refuseOver,
  stateLine,
} from './change-job.ts';
import { queueClosing } from './close-jobs.ts';
import { checkedId, existingJob, jobCollections, readWholeJob } from './job.ts';
import { assessmentFields, writeAssessment } from './job-assessment.ts';
import { isClaimed, pdfChange, preparePdf, refuseForeignPdf } from './job-pdf.ts';

export const saveJobHandlers = {
  async createJob({ body, file, idempotencyKey, signedIn }) {
    const by = authorOf(await signedIn());
    const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, body, file?.bytes.toString('base64')]);
    const savedBefore = id ? await readWholeJob(id) : undefined;
    if (savedBefore) return { data: { job: savedBefore } };
    const job = await saveWithPdf({ _id: id }, body, file, (change) =>
      createJob(change({ isActive: true }), { by, id }),
    );
    return { data: { job } };
  },
  async updateJob({ parameters, body: { unchangedSince, ...input }, file, signedIn }) {
    const how = { by: authorOf(await signedIn()), unchangedSince };
    const current = await existingJob(parameters.id);
    const job = await saveWithPdf(current, input, file, (change) => replaceJob(current._id, change, how));
    return { data: { job } };
  },
  async duplicateJob({ parameters, idempotencyKey, signedIn }) {
    const by = authorOf(await signedIn());
    const original = await existingJob(parameters.id);
    const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, 'duplicate', original._id]);
    const { job } = await createJob(copyOf(original), { by, kind: 'duplicated', id });
    return { data: { job } };
  },
  async renewJob({ parameters, signedIn }) {
    return { data: { job: await renewJob(checkedId(parameters.id), authorOf(await signedIn())) } };
  },
  async setJobState({ parameters, body, signedIn }) {
    return { data: { job: await setJobState(checkedId(parameters.id), body.isActive, authorOf(await signedIn())) } };
  },
} satisfies Partial<ApiHandlers>;

interface SavedJob {
  job: Job;
  /** The object that the job no longer claims. */
  releasedPdfPath: string | undefined;
}

/** The current fields of a job that a request can leave as they are. */
type Kept = Pick<StoredJobFields, 'isActive' | 'pdfUrl' | 'pdfPath' | AssessmentFieldName>;

/** Saves a job: first the PDF, then the job, and last the PDF that the job no longer claims is deleted. */
async function saveWithPdf(
  before: Pick<Job, 'pdfUrl' | 'pdfPath'> & { _id: string | undefined },
  input: JobInput,
  file: UploadedFile | undefined,
  write: (change: (current: Kept) => StoredJobFields) => Promise<SavedJob>,
): Promise<Job> {
  const change = pdfChange(before, input, file);
  const pdfOf = await preparePdf(change, { title: input.title, id: before._id });
  try {
    const { job, releasedPdfPath } = await write((current) => fieldsToStore(input, current, pdfOf(current)));
    if (releasedPdfPath) await discardObject(releasedPdfPath);
    return job;
  } catch (error) {
    const { pdfPath } = pdfOf({});
    // An object that the browser has uploaded stays, so that the admin can save again. A file of the form goes, unless the job
    // was saved and only the answer got lost.
    if (change.kind === 'store' && pdfPath && !(await isClaimed(pdfPath).catch(() => true)))
      await discardObject(pdfPath);
    throw error;
  }
}

/** Gives all fields that the schema has passed, so that no field is lost on the way to the database. */
function fieldsToStore(input: JobInput, current: Kept, pdf: Pick<Job, 'pdfUrl' | 'pdfPath'>): StoredJobFields {
  const { pdfUrl: _pdfUrl, pdfPath: _pdfPath, ...fields } = input;
  // Lists of jobs do not show these fields, so a job that an admin sends back from a list must not lose them.
  const unsaid = assessmentFieldNames.filter((name) => !(name in input));
  const kept = Object.fromEntries(unsaid.map((name) => [name, current[name]]));
  return defined({ ...fields, ...kept, isActive: input.isActive ?? current.isActive, ...pdf });
}

/** Stores a new job. With an `id` the job is stored once; after that the stored job is returned and does not change. */
export async function createJob(
  fields: StoredJobFields,
  { by, kind = 'created', id }: { by: Author; kind?: 'created' | 'duplicated'; id?: string | undefined },
): Promise<SavedJob> {
  const saved = await inJobTransaction(async (transaction) => {
    const now = new Date();
    const { jobs, bin } = jobCollections();
    const target = id ? jobs.doc(id) : jobs.doc();
    const stored = id && ((await transaction.get(target)).data() ?? (await transaction.get(bin.doc(target.id))).data());
    if (stored) {
      const releasedPdfPath = fields.pdfPath === stored.pdfPath ? undefined : fields.pdfPath;
      return { job: jobFromDocument(target.id, stored), releasedPdfPath };
    }
    refuseOver(fields, now);
    await refuseForeignPdf(transaction, fields.pdfPath, target.id);
    const document = await documentAfter(transaction, undefined, fields, now);
    const whole = { ...document, ...assessmentFields(fields) };
    transaction.create(target, document);
    writeAssessment(transaction, target.id, {}, whole);
    recordJobChange(transaction, { jobId: target.id, kind, by, at: document.updatedAt });
    return { job: jobFromDocument(target.id, whole), releasedPdfPath: undefined };
  });
  await queueClosing(saved.job);
  return saved;
}

/** Replaces the fields of a job by the result of `changeFields`; refuses if the admin saw another version of the job. */
export async function replaceJob(
  id: string,
  changeFields: (current: StoredJobFields) => StoredJobFields,
  { by, unchangedSince }: { by: Author; unchangedSince?: string | undefined },
): Promise<SavedJob> {
  const { before, job } = await changeJob(id, by, async (current, now, transaction) => {
    refuseConflict(jobFromDocument(id, current), unchangedSince);
    const fields = changeFields(current);
    refuseOver(fields, now);
    await refuseForeignPdf(transaction, fields.pdfPath, id);
    const line = historyLine(current, fields);
    // A save that changes nothing leaves no line, and does not disturb a colleague who has the job open.
    return line && { fields, line };
  });
  await queueClosing(job);
  return { job, releasedPdfPath: before.pdfPath === job.pdfPath ? undefined : before.pdfPath };
}

/** Refuses to replace another version of a job than the one that the admin saw. */
export function refuseConflict(current: Job, unchangedSince: string | undefined): void {
  if (unchangedSince === undefined || Date.parse(unchangedSince) === Date.parse(current.updatedAt)) return;
  const data: JobConflict = { job: current };
  throw new HttpError(409, messages.jobChangedMeanwhile, { data });
}

/** Activates or deactivates a job. A job that is in this state already stays as it is. */
export async function setJobState(id: string, isActive: boolean, by: Author): Promise<Job> {
  const { job } = await changeJob(id, by, async (current, now) => {
    const fields = { ...current, isActive };
    // An active job is also checked: after its closing date, activating it would not show it.
    refuseOver(fields, now);
    return current.isActive === isActive ? undefined : { fields, line: stateLine(isActive) };
  });
  await queueClosing(job);
  return job;
}

/** Moves the closing date on. A closed job becomes live again; a draft stays a draft. */
export async function renewJob(id: string, by: Author): Promise<Job> {
  const { job } = await changeJob(id, by, async (current, now) => {
    const isActive = jobState(jobFromDocument(id, current), now) !== 'draft';
    const fields = { ...current, isActive, closesOn: renewedClosingDay(current, now) };
    return { fields, line: { kind: 'renewed' } };
  });
  await queueClosing(job);
  return job;
}

/** Gives the fields of a job for a new draft. An object in Storage belongs to one job, so the copy gets none. */
function copyOf(job: Job): StoredJobFields {
  const fields = Object.fromEntries(jobFieldNames.map((name) => [name, job[name]])) as unknown as StoredJobFields;
  const { closesOn: _closesOn, ...kept } = fields;
  const link = job.pdfPath === undefined && job.pdfUrl !== undefined && { pdfUrl: job.pdfUrl };
  return defined({ ...kept, isActive: false, ...link });
}

/** Removes the fields that are `undefined`, which would count as changes. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}
