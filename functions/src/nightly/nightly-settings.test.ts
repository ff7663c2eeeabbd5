import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { ConfigurationError } from '../shared/configuration.ts';
import { backupBucketName, retentionCutoffs } from './nightly-settings.ts';

const now = new Date('2026-11-21T12:00:00Z');
const names = ['RETENTION_DAYS', 'JOB_HISTORY_DAYS'] as const;
const valid = { RETENTION_DAYS: '365', JOB_HISTORY_DAYS: ' 1 ' };

test('each cutoff lies as many days back as its parameter says', () => {
  expect(retentionCutoffs(valid, now)).toEqual({
    submissions: new Date('2025-11-21T12:00:00Z'),
    jobChanges: new Date('2026-11-20T12:00:00Z'),
  });
});

testRows(
  names.flatMap((name) => ['0', '-1', '1.5', '010', '10000', 'never', '1e3'].map((days) => [name, days] as const)),
)('a number of days outside the bounds is refused', (name, days) => {
  expect(() => retentionCutoffs({ ...valid, [name]: days }, now)).toThrow(
    `${name} must be a whole number from 1 to 9999.`,
  );
});

testRows(names.flatMap((name) => [undefined, '', '  '].map((days) => [name, days] as const)))(
  'a missing number is an error',
  (name, days) => {
    expect(() => retentionCutoffs({ ...valid, [name]: days }, now)).toThrow(
      new ConfigurationError([`Missing parameters: ${name}.`]),
    );
  },
);

testRows([
  ['', ''],
  ['  ', ''],
  ['careers-backup', 'careers-backup'],
  [' gs://careers-backup ', 'careers-backup'],
  ['gs://careers-backup/', 'careers-backup'],
  ['careers.backup_2', 'careers.backup_2'],
])('BACKUP_BUCKET names a bucket', (value, name) => {
  expect(backupBucketName(value)).toBe(name);
});

testRows([
  'gs://careers-backup/folder',
  'https://storage.example/bucket',
  'Careers',
  'a',
  'gs://gs://a-b-c',
  'ags://b-c',
])('BACKUP_BUCKET that is not a bucket is refused', (value) => {
  expect(() => backupBucketName(value)).toThrow('BACKUP_BUCKET must be the name of a bucket');
});
