import { beforeAll, expect, it } from 'vitest';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import { logInAsAdmin, logInAsVisitor } from '../support/accounts.ts';
import { auth } from '../support/admin-sdk.ts';
import { validJob } from '../support/factories.ts';
import { deleteJob, jobForm, setJobState, updateJob } from '../support/job-calls.ts';
import { historyOf } from '../support/job-histories.ts';
import { ownJobs } from '../support/own-jobs.ts';
import { pdfFile } from '../support/pdfs.ts';

const newJob = ownJobs(() => admin);
let admin: string;

beforeAll(async () => {
  admin = await logInAsAdmin();
});

it('shows every change of a job with its time and its author, and stays after the job is deleted', async () => {
  const input = validJob();
  const job = await newJob({ json: input });
  const moved = (await updateJob(admin, job._id, { form: jobForm({ ...input, place: 'Leeds' }, pdfFile()) })).body.data;
  const off = (await setJobState(admin, job._id, { isActive: false })).body.data;
  const whole = { ...off.job, isActive: true };
  const on = (await updateJob(admin, job._id, { json: whole })).body.data;
  const saved = (await updateJob(admin, job._id, { json: on.job })).body.data;
  // The save changed no field, so nothing is written.
  expect(saved.job.updatedAt).toBe(on.job.updatedAt);
  await deleteJob(admin, job._id);

  const { uid } = await auth.getUserByEmail(demoAdmin.email);
  const line = { jobId: job._id, by: { uid, email: demoAdmin.email } };
  expect(await historyOf(job._id)).toEqual([
    { ...line, kind: 'created', fields: [], at: job.createdAt },
    { ...line, kind: 'changed', fields: ['place', 'pdf'], at: moved.job.updatedAt },
    { ...line, kind: 'deactivated', fields: [], at: off.job.updatedAt },
    { ...line, kind: 'activated', fields: [], at: on.job.updatedAt },
    { ...line, kind: 'deleted', fields: [], at: expect.any(String) },
  ]);
});

it('shows no refused change, and no change without an effect', async () => {
  const job = await newJob({ json: validJob() });
  const begun = await historyOf(job._id);
  const visitor = await logInAsVisitor();
  const json = validJob();

  const refused = [
    await updateJob(admin, job._id, { json: { ...json, unchangedSince: '2026-01-31T09:00:00.000Z' } }),
    await updateJob(admin, job._id, { json: { ...json, title: '' } }),
    await updateJob(visitor, job._id, { json }),
    await setJobState(visitor, job._id, { isActive: false }),
    await deleteJob(visitor, job._id),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 400, 403, 403, 403]);
  expect((await setJobState(admin, job._id, { isActive: true })).status).toBe(200);
  expect(await historyOf(job._id)).toEqual(begun);
});
