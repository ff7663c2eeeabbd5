import { collections } from '@ohmbridge/functions/contract/collections';
import type { DeliveryState, MailAddress, MailDocument, MailTemplate } from '@ohmbridge/functions/contract/mail';
import { discardMailRoute, retryMailRoute } from '@ohmbridge/functions/contract/mail-routes';
import { collection, type FirestoreDataConverter, limit, orderBy, query, where } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { callApi } from '../../../lib/api.ts';
import { useRowActions } from '../components/use-row-actions.ts';

/** A mail that was given up or quarantined, and waits for an admin. */
export interface ListedMail {
  id: string;
  kind: MailTemplate;
  /** Since when it waits. */
  since: Date;
  /** Why it waits. */
  reason: string;
  from: MailAddress;
  text: string;
}

/** As many as one screen can bear. */
export const maxShown = 20;

const converter: FirestoreDataConverter<ListedMail> = {
  fromFirestore: (snapshot) => {
    const { emailService, replyTo, message, delivery } = snapshot.data() as MailDocument;
    return {
      id: snapshot.id,
      kind: emailService.template,
      since: (delivery.endTime ?? delivery.startTime).toDate(),
      reason: delivery.error ?? '',
      from: replyTo,
      text: message.text,
    };
  },
  toFirestore: () => {
    throw new Error('Mails are written by the API only.');
  },
};

/**
 * The mails that were given up, or are in quarantine, the latest first, as they are now; one more than are shown where
 * there are more.
 * @throws in rendering when the query is refused or fails: use it inside a `LiveDataBoundary`
 */
export function useMailsIn(state: Extract<DeliveryState, 'ERROR' | 'HELD'>): readonly ListedMail[] {
  const mails = collection(useFirestore(), collections.mail).withConverter(converter);
  const { data: snapshot, status } = useFirestoreCollection(
    query(mails, where('delivery.state', '==', state), orderBy('delivery.endTime', 'desc'), limit(maxShown + 1)),
  );
  return status === 'loading' ? [] : snapshot.docs.map((document) => document.data());
}

/** Sends mails, or deletes them, one at a time, and tells how the last of it went. */
export function useMailActions() {
  const { carryOut, busyRow, outcome } = useRowActions(['mails']);
  const call = (route: typeof retryMailRoute | typeof discardMailRoute, { id }: ListedMail, message: string) =>
    carryOut(id, async (token) => {
      await callApi(route, { token, parameters: { id } });
      return { message };
    });
  return {
    outcome,
    busyMail: busyRow,
    /** @param message what to say when it is on its way */
    send: (mail: ListedMail, message: string) => call(retryMailRoute, mail, message),
    discard: (mail: ListedMail, message: string) => call(discardMailRoute, mail, message),
  };
}
