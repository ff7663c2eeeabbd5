import type { Job } from '@site/contract/jobs/job';
import { jobQuerySchema } from '@site/contract/jobs/job-routes';
import { newPdfPath } from '@site/contract/jobs/pdf';
import { collections } from '@site/contract/shared/collections';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { urlOfPdf } from '../../functions/src/jobs/job-pdf.ts';
import { jobListVersionPath, listJobHandlers } from '../../functions/src/jobs/list-jobs.ts';
import { saveJobHandlers } from '../../functions/src/jobs/save-job.ts';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { jobDocument } from '../support/documents.ts';
import { validJob } from '../support/factories.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { ownProject } from '../support/own-project.ts';
import { pdfBytes } from '../support/pdfs.ts';

const project = ownProject('job-handlers');
const file = { name: 'description.pdf', bytes: Buffer.from(pdfBytes()) };

const firestore = await project.firestore();

const create = (request: Parameters<typeof adminRequest<'createJob'>>[0]) =>
  saveJobHandlers.createJob(adminRequest<'createJob'>(request));
/** Replaces some calls of the database for the rest of the test. */
const breakDatabase = (calls: Partial<Firestore>) => {
  const broken = Object.assign(Object.create(firestore) as Firestore, calls);
  vi.spyOn(firebase, 'db').mockReturnValue(broken);
};
const noDatabase = () => Promise.reject(new Error('No database'));
/** Uploads a PDF as the job form does, without a job. */
async function upload(): Promise<string> {
  const path = newPdfPath();
  await (await project.bucket()).file(path).save(file.bytes, { contentType: 'application/pdf' });
  return path;
}
const storedJobs = () => project.documents('jobs');

afterEach(() => project.clear());

describe('the list of jobs', () => {
  async function store(...ids: string[]): Promise<void> {
    const batch = firestore.batch();
    const at = Timestamp.fromMillis(Date.UTC(2026, 10, 1));
    for (const id of ids) {
      batch.create(firestore.collection(collections.jobs).doc(id), { ...jobDocument(), createdAt: at, updatedAt: at });
    }
    // The jobs are written without the API, which keeps the rows of the jobs until their version changes.
    batch.set(firestore.doc(jobListVersionPath), { version: crypto.randomUUID() });
    await batch.commit();
  }
  const list = async (query: Record<string, string>) => {
    return (await listJobHandlers.listJobs(adminRequest<'listJobs'>({ query: jobQuerySchema.parse(query) }))).data;
  };
  const ids = (jobs: Job[]) => jobs.map(({ _id }) => _id);

  it('omits and repeats nothing if a page ends between jobs of the same time', async () => {
    await store('a', 'c', 'b');
    const first = await list({ limit: '2' });
    expect(ids(first.jobs)).toEqual(['c', 'b']);
    const second = await list({ limit: '2', after: first.next ?? '' });
    expect(ids(second.jobs)).toEqual(['a']);
    expect(second).not.toHaveProperty('next');
  });

  it('is never longer than the limit of an answer', async () => {
    await store(...Array.from({ length: limits.jobsPerAnswer + 1 }, (_, index) => `job-${index}`));
    const { jobs, next } = await list({});
    expect(jobs).toHaveLength(limits.jobsPerAnswer);
    expect(next).toBeDefined();
  });
});

describe('a PDF of a job that then cannot be saved', () => {
  it('is deleted again', async () => {
    breakDatabase({ runTransaction: noDatabase });
    await expect(create({ body: validJob(), file })).rejects.toThrow();
    expect(await project.objects()).toEqual([]);
  });

  it('stays if the job was saved and only the answer got lost', async () => {
    breakDatabase({
      runTransaction: async (act) => {
        await firestore.runTransaction(act);
        throw new Error('Connection lost');
      },
    });
    await expect(create({ body: validJob(), file })).rejects.toThrow();
    const [job] = await storedJobs();
    expect(await project.objects()).toEqual([job?.pdfPath]);
  });

  it('stays if it is unknown whether the job was saved', async () => {
    const collection = () => {
      throw new Error('No query');
    };
    breakDatabase({ runTransaction: noDatabase, collection });
    await expect(create({ body: validJob(), file })).rejects.toThrow('No database');
    expect(await project.objects()).toHaveLength(1);
  });

  it('stays if the browser has uploaded it, so that the admin can save again', async () => {
    const pdfPath = await upload();
    breakDatabase({ runTransaction: noDatabase });
    await expect(create({ body: validJob({ pdfPath }) })).rejects.toThrow('No database');
    expect(await project.objects()).toEqual([pdfPath]);
  });
});

it('a PDF that is removed from a job but cannot be deleted does not fail the request', async () => {
  const { data } = await create({ body: validJob(), file });
  vi.spyOn(firebase, 'bucket').mockRejectedValue(new Error('No storage'));
  const request = { parameters: { id: data.job._id }, body: validJob({ pdfUrl: '' }) };
  const { job } = (await saveJobHandlers.updateJob(adminRequest<'updateJob'>(request))).data;
  expect(job).not.toHaveProperty('pdfUrl');
});

it('an object outside the folder of PDFs cannot be claimed by its address', async () => {
  await (await project.bucket()).file('backups/all.pdf').save(file.bytes);
  const pdfUrl = urlOfPdf('backups/all.pdf');
  const answer = { status: 400, errors: { pdfPath: messages.pdfMissing } };
  await expect(create({ body: validJob({ pdfUrl }) })).rejects.toMatchObject(answer);
});

it('a new job is saved once with its PDF, even if its repetition looks for it a moment too early', async () => {
  const pdfPath = await upload();
  const request = { body: validJob({ pdfPath }), idempotencyKey: 'key-of-this-one-form' };
  const first = await create(request);
  breakDatabase({ getAll: async () => [] });
  expect(await create(request)).toEqual(first);
  expect(await storedJobs()).toHaveLength(1);
  expect(await project.objects()).toEqual([pdfPath]);
});
