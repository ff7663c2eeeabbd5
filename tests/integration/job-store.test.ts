import { newPdfPath } from '@site/contract/jobs/pdf';
import { messages } from '@site/contract/shared/messages';
import { jobInput } from '@site/contract/test-support/jobs';
import { afterEach, expect, it } from 'vitest';
import { deleteJob } from '../../functions/src/jobs/delete-job.ts';
import { readJob } from '../../functions/src/jobs/job.ts';
import { createJob, replaceJob, setJobState } from '../../functions/src/jobs/save-job.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('job-store');
const by = { uid: 'somebody', email: 'somebody@example.com' };

async function kindsOf(): Promise<string[]> {
  const kinds = (await project.documents('jobChanges')).map(({ kind }) => String(kind));
  return kinds.toSorted((one, other) => one.localeCompare(other));
}

afterEach(() => project.clear());

it('takes no PDF of another job, for a new one or a changed one, and writes nothing', async () => {
  const pdfPath = newPdfPath();
  await createJob({ ...jobInput, pdfPath }, { by });
  const { job } = await createJob(jobInput, { by });
  const taken = { status: 409, message: messages.pdfMissing };

  await expect(createJob({ ...jobInput, pdfPath }, { by })).rejects.toMatchObject(taken);
  await expect(replaceJob(job._id, (current) => ({ ...current, pdfPath }), { by })).rejects.toMatchObject(taken);
  expect(await readJob(job._id)).toEqual(job);
  expect(await kindsOf()).toEqual(['created', 'created']);
});

it('brings no job back that is gone', async () => {
  const { job } = await createJob(jobInput, { by });
  await deleteJob(job._id, by);
  const gone = { status: 404, message: messages.jobNotFound };

  await expect(replaceJob(job._id, () => jobInput, { by })).rejects.toMatchObject(gone);
  await expect(setJobState(job._id, false, by)).rejects.toMatchObject(gone);
  await expect(deleteJob(job._id, by)).rejects.toMatchObject(gone);
  expect(await project.documents('jobs')).toEqual([]);
  expect(await kindsOf()).toEqual(['created', 'deleted']);
});

it('writes no line of a history where the change itself fails', async () => {
  const { job } = await createJob(jobInput, { by });
  // More than a document holds: the database refuses the whole transaction when it is committed.
  const tooLarge = { ...jobInput, responsibilities: 'x'.repeat(1024 * 1024) };
  await expect(createJob(tooLarge, { by })).rejects.toThrow();
  await expect(replaceJob(job._id, () => tooLarge, { by })).rejects.toThrow();
  // A write beside a transaction would be there by the time that the next one has ended.
  await replaceJob(job._id, () => ({ ...jobInput, place: 'Pune' }), { by });
  expect((await kindsOf()).toSorted()).toEqual(['changed', 'created']);
});
