import type { Mail } from '@ohmbridge/contract/mail/mail';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { pendingDelivery } from '../mail/delivery.ts';
import { isAlreadyExists } from '../shared/idempotent-id.ts';

/** Queues a mail to the address that was applied with, if it was. Done again, it is the same mail. */
export async function queueApplicantMail(
  database: Firestore,
  id: string,
  emailKey: string,
  mailTo: (email: string) => Mail,
  now: Date,
): Promise<void> {
  const applications = database.collection(collections.applications).where('emailKey', '==', emailKey);
  const [application] = (await applications.select('email').limit(1).get()).docs;
  if (!application) return;
  await database
    .collection(collections.mail)
    .doc(id)
    .create({ ...mailTo(String(application.get('email'))), delivery: pendingDelivery(now) })
    .catch((error: unknown) => {
      if (!isAlreadyExists(error)) throw error;
    });
}
