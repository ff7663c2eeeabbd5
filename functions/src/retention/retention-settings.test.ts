import { expect, test } from 'vitest';
import { retentionCutoff } from './retention-settings.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('the cutoff lies so many days back', () => {
  expect(retentionCutoff({ RETENTION_DAYS: '365' }, now)).toEqual(new Date('2025-11-21T12:00:00Z'));
  expect(retentionCutoff({ RETENTION_DAYS: ' 1 ' }, now)).toEqual(new Date('2026-11-20T12:00:00Z'));
});

test.each(['0', '-1', '1.5', '010', '10000', 'never', '1e3'])('%s days are refused', (days) => {
  expect(() => retentionCutoff({ RETENTION_DAYS: days }, now)).toThrow(
    'RETENTION_DAYS must be a whole number from 1 to 9999.',
  );
});

test.each([undefined, '', '  '])('without a number (%j) nothing has a cutoff', (days) => {
  expect(() => retentionCutoff({ RETENTION_DAYS: days }, now)).toThrow('Missing parameters: RETENTION_DAYS.');
});
