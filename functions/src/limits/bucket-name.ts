import { createHash } from 'node:crypto';

/**
 * The name under which requests are counted. It is a digest, so that no address stands in the database in the clear;
 * what counts against guessing all addresses is that nobody may read these names, and that they are deleted soon.
 */
export function bucketName(limited: string, by: string, value: string): string {
  return createHash('sha256')
    .update(JSON.stringify([limited, by, value]))
    .digest('base64url');
}
