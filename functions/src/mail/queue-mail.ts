import { onDocumentCreated } from 'firebase-functions/firestore';
import { collections } from '../contract/collections.ts';

/** Makes a delivery task for every mail in the outbox; an event that comes twice makes one. */
export const queueMail = onDocumentCreated({ document: `${collections.mail}/{id}`, retry: true }, async (event) => {
  const { enqueueDelivery } = await import('./delivery-queue.ts');
  await enqueueDelivery(event.params.id, event.params.id);
});
