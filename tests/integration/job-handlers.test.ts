import type { Job } from '@ohmbridge/contract/jobs/job';
import { jobQuerySchema } from '@ohmbridge/contract/jobs/job-routes';
import { newPdfPath } from '@ohmbridge/contract/jobs/pdf';
import { collections } from '@ohmbridge/contract/shared/collections';
import { limits } from '@ohmbridge/contract/shared/limits';
import { messages } from '@ohmbridge/contract/shared/messages';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { createJobHandlers, type JobServices } from '../../functions/src/jobs/job-handlers.ts';
import { createPdfAddresses } from '../../functions/src/jobs/pdf-url.ts';
import { jobDocument } from '../support/documents.ts';
import { validJob } from '../support/factories.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { ownJobServices } from '../support/own-job-services.ts';
import { ownProject } from '../support/own-project.ts';
import { pdfBytes } from '../support/pdfs.ts';

const project = ownProject('job-handlers');
const file = { name: 'description.pdf', bytes: Buffer.from(pdfBytes()) };
const addresses = createPdfAddresses(project.bucketName, undefined);

/** The services as the functions have them; a test replaces the calls that are to go wrong. */
function services(failing: { jobs?: Partial<JobServices['jobs']>; pdfs?: Partial<JobServices['pdfs']> } = {}) {
  const own = ownJobServices(project);
  return { ...own, jobs: { ...own.jobs, ...failing.jobs }, pdfs: { ...own.pdfs, ...failing.pdfs } };
}

const noDatabase = () => Promise.reject(new Error('No database'));
const create = (request: Parameters<typeof adminRequest<'createJob'>>[0], of: JobServices = services()) =>
  createJobHandlers(of).createJob(adminRequest<'createJob'>(request));
const storedJobs = () => project.documents('jobs');

afterEach(() => project.clear());

describe('the list of jobs', () => {
  async function store(...ids: string[]): Promise<void> {
    const database = await project.firestore();
    const batch = database.batch();
    const at = Timestamp.fromMillis(Date.UTC(2026, 10, 1));
    for (const id of ids) {
      batch.create(database.collection(collections.jobs).doc(id), { ...jobDocument(), createdAt: at, updatedAt: at });
    }
    await batch.commit();
  }
  const list = async (query: Record<string, string>) => {
    const { listJobs } = createJobHandlers(services());
    return (await listJobs(adminRequest<'listJobs'>({ query: jobQuerySchema.parse(query) }))).data;
  };
  const ids = (jobs: Job[]) => jobs.map(({ _id }) => _id);

  it('leaves nothing out and repeats nothing where a page ends between jobs of the same moment', async () => {
    await store('a', 'c', 'b');
    const first = await list({ limit: '2' });
    expect(ids(first.jobs)).toEqual(['c', 'b']);
    const second = await list({ limit: '2', after: first.next ?? '' });
    expect(ids(second.jobs)).toEqual(['a']);
    expect(second).not.toHaveProperty('next');
  });

  it('is never longer than one answer bears', async () => {
    await store(...Array.from({ length: limits.jobsPerAnswer + 1 }, (_, index) => `job-${index}`));
    const { jobs, next } = await list({});
    expect(jobs).toHaveLength(limits.jobsPerAnswer);
    expect(next).toBeDefined();
  });
});

describe('a PDF that was stored for a job that then cannot be saved', () => {
  it('is removed again', async () => {
    await expect(create({ body: validJob(), file }, services({ jobs: { create: noDatabase } }))).rejects.toThrow();
    expect(await project.objects()).toEqual([]);
  });

  it('stays where the job was saved after all and only the answer got lost', async () => {
    const { jobs } = services();
    const answerLost: typeof jobs.create = async (...saving) => {
      await jobs.create(...saving);
      throw new Error('Connection lost');
    };
    await expect(create({ body: validJob(), file }, services({ jobs: { create: answerLost } }))).rejects.toThrow();
    const [job] = await storedJobs();
    expect(await project.objects()).toEqual([job?.pdfPath]);
  });

  it('stays where nobody can say whether the job was saved', async () => {
    const failing = services({ jobs: { create: noDatabase, claims: noDatabase } });
    await expect(create({ body: validJob(), file }, failing)).rejects.toThrow('No database');
    expect(await project.objects()).toHaveLength(1);
  });

  it('stays where the browser had uploaded it, to be claimed again', async () => {
    const pdfPath = newPdfPath();
    await services().pdfs.write(pdfPath, file.bytes, 'Not claimed yet');
    const failing = services({ jobs: { create: noDatabase } });
    await expect(create({ body: validJob({ pdfPath }) }, failing)).rejects.toThrow('No database');
    expect(await project.objects()).toEqual([pdfPath]);
  });
});

it('a PDF that is removed from a job but cannot be deleted does not fail the request', async () => {
  const { data } = await create({ body: validJob(), file });
  const failing = services({ pdfs: { remove: () => Promise.reject(new Error('No storage')) } });
  const request = { parameters: { id: data.job._id }, body: validJob({ pdfUrl: '' }) };
  const { job } = (await createJobHandlers(failing).updateJob(adminRequest<'updateJob'>(request))).data;
  expect(job).not.toHaveProperty('pdfUrl');
});

it('an object outside the folder of PDFs cannot be claimed by its address', async () => {
  await (await project.bucket()).file('backups/all.pdf').save(file.bytes);
  const pdfUrl = addresses.urlOf('backups/all.pdf');
  const answer = { status: 400, errors: { pdfPath: messages.pdfMissing } };
  await expect(create({ body: validJob({ pdfUrl }) })).rejects.toMatchObject(answer);
});

it('a new job is saved once with its PDF, also when its repetition looks for it a moment too early', async () => {
  const pdfPath = newPdfPath();
  await services().pdfs.write(pdfPath, file.bytes, 'Not claimed yet');
  const request = { body: validJob({ pdfPath }), idempotencyKey: 'key-of-this-one-form' };
  const first = await create(request);
  const unseen = services({ jobs: { read: async () => undefined } });
  expect(await create(request, unseen)).toEqual(first);
  expect(await storedJobs()).toHaveLength(1);
  expect(await project.objects()).toEqual([pdfPath]);
});
