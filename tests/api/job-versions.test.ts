import type { Job, JobUpdate } from '@site/contract/jobs/job';
import { messages } from '@site/contract/shared/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { validJob } from '../support/factories.ts';
import { type JobBody, jobForm, readJob, updateJob } from '../support/job-calls.ts';
import { ownJobs } from '../support/own-jobs.ts';
import { pdfFile, uploadPdf } from '../support/pdfs.ts';
import { storedThings } from '../support/stored-things.ts';

const newJob = ownJobs(() => admin);
let admin: string;

beforeAll(async () => {
  admin = await logInAsAdmin();
});

/** Makes a job in two versions: the one that an admin sees, and the one that another admin has saved since. */
async function changedJob(): Promise<{ shown: Job; current: Job }> {
  const shown = await newJob({ json: validJob() });
  const { body } = await updateJob(admin, shown._id, { json: validJob({ place: 'Leeds' }) });
  return { shown, current: body.data.job };
}

const conflictAnswer = (job: Job) => ({
  status: 409,
  body: { status: 'error', message: messages.jobChangedMeanwhile, data: { job } },
});

const changeOf = (shown: Job): JobUpdate => validJob({ unchangedSince: shown.updatedAt, place: 'Cardiff' });

describe('a change of a job that a colleague has changed since', () => {
  const kinds: { kind: string; bodyOf: (change: JobUpdate) => JobBody }[] = [
    { kind: 'JSON', bodyOf: (json) => ({ json }) },
    { kind: 'a form', bodyOf: (change) => ({ form: jobForm(change) }) },
    { kind: 'a form with a PDF', bodyOf: (change) => ({ form: jobForm(change, pdfFile()) }) },
  ];

  it.each(kinds)('is refused as $kind with the current job, and nothing is written', async ({ bodyOf }) => {
    const { shown, current } = await changedJob();
    const before = await storedThings();

    const { status, body } = await updateJob(admin, shown._id, bodyOf(changeOf(shown)));
    expect({ status, body }).toEqual(conflictAnswer(current));
    expect((await readJob(shown._id)).body.data.job).toEqual(current);
    expect(await storedThings()).toEqual(before);
  });

  it('can be saved over the version in the refusal, with the same uploaded PDF', async () => {
    const { shown } = await changedJob();
    const pdfPath = await uploadPdf(admin);
    const change = { ...changeOf(shown), pdfPath };
    const refused = await updateJob(admin, shown._id, { json: change });
    const { job: told } = (refused.body as unknown as { data: { job: Job } }).data;

    const { status, body } = await updateJob(admin, shown._id, {
      json: { ...change, unchangedSince: told.updatedAt },
    });
    expect(status).toBe(200);
    expect(body.data.job).toMatchObject({ place: 'Cardiff', pdfPath });
  });
});

describe('a change of the current job', () => {
  it('is saved, and the job gets a new version', async () => {
    const shown = await newJob({ json: validJob() });
    const { status, body } = await updateJob(admin, shown._id, { json: changeOf(shown) });
    expect(status).toBe(200);
    expect(body.data.job).not.toHaveProperty('unchangedSince');
    expect(Date.parse(body.data.job.updatedAt)).toBeGreaterThan(Date.parse(shown.updatedAt));
  });

  it('is saved once, by exactly one of two admins at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const shown = await newJob({ json: validJob() });
      const changes = ['Cardiff', 'Leeds'].map((place) => ({ ...changeOf(shown), place }));
      const answers = await Promise.all(changes.map((json) => updateJob(admin, shown._id, { json })));

      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const saved = (await readJob(shown._id)).body.data.job;
      const winner = answers.findIndex(({ status }) => status === 200);
      expect(saved).toEqual(answers[winner]?.body.data.job);
      expect(saved.place).toBe(changes[winner]?.place);
      expect(answers[1 - winner]?.body).toMatchObject({ message: messages.jobChangedMeanwhile, data: { job: saved } });
    }
  });
});
