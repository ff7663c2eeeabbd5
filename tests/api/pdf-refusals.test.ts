import type { Job } from '@site/contract/jobs/job';
import { newPdfPath } from '@site/contract/jobs/pdf';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { testRows } from '@site/contract/test-support/test-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdfFile } from '../../functions/src/test-support/sample-files.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { eraseJob } from '../support/erase-job.ts';
import { validJob } from '../support/factories.ts';
import { createJob, jobForm, readJob, updateJob } from '../support/job-calls.ts';
import { pdfFile, uploadPdf } from '../support/pdfs.ts';
import { expectNothingStored } from '../support/stored-things.ts';

const pdfType = { type: 'application/pdf' };
const lockedPdf = samplePdfFile('opens-with-password-aes-256');
const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

const files = [
  { what: 'a page that calls itself a PDF', file: new File([page], 'a.pdf', pdfType), message: messages.pdfOnly },
  {
    what: 'a PDF that asks for a password',
    file: new File([new Uint8Array(lockedPdf)], 'a.pdf', pdfType),
    message: messages.pdfPassword,
  },
  { what: 'a PDF of 10 MB and one byte', file: pdfFile(limits.pdfBytes + 1), message: messages.pdfTooLarge },
];

let token: string;
let job: Job;

beforeAll(async () => {
  token = await logInAsAdmin();
  job = (await createJob(token, { form: jobForm(validJob(), pdfFile()) })).body.data.job;
});

afterAll(() => eraseJob(token, job._id));

expectNothingStored();

describe('a form with a file that is not a job description', () => {
  const refusal = (message: string) => ({
    status: 400,
    body: { status: 'error', message, errors: { pdfFile: message } },
  });

  testRows(files)('creates no job', async ({ file, message }) => {
    const { status, body } = await createJob(token, { form: jobForm(validJob(), file) });
    expect({ status, body }).toEqual(refusal(message));
  });

  testRows(files)('changes no job', async ({ file, message }) => {
    const { status, body } = await updateJob(token, job._id, { form: jobForm(validJob(), file) });
    expect({ status, body }).toEqual(refusal(message));
    expect((await readJob(job._id)).body.data.job).toEqual(job);
  });

  it('leaves no object behind when a field is invalid', async () => {
    const { status, body } = await createJob(token, { form: jobForm({ ...validJob(), title: '' }, pdfFile()) });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { title: messages.required('Title') } });
  });
});

describe('an object that was uploaded to Storage', () => {
  it('is removed if it is not a PDF, and no job is created', async () => {
    const pdfPath = await uploadPdf(token, page);
    const { status, body } = await createJob(token, { json: validJob({ pdfPath }) });
    expect({ status, body }).toEqual({
      status: 400,
      body: { status: 'error', message: messages.pdfOnly, errors: { pdfPath: messages.pdfOnly } },
    });
  });

  it('is removed if it needs a password, and no job is created', async () => {
    const pdfPath = await uploadPdf(token, new Uint8Array(lockedPdf));
    const { status, body } = await createJob(token, { json: validJob({ pdfPath }) });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { pdfPath: messages.pdfPassword } });
  });

  it('creates no job if nothing was uploaded under its name', async () => {
    const { status, body } = await createJob(token, { json: validJob({ pdfPath: newPdfPath() }) });
    expect({ status, body }).toEqual({
      status: 400,
      body: { status: 'error', message: messages.pdfMissing, errors: { pdfPath: messages.pdfMissing } },
    });
  });

  it('cannot belong to two jobs', async () => {
    const { pdfPath, pdfUrl } = job;
    for (const json of [validJob({ pdfPath }), validJob({ pdfUrl })]) {
      const { status, body } = await createJob(token, { json });
      expect({ status, errors: body.errors }).toEqual({ status: 409, errors: { pdfPath: messages.pdfMissing } });
    }
    expect((await readJob(job._id)).body.data.job).toEqual(job);
  });
});
