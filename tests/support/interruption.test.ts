import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { cutFirestore } from './cut-firestore.ts';
import { Interruption } from './interruption.ts';

it('a killed instance neither reads nor writes, even if its own timeout wakes it', async () => {
  const written: string[] = [];
  const database = {
    runTransaction: async () => written.push('a transaction'),
    collection: () => written.push('a collection'),
  } as unknown as Firestore;
  const interruption = new Interruption('killed before', 2);
  const woken = Promise.withResolvers<void>();
  const work = async () => {
    const cut = cutFirestore(database, interruption);
    await cut.runTransaction(async () => undefined);
    const killed = cut.runTransaction(async () => undefined);
    await Promise.race([killed, woken.promise]);
    cut.collection('mail');
  };
  let end: unknown;
  await interruption.run(() => work().catch((error: unknown) => (end = error)));
  expect(interruption.struck).toBe('killed before a transaction');
  woken.resolve();
  await expect.poll(() => end).toEqual(new Error('The instance was killed.'));
  expect(written).toEqual(['a transaction']);
});
