import { ConfigurationError } from '../shared/configuration-error.ts';

/**
 * The name of the backup bucket, with or without Google's `gs://` before it; empty for none.
 * @throws {ConfigurationError} where it cannot be one
 */
export function backupBucketName(value: string): string {
  const name = value
    .trim()
    .replace(/^gs:\/\//, '')
    .replace(/\/$/, '');
  if (name !== '' && !/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(name)) {
    throw new ConfigurationError(['BACKUP_BUCKET must be the name of a bucket, without a folder.']);
  }
  return name;
}
