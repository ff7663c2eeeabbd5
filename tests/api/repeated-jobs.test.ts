import type { Job } from '@site/contract/jobs/job';
import { pdfContentType } from '@site/contract/jobs/pdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, logIn, logInAsAdmin, type OwnAccount } from '../support/accounts.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { eraseJob } from '../support/erase-job.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { createJob, type JobBody, jobForm, listJobs, setJobState } from '../support/job-calls.ts';
import { historyOf } from '../support/job-histories.ts';
import { pdfBytes, uploadPdf } from '../support/pdfs.ts';
import { storedPdfs } from '../support/stored-things.ts';

// An answer can get lost after the job was stored. If the admin then saves again, there must be only one job.

let admin: string;
let colleague: OwnAccount;
let title: string;

beforeAll(async () => {
  admin = await logInAsAdmin();
  colleague = await createAdmin();
});

afterEach(async () => {
  for (const { _id } of await ownJobs()) await eraseJob(admin, _id);
});

afterAll(() => colleague.remove());

/** Gives the jobs with the title of the present test. */
async function ownJobs(): Promise<Job[]> {
  return (await listJobs('', admin)).filter((job) => job.title === title);
}

function newTitle(): string {
  title = `Engineer ${uniqueMark()}`;
  return title;
}

const ways: { way: string; body: () => Promise<JobBody>; pdfs: number; isWeekly?: true }[] = [
  { way: 'without a PDF', body: async () => ({ json: validJob({ title: newTitle() }) }), pdfs: 0, isWeekly: true },
  {
    way: 'with a PDF that was uploaded before',
    body: async () => ({ json: { ...validJob({ title: newTitle() }), pdfPath: await uploadPdf(admin, pdfBytes()) } }),
    pdfs: 1,
  },
  {
    way: 'with a PDF in the form',
    body: async () => ({
      form: jobForm(validJob({ title: newTitle() }), new File([pdfBytes()], 'a.pdf', { type: pdfContentType })),
    }),
    pdfs: 1,
    isWeekly: true,
  },
];

describe.each(ways)('a new job $way', ({ body, pdfs, isWeekly }) => {
  const tags = isWeekly ? ['weekly'] : [];

  it('saved six times with one key, two at a time, is one job with one line of history', {
    tags,
  }, async () => {
    const stored = new Set(await storedPdfs());
    const request = { ...(await body()), idempotencyKey: crypto.randomUUID() };
    // Only two requests run at a time. With more, the Firestore emulator makes each request wait for the locks of all others.
    const answers = await forEachOf(Array.from({ length: 5 }), () => createJob(admin, request), 2);
    answers.push(await createJob(admin, request));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    const [job, ...others] = await ownJobs();
    expect(others).toEqual([]);
    expect(answers.map((answer) => answer.body.data.job)).toEqual(Array.from({ length: 6 }, () => job));
    expect(await historyOf(job?._id ?? '')).toMatchObject([{ kind: 'created' }]);
    const added = (await storedPdfs()).filter((path) => !stored.has(path));
    expect(added).toEqual(pdfs === 0 ? [] : [job?.pdfPath]);
  });
});

describe('a new job that is saved again', () => {
  it('with a corrected field is stored in both versions', async () => {
    const idempotencyKey = crypto.randomUUID();
    const json = validJob({ title: newTitle() });
    await createJob(admin, { json, idempotencyKey });
    await createJob(admin, { json: { ...json, place: 'Cardiff' }, idempotencyKey });
    expect(await ownJobs()).toHaveLength(2);
  });

  it('of a colleague with the same key is another job', async () => {
    const request = { json: validJob({ title: newTitle() }), idempotencyKey: crypto.randomUUID() };
    await createJob(admin, request);
    await createJob(await logIn(colleague), request);
    expect(await ownJobs()).toHaveLength(2);
  });

  it('keeps a colleague’s later change', async () => {
    const request = { json: validJob({ title: newTitle(), isActive: true }), idempotencyKey: crypto.randomUUID() };
    const { _id } = (await createJob(admin, request)).body.data.job;
    await setJobState(await logIn(colleague), _id, { isActive: false });
    expect((await createJob(admin, request)).body.data.job).toMatchObject({ _id, isActive: false });
    expect(await historyOf(_id)).toMatchObject([{ kind: 'created' }, { kind: 'deactivated' }]);
  });
});
