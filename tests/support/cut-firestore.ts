import type { Firestore } from 'firebase-admin/firestore';
import type { Interruption } from './interruption.ts';

/** A database whose transactions and batches are the steps of some work: between any two of them it can be interrupted. */
export function cutFirestore(database: Firestore, interruption: Interruption): Firestore {
  return new Proxy(database, {
    get(target, name) {
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
