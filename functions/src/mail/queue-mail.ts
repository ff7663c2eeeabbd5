import { onDocumentCreated } from 'firebase-functions/firestore';
import { collections } from '../contract/collections.ts';
import { deliveryQueue } from '../places.ts';

/** Makes a delivery task for every mail in the outbox; an event that comes twice makes one. */
export const queueMail = onDocumentCreated({ document: `${collections.mail}/{id}`, retry: true }, async (event) => {
  const { enqueueDelivery } = await import('./delivery-queue.ts');
  await enqueueDelivery(deliveryQueue, event.params.id, event.params.id);
});
