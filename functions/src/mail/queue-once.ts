import type { Mail } from '@ohmbridge/contract/mail/mail';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../shared/idempotent-id.ts';
import { pendingDelivery } from './delivery-plan.ts';

/** Queues a mail under an id that follows from what it is about: once, however often it is asked for. Gives whether it was new. */
export async function queueOnce(
  database: Firestore,
  id: string,
  mail: Mail,
  now: Date,
  sendBefore?: Date,
): Promise<boolean> {
  const document = { ...mail, delivery: pendingDelivery(now, sendBefore) };
  try {
    await database.collection(collections.mail).doc(id).create(document);
    return true;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    return false;
  }
}
