import { collections } from '@ohmbridge/functions/contract/collections';
import type { DeliveryState, MailTemplate } from '@ohmbridge/functions/contract/mail';
import {
  collection,
  type FirestoreDataConverter,
  limit,
  orderBy,
  query,
  type Timestamp,
  where,
} from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';

/** A mail that was given up. */
export interface FailedMail {
  id: string;
  kind: MailTemplate;
  failedAt: Date;
  error: string;
}

interface FailedMailDocument {
  emailService: { template: MailTemplate };
  delivery: { startTime: Timestamp; endTime: Timestamp | null; error: string | null };
}

/** As many as one screen can bear. */
export const mostShown = 20;

const failed: DeliveryState = 'ERROR';

const failedMailConverter: FirestoreDataConverter<FailedMail> = {
  fromFirestore: (snapshot) => {
    const { emailService, delivery } = snapshot.data() as FailedMailDocument;
    return {
      id: snapshot.id,
      kind: emailService.template,
      failedAt: (delivery.endTime ?? delivery.startTime).toDate(),
      error: delivery.error ?? '',
    };
  },
  toFirestore: () => {
    throw new Error('Mails are written by the API only.');
  },
};

/**
 * The mails that were given up, the latest first, as they are now; one more than are shown where there are more.
 * @throws in rendering when the query is refused or fails: use it inside a `LiveDataBoundary`
 */
export function useFailedMails(): readonly FailedMail[] {
  const mails = collection(useFirestore(), collections.mail).withConverter(failedMailConverter);
  const { data: snapshot, status } = useFirestoreCollection(
    query(mails, where('delivery.state', '==', failed), orderBy('delivery.endTime', 'desc'), limit(mostShown + 1)),
  );
  return status === 'loading' ? [] : snapshot.docs.map((document) => document.data());
}
