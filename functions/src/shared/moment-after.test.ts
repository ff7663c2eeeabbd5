import { expect, test } from 'vitest';
import { momentAfter } from './moment-after.ts';

test('two versions of a document never have the same moment, even if the clocks differ', () => {
  const last = new Date('2026-11-01T09:00:00.000Z');
  const later = new Date('2026-11-01T09:00:07.000Z');
  expect(momentAfter(last, later)).toEqual(later);
  expect(momentAfter(last, last)).toEqual(new Date('2026-11-01T09:00:00.001Z'));
  expect(momentAfter(later, last)).toEqual(new Date('2026-11-01T09:00:07.001Z'));
});
