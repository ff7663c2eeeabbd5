import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket } from '../../functions/src/shared/firebase.ts';
import type { Interruption } from './interruption.ts';

/** Wraps a database. Each transaction and each batch is a step, and work can be interrupted between two steps. */
export function cutFirestore(database: Firestore, interruption: Interruption): Firestore {
  return new Proxy(database, {
    get(target, name) {
      interruption.checkAlive();
      if (name === 'runTransaction') {
        return (...args: Parameters<Firestore['runTransaction']>) =>
          interruption.step('a transaction', () => target.runTransaction(...args));
      }
      if (name === 'batch') {
        return () => {
          const batch = target.batch();
          const commit = batch.commit.bind(batch);
          batch.commit = () => interruption.step('a batch', commit);
          return batch;
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Wraps a bucket. Each call is a step. */
export function cutBucket(bucket: Bucket, interruption: Interruption): Bucket {
  const cut = <Target extends object>(target: Target, names: readonly string[]): Target =>
    new Proxy(target, {
      get(_target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'file') return (path: string) => cut(bucket.file(path), fileCalls);
        if (!names.includes(String(name))) return value.bind(target);
        return (...args: unknown[]) =>
          interruption.step(`bucket.${String(name)}`, async () => value.apply(target, args));
      },
    });
  return cut(bucket, ['getFiles']);
}

const fileCalls = ['save', 'delete', 'setMetadata', 'getMetadata', 'download', 'copy', 'exists'];
