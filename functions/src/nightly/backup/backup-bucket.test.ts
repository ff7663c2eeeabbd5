import { expect, test } from 'vitest';
import { ConfigurationError } from '../../shared/configuration-error.ts';
import { backupBucketName } from './backup-bucket.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['careers-backup', 'careers-backup'],
  [' gs://careers-backup ', 'careers-backup'],
  ['gs://careers-backup/', 'careers-backup'],
  ['careers.backup_2', 'careers.backup_2'],
])('BACKUP_BUCKET %j names the bucket %j', (value, name) => {
  expect(backupBucketName(value)).toBe(name);
});

test.each(['gs://careers-backup/folder', 'https://storage.example/bucket', 'Careers', 'a', 'gs://gs://a-b-c'])(
  'BACKUP_BUCKET %j is refused',
  (value) => {
    expect(() => backupBucketName(value)).toThrow(ConfigurationError);
  },
);
