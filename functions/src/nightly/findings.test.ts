import type { ScheduleHealth } from '@site/contract/nightly/health';
import { findingWords } from '@site/contract/nightly/health-words';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { findingsOf, type Observations } from './findings.ts';

const none = { count: 0, since: null, reason: null };
const since = '2026-11-22T23:00:00.000Z';
const some = { count: 3, since, reason: 'SMTP: ECONNECTION' };
const fine: ScheduleHealth = {
  name: 'sweepMail',
  state: 'fine',
  startedAt: since,
  lastSuccessAt: since,
  error: null,
};
const nobody = { count: 0, since: null };
const answered = { applications: nobody, enquiries: nobody };
const waited = new Date(since);
const well: Observations = {
  mails: { waiting: none, stuck: none, failed: none, undelivered: none, quarantined: none },
  schedules: [fine],
  pause: undefined,
  settingsFault: undefined,
  hasBackup: true,
  unread: { applications: 0, enquiries: 0 },
  unanswered: answered,
  setAside: [],
  closing: [],
};

test('there is no finding if all is well, and an email that waits its turn is not a finding', () => {
  expect(findingsOf(well)).toEqual([]);
  expect(findingsOf({ ...well, mails: { ...well.mails, waiting: some } })).toEqual([]);
});

testRows<[string, Partial<Observations>, boolean]>([
  ['a stuck email', { mails: { ...well.mails, stuck: some } }, true],
  ['an email that failed', { mails: { ...well.mails, failed: some } }, true],
  ['a failed email to a person outside', { mails: { ...well.mails, undelivered: some } }, false],
  ['a quarantined email', { mails: { ...well.mails, quarantined: some } }, false],
  ['settings that are not complete', { settingsFault: 'Missing parameters: SMTP_HOST.' }, true],
  ['a schedule that failed', { schedules: [{ ...fine, state: 'failed', error: 'Error 14' }] }, true],
  ['a schedule that is overdue', { schedules: [{ ...fine, state: 'overdue' }] }, true],
  ['a document that is set aside', { setAside: [{ document: 'applications/abc', since: waited }] }, true],
  ['a pause', { pause: { reason: 'The database is being restored.' } }, false],
  ['a job that closes soon', { closing: [{ title: 'Engineer', closesOn: '2026-11-30' }] }, false],
  ['an application that nobody has read', { unread: { applications: 1, enquiries: 0 } }, false],
  ['enquiries that nobody has read', { unread: { applications: 0, enquiries: 1200 } }, false],
  ['an applicant who waits', { unanswered: { ...answered, applications: { count: 1, since: waited } } }, false],
  ['enquirers who wait', { unanswered: { ...answered, enquiries: { count: 1200, since: waited } } }, false],
  ['a missing backup', { hasBackup: false }, false],
])('each finding is in words, and red only where something is broken', (_what, change, isWrong) => {
  const findings = findingsOf({ ...well, ...change });
  expect(findings).toHaveLength(1);
  expect(findings[0]?.isWrong).toBe(isWrong);
  for (const finding of findings) {
    expect(findingWords(finding)).toEqual({ title: expect.stringMatching(/\w/), remedy: expect.stringMatching(/\w/) });
  }
});

test('a schedule that is paused, or has not run yet, is not a finding', () => {
  expect(
    findingsOf({
      ...well,
      schedules: [
        { ...fine, state: 'paused' },
        { ...fine, state: 'unknown' },
      ],
    }),
  ).toEqual([]);
});

test('the worst finding comes first, and each says since when and why', () => {
  const mails = { ...well.mails, quarantined: some, failed: some };
  expect(findingsOf({ ...well, mails, hasBackup: false })).toMatchObject([
    { part: 'failed', count: 3, since, reason: 'SMTP: ECONNECTION' },
    { part: 'quarantined' },
    { part: 'no-backup' },
  ]);
});

test('the jobs that close soon are named, with their days, as long as they are few', () => {
  const closing = Array.from({ length: 7 }, (_, index) => ({ title: `Job ${index}`, closesOn: `2026-11-2${index}` }));
  expect(findingsOf({ ...well, closing: closing.slice(0, 1) })[0]?.reason).toBe('Job 0 (20 November 2026).');
  expect(findingsOf({ ...well, closing: closing.slice(0, 5) })[0]?.reason).toMatch(/\(24 November 2026\)\.$/);
  const [finding] = findingsOf({ ...well, closing });
  expect(finding).toMatchObject({ part: 'closing', count: 7, reason: expect.stringMatching(/\), and 2 more\.$/) });
});

test('the documents that are set aside are named by their ids, as long as they are few', () => {
  const setAside = Array.from({ length: 6 }, (_, index) => ({ document: `applications/id-${index}`, since: waited }));
  expect(findingsOf({ ...well, setAside })).toEqual([
    {
      part: 'set-aside',
      isWrong: true,
      count: 6,
      since: waited.toISOString(),
      reason:
        'applications/id-0, applications/id-1, applications/id-2, applications/id-3, applications/id-4, and 1 more.',
    },
  ]);
});

test('a schedule says whether it failed or is overdue, and since when; faults come first', () => {
  const overdue: ScheduleHealth = { ...fine, state: 'overdue', startedAt: '2026-11-23T01:00:00.000Z' };
  const failed: ScheduleHealth = { ...fine, state: 'failed', lastSuccessAt: null, error: 'Error 14' };
  const mails = { ...well.mails, quarantined: some };
  expect(findingsOf({ ...well, mails, schedules: [overdue, failed], hasBackup: false })).toEqual([
    { part: 'schedule', schedule: 'sweepMail', isWrong: true, isOverdue: true, since, reason: null },
    { part: 'schedule', schedule: 'sweepMail', isWrong: true, isOverdue: false, since, reason: 'Error 14' },
    { part: 'quarantined', isWrong: false, count: 3, since, reason: 'SMTP: ECONNECTION' },
    { part: 'no-backup', isWrong: false, since: null, reason: null },
  ]);
});
