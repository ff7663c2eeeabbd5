import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect } from 'vitest';
import { ConfigurationError } from '../shared/configuration-error.ts';
import { backupBucketName } from './backup-bucket.ts';

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

testRows(['gs://careers-backup/folder', 'https://storage.example/bucket', 'Careers', 'a', 'gs://gs://a-b-c'])(
  'BACKUP_BUCKET that is not a bucket is refused',
  (value) => {
    expect(() => backupBucketName(value)).toThrow(ConfigurationError);
  },
);
