import { expect, test } from 'vitest';
import { daysBefore, hiredDays, keptUntil } from './retention.ts';

const createdAt = '2026-01-10T09:00:00.000Z';
const of = (status: 'new' | 'hired' | 'rejected', statusChangedAt = createdAt) =>
  keptUntil({ status, statusChangedAt, createdAt }, 365).toISOString();

test('a submission is kept for a year, in every status', () => {
  expect(of('new')).toBe('2027-01-10T09:00:00.000Z');
  expect(of('rejected', '2026-03-01T00:00:00.000Z')).toBe('2027-01-10T09:00:00.000Z');
});

test('a hired applicant stays for thirty days after the hire, and never longer than the others', () => {
  expect(hiredDays).toBe(30);
  expect(of('hired', '2026-03-01T08:00:00.000Z')).toBe('2026-03-31T08:00:00.000Z');
  expect(of('hired', '2027-01-01T08:00:00.000Z')).toBe('2027-01-10T09:00:00.000Z');
});

test('the nightly deletion uses the same thirty days', () => {
  const moved = '2026-03-01T08:00:00.000Z';
  expect(daysBefore(new Date(of('hired', moved)), hiredDays).toISOString()).toBe(moved);
});
