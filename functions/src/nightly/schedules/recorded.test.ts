import type { ScheduledRun, SchedulePause } from '@ohmbridge/contract/nightly/schedules';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConfigurationError } from '../../shared/configuration-error.ts';
import { RunError } from '../../shared/run-error.ts';
import { runRecorded, succeededLine } from './recorded.ts';
import type { RunRecords } from './run-records.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));

const began = new Date('2026-11-23T03:00:00Z');
const ended = new Date('2026-11-23T03:00:05Z');

let record: Partial<ScheduledRun>;
let pause: SchedulePause | undefined;

const records: RunRecords = {
  pause: async (now) => (pause && pause.pausedUntil > now ? pause : undefined),
  write: async (_name, changes) => {
    record = { ...record, ...changes };
  },
  read: async () => undefined,
};

/** Runs it from `began` to `ended`. */
function run(work: () => Promise<Record<string, number>>): Promise<void> {
  const times = [began, ended];
  return runRecorded(records, 'removeUnclaimedObjects', work, () => times.shift() ?? ended);
}

beforeEach(() => {
  vi.clearAllMocks();
  record = {};
  pause = undefined;
});

test('a run that succeeds is recorded with what it has done', async () => {
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

test('while it runs, and for good if it is killed, the record says that it has not ended', async () => {
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
])('a run that fails is recorded without words that may be a visitor’s', async (error, outline) => {
  vi.clearAllMocks();
  record = { lastSuccessAt: began, result: { pdfs: 1 } };
  const running = run(async () => {
    throw error;
  });
  await expect(running).rejects.toThrow(RunError);
  await expect(running).rejects.not.toThrow('Asha');
  expect(record).toEqual({
    startedAt: began,
    endedAt: ended,
    outcome: 'failed',
    error: outline,
    // When it last went well, and what it did then, is still known.
    lastSuccessAt: began,
    result: { pdfs: 1 },
  });
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    'Scheduled function failed',
    expect.objectContaining({ function: 'removeUnclaimedObjects' }),
  );
  expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain('Asha');
});

test('while they are paused it does nothing, and says so', async () => {
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
