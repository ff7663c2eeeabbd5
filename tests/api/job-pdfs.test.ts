import type { Job } from '@site/contract/jobs/job';
import { pdfContentType, pdfPathPattern } from '@site/contract/jobs/pdf';
import { limits } from '@site/contract/shared/limits';
import { testRows } from '@site/contract/test-support/test-rows';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { validJob } from '../support/factories.ts';
import { createJob, deleteJob, type JobBody, jobForm, restoreJob, updateJob } from '../support/job-calls.ts';
import { ownJobs } from '../support/own-jobs.ts';
import { openPdf, pdfBytes, pdfFile, uploadPdf } from '../support/pdfs.ts';
import { storedPdfs } from '../support/stored-things.ts';

const newJob = ownJobs(() => admin);
let admin: string;

beforeAll(async () => {
  admin = await logInAsAdmin();
});

const ways = [
  {
    way: 'uploaded to Storage and claimed',
    withPdf: async (job: object, bytes: Uint8Array<ArrayBuffer>): Promise<JobBody> => ({
      json: { ...job, pdfPath: await uploadPdf(admin, bytes) },
    }),
  },
  {
    way: 'sent in the form',
    withPdf: async (job: object, bytes: Uint8Array<ArrayBuffer>): Promise<JobBody> => ({
      form: jobForm(job, new File([bytes], 'description.pdf', { type: pdfContentType })),
    }),
  },
];

describe.each(ways)('a job description that is $way', ({ withPdf }) => {
  it('can be opened by everyone, byte for byte, with the name of the job', async () => {
    const bytes = pdfBytes(300_000);
    const job = await newJob(await withPdf(validJob({ title: 'Änderung, "quoted"; a=b' }), bytes));

    expect(job.pdfPath).toMatch(pdfPathPattern);
    const answer = await open(job);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(pdfContentType);
    expect(answer.headers.get('content-disposition')).toContain('inline; filename="anderung-quoted-a-b.pdf"');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('may have exactly 10 MB', async () => {
    const job = await newJob(await withPdf(validJob(), pdfBytes(limits.pdfBytes)));
    expect((await (await open(job)).arrayBuffer()).byteLength).toBe(limits.pdfBytes);
  });

  it('replaces an earlier one, which is deleted', async () => {
    const job = await newJob(await withPdf(validJob(), pdfBytes(1000)));
    const { status, body } = await updateJob(admin, job._id, await withPdf(validJob(), pdfBytes(3000)));
    const changed = body.data.job;

    expect(status).toBe(200);
    expect(changed.pdfPath).not.toBe(job.pdfPath);
    expect((await (await open(changed)).arrayBuffer()).byteLength).toBe(3000);
    expect(await isStored(job)).toBe(false);
    expect((await open(job)).ok).toBe(false);
  });

  it('stays if a change of the job omits it or sends it unchanged', async () => {
    const job = await newJob(await withPdf(validJob(), pdfBytes()));
    const { pdfPath, pdfUrl } = job;
    for (const json of [validJob(), { ...job, isActive: false }, validJob({ pdfUrl }), validJob({ pdfPath })]) {
      expect((await updateJob(admin, job._id, { json })).body.data.job).toMatchObject({ pdfPath, pdfUrl });
    }
    expect((await open(job)).status).toBe(200);
  });

  testRows([{ pdfPath: null }, { pdfUrl: null }, { pdfUrl: '' }])('is deleted when it is removed', async (removal) => {
    const job = await newJob(await withPdf(validJob(), pdfBytes()));
    const { status, body } = await updateJob(admin, job._id, { json: validJob(removal) });

    expect(status).toBe(200);
    expect(body.data.job).not.toHaveProperty('pdfPath');
    expect(body.data.job).not.toHaveProperty('pdfUrl');
    expect(await isStored(job)).toBe(false);
  });

  it('is deleted when a link replaces it', async () => {
    const job = await newJob(await withPdf(validJob(), pdfBytes()));
    const pdfUrl = 'https://example.org/description.pdf';
    const { body } = await updateJob(admin, job._id, { json: validJob({ pdfUrl }) });

    expect(body.data.job.pdfUrl).toBe(pdfUrl);
    expect(body.data.job).not.toHaveProperty('pdfPath');
    expect(await isStored(job)).toBe(false);
  });

  it('stays while its job is in the bin, and belongs to no other job', async () => {
    const job = await newJob(await withPdf(validJob(), pdfBytes()));
    await deleteJob(admin, job._id);
    expect(await isStored(job)).toBe(true);
    const other = await createJob(admin, { json: validJob({ pdfPath: job.pdfPath }) });
    expect(other.status).toBe(409);
    const restored = (await restoreJob(admin, job._id)).body.data.job;
    expect((await open(restored)).status).toBe(200);
  });
});

it('the uploaded PDF of a refused job stays, so that the admin can save again', async () => {
  const pdfPath = await uploadPdf(admin);
  const refused = await updateJob(admin, 'unknown', { json: validJob({ pdfPath }) });
  expect(refused.status).toBe(404);

  const job = await newJob({ json: validJob({ pdfPath }) });
  expect((await open(job)).status).toBe(200);
});

it('the address of an uploaded object counts as the object', async () => {
  const first = await newJob({ form: jobForm(validJob(), pdfFile()) });
  const pdfPath = await uploadPdf(admin);
  const pdfUrl = first.pdfUrl?.replace(encodeURIComponent(first.pdfPath ?? ''), encodeURIComponent(pdfPath));
  expect(await newJob({ json: { ...validJob(), pdfUrl } })).toMatchObject({ pdfPath, pdfUrl });
});

function open({ pdfUrl }: Job): Promise<Response> {
  if (pdfUrl === undefined) throw new Error('The job has no job description.');
  return openPdf(pdfUrl);
}

async function isStored({ pdfPath }: Job): Promise<boolean> {
  return (await storedPdfs()).includes(pdfPath ?? '');
}
