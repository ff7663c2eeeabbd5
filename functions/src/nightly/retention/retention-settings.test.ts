import { expect, test } from 'vitest';
import { ConfigurationError } from '../../shared/configuration-error.ts';
import { retentionCutoffs } from './retention-settings.ts';

const now = new Date('2026-11-21T12:00:00Z');
const names = ['RETENTION_DAYS', 'JOB_HISTORY_DAYS'] as const;
const valid = { RETENTION_DAYS: '365', JOB_HISTORY_DAYS: ' 1 ' };

test('each cutoff lies as many days back as its parameter says', () => {
  expect(retentionCutoffs(valid, now)).toEqual({
    submissions: new Date('2025-11-21T12:00:00Z'),
    jobChanges: new Date('2026-11-20T12:00:00Z'),
  });
});

test.each(
  names.flatMap((name) => ['0', '-1', '1.5', '010', '10000', 'never', '1e3'].map((days) => [name, days] as const)),
)('%s of %s days is refused', (name, days) => {
  expect(() => retentionCutoffs({ ...valid, [name]: days }, now)).toThrow(
    `${name} must be a whole number from 1 to 9999.`,
  );
});

test.each(names.flatMap((name) => [undefined, '', '  '].map((days) => [name, days] as const)))(
  'without a number in %s (%j) nothing has a cutoff',
  (name, days) => {
    expect(() => retentionCutoffs({ ...valid, [name]: days }, now)).toThrow(
      new ConfigurationError([`Missing parameters: ${name}.`]),
    );
  },
);
