import { type Delivery, unfinishedStates } from '@site/contract/mail/mail';
import { collections } from '@site/contract/shared/collections';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { host, ports, projectId, region } from '../../scripts/emulators/addresses.ts';
import { firestore } from './admin-sdk.ts';
import { eventually } from './eventually.ts';

export interface QueuedMail {
  id: string;
  delivery: { state: string; attempts: number; error: string | null };
}

/** Gives the email in the outbox whose replies go to this address. */
export async function queuedMail(address: string): Promise<QueuedMail | undefined> {
  const { docs } = await firestore.collection(collections.mail).where('replyTo.address', '==', address).get();
  if (docs.length > 1) throw new Error(`There are ${docs.length} emails of ${address} in the outbox.`);
  const [mail] = docs;
  return mail && { id: mail.id, delivery: mail.get('delivery') };
}

/** Waits until the email of this address is in this state. */
export function mailInState(state: string, address: string): Promise<QueuedMail> {
  return eventually(`the email of ${address} to be in state ${state}`, async () => {
    const mail = await queuedMail(address);
    return mail?.delivery.state === state ? mail : undefined;
  });
}

/**
 * Waits until the emails of earlier tests have been sent. These emails go before a later one, and each takes its five attempts
 * while the email server is down.
 */
export async function untilMailsAreSent(): Promise<void> {
  const open = firestore.collection(collections.mail).where('delivery.state', 'in', unfinishedStates);
  await eventually('all emails to be sent', async () => (await open.count().get()).data().count === 0 || undefined);
}

/** Repeats the delivery of an email that cannot be sent, without the waits, until its last attempt has failed. */
export function givenUp(address: string): Promise<QueuedMail> {
  return eventually(`the email of ${address} to be given up`, async () => {
    const mail = await queuedMail(address);
    if (mail === undefined || mail.delivery.state === 'ERROR') return mail;
    // The delivery fails on purpose, so that Cloud Tasks comes back later.
    await deliverAgain(mail.id).catch(() => undefined);
    return undefined;
  });
}

/** Runs the delivery of an email as Cloud Tasks does, which may deliver a task more than once. */
export async function deliverAgain(id: string): Promise<void> {
  const response = await fetch(`http://${host}:${ports.functions}/${projectId}/${region}/deliverMail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { mail: id } }),
  });
  if (!response.ok) throw new Error(`The delivery was answered with ${response.status}.`);
}

/** Stores an email in the outbox whose every attempt has failed, or which has another given delivery. */
export async function storeFailedMail(
  id: string,
  replyTo: { name: string; address: string },
  delivery: Partial<Delivery<Timestamp>> = {},
): Promise<DocumentReference> {
  const reference = firestore.collection(collections.mail).doc(id);
  const now = Timestamp.now();
  await reference.create({
    readers: 'hiring',
    to: ['info@ohmbridge.example'],
    replyTo,
    message: { subject: 'Given up', text: 'Given up', html: '<p>Given up</p>' },
    emailService: { template: 'contact', parameters: {} },
    delivery: {
      state: 'ERROR',
      attempts: 5,
      startTime: now,
      endTime: now,
      leaseExpireTime: null,
      error: 'SMTP: ECONNECTION',
      retryTime: null,
      info: null,
      ...delivery,
    } satisfies Delivery<Timestamp>,
  });
  return reference;
}
