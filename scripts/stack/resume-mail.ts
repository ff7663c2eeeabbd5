import { deleteApp, getApp } from 'firebase-admin/app';
import { firestore } from '../../functions/src/firebase.ts';
import { enqueueDelivery } from '../../functions/src/mail/delivery-queue.ts';
import { createOutbox } from '../../functions/src/mail/outbox.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { deliveryQueue } from '../../functions/src/places.ts';
import { emulatorEnvironment } from './emulator-environment.ts';

/** Queues the mails again that were waiting when the stack was stopped: the emulator of Cloud Tasks forgets its tasks. */
export async function resumeMail(): Promise<void> {
  Object.assign(process.env, emulatorEnvironment);
  const enqueue = (id: string) => enqueueDelivery(deliveryQueue, id);
  try {
    await sweepOutbox({ outbox: createOutbox(firestore), enqueue, patienceMilliseconds: 0 }, new Date());
  } finally {
    await deleteApp(getApp());
  }
}
