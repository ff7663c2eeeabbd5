import { branch } from '@site/contract/test-support/offices';
import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { countJobs, readJob, readNewestJobs, readNextJobs } from './jobs-from-firestore.ts';

const time = '2026-11-24T12:00:00.000Z';
const at = { timestampValue: time };
const stored = (id: string) => ({
  name: `projects/demo-careers/databases/(default)/documents/jobs/${id}`,
  fields: { title: { stringValue: 'Engineer' }, createdAt: at, updatedAt: at },
  ...{ createTime: time, updateTime: time },
});
/** Answers as Firestore does over HTTP, for the real client. */
const answer = (content: object, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(content, { status }));
const answerWithJobs = (count: number) =>
  answer(Array.from({ length: count }, (_, index) => ({ document: stored(`job-${index}`), readTime: time })));

it('knows that it has all jobs if it gets fewer than it asked for', async () => {
  answerWithJobs(2);
  const { jobs, areAll } = await readNewestJobs();
  expect(areAll).toBe(true);
  expect(jobs[0]).toMatchObject({ _id: 'job-0', title: 'Engineer', createdAt: time });
  answerWithJobs(100);
  expect((await readNewestJobs()).areAll).toBe(false);
  answerWithJobs(30);
  expect((await readNextJobs(branch.country, jobs[0])).areAll).toBe(false);
});

it('gives no exact number beyond the largest count', async () => {
  const answerWithCount = (count: number) =>
    answer([{ result: { aggregateFields: { aggregate_0: { integerValue: count } } }, readTime: time }]);
  answerWithCount(99);
  expect(await countJobs(branch.country)).toBe(99);
  answerWithCount(100);
  expect(await countJobs(branch.country)).toBe(Number.POSITIVE_INFINITY);
});

it('tells a job that the rules refuse from a failure', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const asked = answer([{ found: stored('one'), readTime: time }]);
  expect(await readJob('one')).toMatchObject({ _id: 'one' });
  answer([{ error: { code: 403, status: 'PERMISSION_DENIED' } }], 403);
  expect(await readJob('one')).toBeNull();
  answer([{ error: { code: 503, status: 'UNAVAILABLE' } }], 503);
  await expect(readJob('one')).rejects.toBeInstanceOf(FirebaseError);
  expect(await readJob('a/path')).toBeNull();
  expect(asked).toHaveBeenCalledTimes(3);
});
