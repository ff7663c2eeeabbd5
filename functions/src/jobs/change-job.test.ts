import { inSentence } from '@site/contract/firm/countries';
import { endOfDay } from '@site/contract/jobs/job-closing';
import type { JobDocument } from '@site/contract/jobs/job-document';
import { jobInput } from '@site/contract/test-support/jobs';
import { branch, home } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { historyLine, momentsAfter, refuseOver } from './change-job.ts';

const date = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const at = date(23);
const active = { ...jobInput, isActive: true };
const inactive = { ...jobInput, isActive: false };

function stored(changes: Partial<Omit<JobDocument, 'createdAt' | 'updatedAt'>>): JobDocument {
  const created = Timestamp.fromDate(date(1));
  return { ...active, createdAt: created, updatedAt: created, ...changes };
}
const moment = (day: number) => Timestamp.fromDate(date(day));

test('a new job is published when it is active, and a draft otherwise', () => {
  expect(momentsAfter(undefined, active, at)).toEqual({ publishedAt: at });
  expect(momentsAfter(undefined, inactive, at)).toEqual({});
});

test('a draft is published when it is activated, and keeps that day', () => {
  const draft = stored({ isActive: false });
  expect(momentsAfter(draft, active, at)).toEqual({ publishedAt: at });
  const closed = stored({ isActive: false, publishedAt: moment(5), closedAt: moment(9) });
  expect(momentsAfter(closed, active, at)).toEqual({ publishedAt: date(5) });
  expect(momentsAfter(closed, inactive, at)).toEqual({ publishedAt: date(5), closedAt: date(9) });
});

test('a job was closed when an admin deactivated it, or on its closing date if that came first', () => {
  const live = stored({ publishedAt: moment(5), closesAt: moment(30) });
  expect(momentsAfter(live, inactive, at).closedAt).toEqual(at);
  const overdue = stored({ publishedAt: moment(5), closesAt: moment(20) });
  expect(momentsAfter(overdue, inactive, at).closedAt).toEqual(date(20));
});

test('the closing instant follows the day and the country', () => {
  const closesOn = '2026-12-31';
  for (const { country } of [home, branch]) {
    const { closesAt } = momentsAfter(undefined, { ...active, country, closesOn }, at);
    expect(closesAt).toEqual(endOfDay(closesOn, country));
  }
  expect(momentsAfter(stored({ closesAt: moment(30) }), active, at).closesAt).toBeUndefined();
});

test('a job whose closing date has passed in its country can be a draft, but not active', () => {
  const closesOn = '2026-11-23';
  const now = endOfDay(closesOn, branch.country);
  const before = new Date(now.getTime() - 1);
  const message = `23 November 2026 has already passed in ${inSentence(branch.country)}. To show the job, choose a later closing date or none.`;
  expect(() => refuseOver({ ...active, country: branch.country, closesOn }, now)).toThrow(
    expect.objectContaining({ status: 400, message, errors: { closesOn: message } }),
  );
  expect(() => refuseOver({ ...inactive, country: branch.country, closesOn }, now)).not.toThrow();
  expect(() => refuseOver({ ...active, country: branch.country, closesOn }, before)).not.toThrow();
  expect(() => refuseOver(active, now)).not.toThrow();
});

testRows([
  [{}, undefined],
  [{ isActive: false }, { kind: 'deactivated', fields: [] }],
  [
    { isActive: false, place: 'Leeds' },
    { kind: 'changed', fields: ['place', 'isActive'] },
  ],
  [
    { experience: 'None', title: 'Other' },
    { kind: 'changed', fields: ['title', 'experience'] },
  ],
  [{ pdfUrl: 'https://example.org/a.pdf' }, { kind: 'changed', fields: ['pdf'] }],
  [{ pdfPath: 'job-pdfs/a.pdf' }, { kind: 'changed', fields: ['pdf'] }],
  [
    { isActive: false, pdfUrl: 'https://example.org/a.pdf' },
    { kind: 'changed', fields: ['isActive', 'pdf'] },
  ],
])('the line of a change follows from the job before and after it', (change, line) => {
  expect(historyLine(jobInput, { ...jobInput, ...change })).toEqual(line);
});

test('a removed type is a change', () => {
  const { type: _type, ...withoutType } = jobInput;
  expect(historyLine(jobInput, withoutType)).toEqual({ kind: 'changed', fields: ['type'] });
});

test('a job that becomes active again has the line "activated"', () => {
  expect(historyLine({ ...jobInput, isActive: false }, jobInput)).toEqual({ kind: 'activated', fields: [] });
});
