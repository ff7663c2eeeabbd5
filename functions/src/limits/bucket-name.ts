import { keyedHash } from '../keyed-hash.ts';

/**
 * The name under which requests are counted: a digest with a key, so that whoever gets to see the names cannot find out
 * whose they are by trying all addresses.
 */
export function bucketName(secret: string, limited: string, by: string, value: string): string {
  return keyedHash(secret, 'bucket', limited, by, value);
}
