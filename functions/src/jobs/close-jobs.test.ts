import { jobWith } from '@site/contract/test-support/jobs';
import { testRows } from '@site/contract/test-support/test-rows';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import * as taskQueue from '../shared/task-queue.ts';
import * as changes from './change-job.ts';
import { closeJobOnTime, queueClosing } from './close-jobs.ts';

const day = 24 * 60 * 60 * 1000;
const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const enqueue = vi.fn<typeof taskQueue.enqueueTask>();
/** Each test is later than the pause that another one may have left. */
let today = Date.parse('2026-11-23T12:00:00.000Z');

beforeEach(() => {
  today += day;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: today });
  enqueue.mockReset().mockResolvedValue(undefined);
  vi.spyOn(taskQueue, 'enqueueTask').mockImplementation(enqueue);
});

test('the task of a job is for the moment at which it closes, under a name of that job and moment', async () => {
  const job = jobWith({ closesAt: after(day) });
  expect(await queueClosing(job)).toBe(true);
  const moment = new Date(job.closesAt ?? '');
  expect(enqueue.mock.calls).toEqual([
    [
      'closeJob',
      { job: job._id, closesAt: job.closesAt },
      { id: `${job._id}-${moment.getTime()}`, scheduleTime: moment },
    ],
  ]);
});

testRows([
  ['has no closing date', () => ({})],
  ['is not active', () => ({ isActive: false, closesAt: after(day) })],
  ['closes later than Cloud Tasks plans ahead', () => ({ closesAt: after(30 * day + 1) })],
])('a job that cannot close by a task gets none', async (_what, changes) => {
  expect(await queueClosing(jobWith(changes()))).toBe(false);
  expect(enqueue).not.toHaveBeenCalled();
});

test('a task is made as far ahead as Cloud Tasks can plan', async () => {
  expect(await queueClosing(jobWith({ closesAt: after(30 * day) }))).toBe(true);
});

test('a failed task is not an error of the save, and the queue is left alone for a minute', async () => {
  const job = jobWith({ closesAt: after(day) });
  enqueue.mockRejectedValueOnce(new Error('Cloud Tasks is out of reach'));
  expect(await queueClosing(job)).toBe(false);
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
    'Closing not queued',
    expect.objectContaining({ job: job._id, error: 'Error' }),
  );
  vi.advanceTimersByTime(59_999);
  expect(await queueClosing(job)).toBe(false);
  expect(enqueue).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await queueClosing(job)).toBe(true);
});

test('a save waits three seconds for a queue that does not answer, and no longer', async () => {
  enqueue.mockReturnValueOnce(new Promise(() => undefined));
  const ended = vi.fn();
  void queueClosing(jobWith({ closesAt: after(day) })).then(ended);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(false);
});

test('a task that comes a little early waits for its moment, and then closes the job', async () => {
  type Changed = Awaited<ReturnType<typeof changes.changeJob>>;
  const changeJob = vi.spyOn(changes, 'changeJob').mockResolvedValue({ isChanged: true } as Changed);
  const closing = closeJobOnTime({ job: 'a-job', closesAt: after(10_000) });
  await vi.advanceTimersByTimeAsync(9999);
  expect(changeJob).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await closing).toBe(true);
});

test('a task that comes far too early does nothing', async () => {
  expect(await closeJobOnTime({ job: 'one', closesAt: after(10_001) })).toBe(false);
});
