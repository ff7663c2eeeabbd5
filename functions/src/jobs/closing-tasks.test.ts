import { jobWith } from '@ohmbridge/contract/test-support/jobs';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError } from '../shared/http-error.ts';
import {
  closeOnTime,
  createClosingQueue,
  type EnqueueClosing,
  queueNextClosings,
  withClosingTasks,
} from './closing-tasks.ts';
import type { JobStore } from './job-store.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));

const day = 24 * 60 * 60 * 1000;
let clock: Date;
const now = () => clock;
const after = (milliseconds: number) => new Date(clock.getTime() + milliseconds).toISOString();
const pass = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};
const enqueue = vi.fn<EnqueueClosing>();

beforeEach(() => {
  clock = new Date('2026-11-23T12:00:00.000Z');
  vi.clearAllMocks();
  enqueue.mockResolvedValue(undefined);
});
afterEach(() => vi.useRealTimers());

describe('the task of a job', () => {
  test('is made for the moment at which it closes, under a name of that job and moment', async () => {
    const job = jobWith({ closesAt: '2026-11-24T00:00:00.000Z' });
    expect(await createClosingQueue(enqueue, now)(job)).toBe(true);
    expect(enqueue.mock.calls).toEqual([
      [{ job: job._id, closesAt: job.closesAt }, `${job._id}-1795478400000`, new Date('2026-11-24T00:00:00Z')],
    ]);
  });

  testRows([
    ['has no closing date', {}],
    ['is not active', { isActive: false, closesAt: '2026-11-24T00:00:00.000Z' }],
    ['closes later than Cloud Tasks looks ahead', { closesAt: '2026-12-23T12:00:00.001Z' }],
  ])('is not made where the job cannot close by it', async (_what, changes) => {
    expect(await createClosingQueue(enqueue, now)(jobWith(changes))).toBe(false);
    expect(enqueue).not.toHaveBeenCalled();
  });

  test('is made as far ahead as Cloud Tasks takes it', async () => {
    expect(await createClosingQueue(enqueue, now)(jobWith({ closesAt: after(30 * day) }))).toBe(true);
  });

  test('that cannot be made fails nothing, and the queue is left alone for a minute', async () => {
    const queueClosing = createClosingQueue(enqueue, now);
    const job = jobWith({ closesAt: after(day) });
    enqueue.mockRejectedValueOnce(new Error('Cloud Tasks is out of reach'));
    expect(await queueClosing(job)).toBe(false);
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      'Closing not queued',
      expect.objectContaining({ job: job._id, error: 'Error' }),
    );
    pass(59_999);
    expect(await queueClosing(job)).toBe(false);
    expect(enqueue).toHaveBeenCalledTimes(1);
    pass(1);
    expect(await queueClosing(job)).toBe(true);
  });

  test('is waited for three seconds, and no longer', async () => {
    vi.useFakeTimers();
    enqueue.mockReturnValueOnce(new Promise(() => undefined));
    const queued = createClosingQueue(enqueue, now)(jobWith({ closesAt: after(day) }));
    const ended = vi.fn();
    void queued.then(ended);
    await vi.advanceTimersByTimeAsync(2999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(false);
  });
});

test('whatever saves a job sees to its task, and gives what it gave before', async () => {
  const job = jobWith({ closesAt: after(day) });
  const saved = { job, releasedPdfPath: 'job-pdfs/old.pdf' };
  const jobs = {
    create: vi.fn(async () => saved),
    replace: vi.fn(async () => saved),
    setState: vi.fn(async () => job),
    renew: vi.fn(async () => job),
    restore: vi.fn(async () => job),
  };
  const queueClosing = vi.fn(async () => false);
  const store = withClosingTasks(jobs as Partial<JobStore> as JobStore, queueClosing);
  const by = { uid: 'admin', email: 'admin@example.com' };
  const change = () => job;
  expect([
    await store.create(job, { by }),
    await store.replace('id', change, { by }),
    await store.setState('id', true, by),
    await store.renew('id', by),
  ]).toEqual([saved, saved, job, job]);
  expect(queueClosing.mock.calls).toEqual([[job], [job], [job], [job]]);
  expect(jobs.create).toHaveBeenCalledExactlyOnceWith(job, { by });
  expect(jobs.replace).toHaveBeenCalledExactlyOnceWith('id', change, { by });
  expect(jobs.setState).toHaveBeenCalledExactlyOnceWith('id', true, by);
  expect(jobs.renew).toHaveBeenCalledExactlyOnceWith('id', by);
  // What comes out of the bin is inactive.
  expect(store.restore).toBe(jobs.restore);
});

test('a sweep sees to the tasks of what closes before the next one, and counts those that there are', async () => {
  const [one, two] = [jobWith({ _id: 'one' }), jobWith({ _id: 'two' })];
  const closing = vi.fn(async () => [one, two]);
  const queueClosing = vi.fn(async ({ _id }: { _id: string }) => _id === 'two');
  expect(await queueNextClosings({ queries: { closing }, queueClosing }, clock)).toBe(1);
  expect(closing.mock.calls).toEqual([[clock, new Date('2026-11-23T12:20:00.000Z'), 500]]);
  expect(queueClosing.mock.calls.map(([job]) => job)).toEqual([one, two]);
});

describe('a task that is carried out', () => {
  const close = vi.fn<JobStore['close']>();
  const wait = vi.fn(async (milliseconds: number) => pass(milliseconds));
  const carryOut = (closesAt: string) => closeOnTime({ jobs: { close }, now, wait }, { job: 'one', closesAt });

  beforeEach(() => {
    close.mockResolvedValue(true);
  });

  testRows([0, -day])('closes its job, if it comes at its moment or later', async (milliseconds) => {
    close.mockClear();
    expect(await carryOut(after(milliseconds))).toBe(true);
    expect(close.mock.calls).toEqual([['one']]);
    expect(wait).not.toHaveBeenCalled();
  });

  testRows([1, 10_000])('waits for its moment, if it is a little early', async (milliseconds) => {
    const moment = after(milliseconds);
    close.mockImplementationOnce(async () => clock.toISOString() === moment);
    expect(await carryOut(moment)).toBe(true);
  });

  test('does nothing if it is far too early', async () => {
    expect(await carryOut(after(10_001))).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  test('has nothing to do for a job that has a later date by then, or is gone', async () => {
    close.mockResolvedValueOnce(false);
    expect(await carryOut(after(0))).toBe(false);
    close.mockRejectedValueOnce(new HttpError(404, 'Not found'));
    expect(await carryOut(after(0))).toBe(false);
  });

  testRows([new HttpError(503, 'Unavailable'), new Error('Firestore is out of reach')])(
    'is tried again where the job cannot be closed',
    async (error) => {
      close.mockRejectedValueOnce(error);
      await expect(carryOut(after(0))).rejects.toBe(error);
    },
  );
});
