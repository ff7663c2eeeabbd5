import type { Storage } from 'firebase-admin/storage';

export type Bucket = ReturnType<Storage['bucket']>;

/** `IdempotencyStrategy.RetryAlways` of the Storage SDK, which is not loaded for it. */
const retryAlways = 0;

/** A bucket as everything here uses it: what a dropped connection or a busy server has stopped is tried again. */
export function openBucket(storage: Storage, name?: string): Bucket {
  const bucket = storage.bucket(name);
  // By itself the SDK repeats nothing that could have two effects, and after the first such call not even what is only
  // read. Whatever is done here has one effect: names are random, and what is there already is written over.
  bucket.storage.retryOptions.idempotencyStrategy = retryAlways;
  return bucket;
}
