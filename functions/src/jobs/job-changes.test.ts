import { messages } from '@ohmbridge/contract/shared/messages';
import { jobInput, jobWith } from '@ohmbridge/contract/test-support/jobs';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { momentAfter, refuseConflict, whatChanged } from './job-changes.ts';

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
])('what a change says follows from the job before and after it', (change, told) => {
  expect(whatChanged(jobInput, { ...jobInput, ...change })).toEqual(told);
});

test('a type that is taken away is a change', () => {
  const { type: _type, ...withoutType } = jobInput;
  expect(whatChanged(jobInput, withoutType)).toEqual({ kind: 'changed', fields: ['type'] });
});

test('a job that is switched on again is activated', () => {
  expect(whatChanged({ ...jobInput, isActive: false }, jobInput)).toEqual({ kind: 'activated', fields: [] });
});

test('no two versions of a job carry the same moment, whatever the clocks say', () => {
  const last = new Date('2026-11-01T09:00:00.000Z');
  const later = new Date('2026-11-01T09:00:07.000Z');
  expect(momentAfter(last, later)).toEqual(later);
  expect(momentAfter(last, last)).toEqual(new Date('2026-11-01T09:00:00.001Z'));
  expect(momentAfter(later, last)).toEqual(new Date('2026-11-01T09:00:07.001Z'));
});

test('only the version that the admin was shown may be replaced, and any by whoever does not say', () => {
  const current = jobWith({ updatedAt: '2026-11-01T09:00:00.500Z' });
  expect(() => refuseConflict(current, undefined)).not.toThrow();
  // In whichever way the moment is written.
  for (const shown of ['2026-11-01T09:00:00.500Z', '2026-11-01T09:00:00.5Z']) {
    expect(() => refuseConflict(current, shown)).not.toThrow();
  }
  for (const shown of ['2026-11-01T09:00:00.499Z', '2026-11-01T09:00:00.501Z']) {
    // The admin is also shown the job as it is now.
    expect(() => refuseConflict(current, shown)).toThrow(
      expect.objectContaining({ status: 409, message: messages.jobChangedMeanwhile, data: { job: current } }),
    );
  }
});
