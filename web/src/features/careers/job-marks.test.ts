import { expect, it } from 'vitest';
import { jobMarks } from './job-marks.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(now + days * day).toISOString();

it('marks what was published within a fortnight, and what closes within a week', () => {
  const old = { createdAt: daysFromNow(-100) };
  expect(jobMarks(old, now)).toEqual([]);
  expect(jobMarks({ ...old, publishedAt: daysFromNow(-13.9) }, now)).toEqual(['New']);
  expect(jobMarks({ ...old, publishedAt: daysFromNow(-14) }, now)).toEqual([]);
  expect(jobMarks({ ...old, closesAt: daysFromNow(6.9) }, now)).toEqual(['Closes soon']);
  expect(jobMarks({ ...old, closesAt: daysFromNow(7) }, now)).toEqual([]);
  expect(jobMarks({ createdAt: daysFromNow(-1), closesAt: daysFromNow(1) }, now)).toEqual(['New', 'Closes soon']);
});
