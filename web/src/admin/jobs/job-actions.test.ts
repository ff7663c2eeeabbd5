import { jobWith } from '@site/contract/test-support/jobs';
import { expect, it, vi } from 'vitest';
import { callApi } from '../../shared/api.ts';
import type { Call } from '../session/call-as-admin.ts';
import { answeredJobs, withFormerDates } from './job-actions.ts';

const job = (_id: string, updatedAt: string, isActive = true) => jobWith({ _id, updatedAt, isActive });

const listed = [job('a', '2026-09-01T09:00:00.000Z'), job('b', '2026-09-02T09:00:00.000Z')];

it('shows the answer of a toggle before the live list has it', () => {
  const answer = job('a', '2026-09-03T09:00:00.000Z', false);
  expect(answeredJobs(listed, [{ message: '', changed: [answer] }])).toEqual([answer, listed[1]]);
});

it('shows the change of another admin since the answer', () => {
  const answer = job('a', '2026-09-03T09:00:00.000Z', false);
  const newer = job('a', '2026-09-04T09:00:00.000Z', true);
  expect(answeredJobs([newer], [{ message: '', changed: [answer] }])).toEqual([newer]);
});

it('shows the latest of several answers', () => {
  const [off, on] = [job('a', '2026-09-03T09:00:00.000Z', false), job('a', '2026-09-04T09:00:00.000Z', true)];
  const answers = [off, on].map((changed) => ({ message: '', changed: [changed] }));
  expect(answeredJobs(listed, answers)).toEqual([on, listed[1]]);
  expect(answeredJobs(listed, answers.toReversed())).toEqual([on, listed[1]]);
});

it('leaves out a deleted job before the live list does', () => {
  expect(answeredJobs(listed, [{ message: '', deleted: ['a'] }])).toEqual([listed[1]]);
});

it('the end of the session stops the undo of closing dates for all jobs; a conflict names its job', async () => {
  const call = callApi as Call;
  const renewed = listed.map((before) => ({ before, after: before }));
  const answer = (status: number, message: string) =>
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message }, { status })));
  answer(401, 'Please sign in.');
  await expect(withFormerDates(call, renewed)).rejects.toMatchObject({ status: 401 });
  answer(409, 'It has been changed.');
  const { done, refusals } = await withFormerDates(call, renewed);
  expect(done).toEqual([]);
  expect(refusals).toHaveLength(2);
});
