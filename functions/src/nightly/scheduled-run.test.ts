import type { ScheduledRun, SchedulePause } from '@site/contract/nightly/schedules';
import { testRows } from '@site/contract/test-support/test-rows';
import type { Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigurationError } from '../shared/configuration.ts';
import { RunError } from '../shared/error-outline.ts';
import * as firebase from '../shared/firebase.ts';
import { runRecorded, succeededLine } from './scheduled-run.ts';

const began = new Date('2026-11-23T03:00:00Z');
const ended = new Date('2026-11-23T03:00:05Z');

let record: Partial<ScheduledRun>;
let pause: SchedulePause | undefined;

/** The part of the database that a run needs: its record, and one pause. */
const database = {
  collection: () => ({
    doc: () => ({
      set: async (changes: Partial<ScheduledRun>) => {
        record = { ...record, ...changes };
      },
    }),
    where: (_field: string, _operator: string, now: Date) => ({
      limit: () => ({
        get: async () => ({ docs: pause && pause.pausedUntil > now ? [{ data: () => storedPause(pause) }] : [] }),
      }),
    }),
  }),
} as unknown as Firestore;

const storedPause = (of: SchedulePause | undefined) => ({
  reason: of?.reason,
  pausedUntil: { toDate: () => of?.pausedUntil },
});

/** Runs work from `began` to `ended`. */
function run(work: () => Promise<Record<string, number>>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  return runRecorded('removeUnclaimedObjects', () => {
    vi.setSystemTime(ended);
    return work();
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(firebase, 'db').mockReturnValue(database);
  record = {};
  pause = undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

test('a successful run is recorded with the count of its work', async () => {
  await run(async () => ({ pdfs: 3 }));
  expect(record).toEqual({
    startedAt: began,
    endedAt: ended,
    outcome: 'succeeded',
    error: null,
    lastSuccessAt: ended,
    result: { pdfs: 3 },
  });
  expect(logger.info).toHaveBeenCalledExactlyOnceWith(succeededLine, { function: 'removeUnclaimedObjects', pdfs: 3 });
});

test('the record of a running or killed run has no end', async () => {
  let during = {};
  await run(async () => {
    during = { ...record };
    return {};
  });
  expect(during).toEqual({ startedAt: began, endedAt: null, outcome: 'running', error: null });
});

testRows([
  [new RunError('300 PDFs would be deleted.'), '300 PDFs would be deleted.'],
  [new ConfigurationError(['Missing parameters: RETENTION_DAYS.']), expect.stringContaining('RETENTION_DAYS')],
  [Object.assign(new TypeError('Asha Rahman'), { code: 14 }), 'TypeError 14'],
  [new Error('Asha Rahman'), 'Error'],
  ['Asha Rahman', 'string'],
])('a failed run is recorded without words that can be a visitor’s', async (error, outline) => {
  vi.clearAllMocks();
  record = { lastSuccessAt: began, result: { pdfs: 1 } };
  const running = run(async () => {
    throw error;
  });
  await expect(running).rejects.toThrow(RunError);
  await expect(running).rejects.toThrow('removeUnclaimedObjects failed: ');
  await expect(running).rejects.not.toThrow('Asha');
  expect(record).toEqual({
    startedAt: began,
    endedAt: ended,
    outcome: 'failed',
    error: outline,
    // The moment and the counts of the last success stay.
    lastSuccessAt: began,
    result: { pdfs: 1 },
  });
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    'Scheduled function failed',
    expect.objectContaining({ function: 'removeUnclaimedObjects' }),
  );
  expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain('Asha');
});

test('a paused function does nothing, and its record and the log say so', async () => {
  pause = { pausedUntil: ended, reason: 'The database is being restored.' };
  const work = vi.fn(async () => ({}));
  await run(work);
  expect(work).not.toHaveBeenCalled();
  expect(record).toEqual({ startedAt: began, endedAt: began, outcome: 'paused', error: null });
});

test('a pause ends by itself', async () => {
  pause = { pausedUntil: began, reason: 'The database is being restored.' };
  await run(async () => ({ pdfs: 1 }));
  expect(record.outcome).toBe('succeeded');
});
