import { daysBefore } from '@site/contract/nightly/retention';
import { ConfigurationError, type Environment, missingParameters } from '../shared/configuration.ts';

// The settings of the nightly work. The check before a deployment reads them too, so this file does not load Firebase.

const names = { submissions: 'RETENTION_DAYS', jobChanges: 'JOB_HISTORY_DAYS' } as const;

/** Documents from before these moments are deleted. */
export type Cutoffs = Record<keyof typeof names, Date>;

/**
 * Reads how long documents may be kept, and gives the cutoffs.
 * @throws {ConfigurationError} if a parameter is missing or wrong: a guess must not delete documents or keep them for ever
 */
export function retentionCutoffs(environment: Environment, now: Date): Cutoffs {
  const value = (name: string) => environment[name]?.trim() ?? '';
  const errors = [
    ...missingParameters(environment, Object.values(names)),
    ...Object.values(names)
      .filter((name) => value(name) && !/^[1-9]\d{0,3}$/.test(value(name)))
      .map((name) => `${name} must be a whole number from 1 to 9999.`),
  ];
  if (errors.length > 0) throw new ConfigurationError(errors);
  const before = (name: string) => daysBefore(now, Number(value(name)));
  return { submissions: before(names.submissions), jobChanges: before(names.jobChanges) };
}

/**
 * Gives the name of the backup bucket, which a setting can write with `gs://`; empty for no bucket.
 * @throws {ConfigurationError} if the text cannot be the name of a bucket
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
