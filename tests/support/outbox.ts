import { collections } from '@ohmbridge/functions/contract/collections';
import { host, ports, projectId, region } from '../../scripts/stack/facts.ts';
import { firestore } from './admin-sdk.ts';
import { eventually } from './eventually.ts';

export interface QueuedMail {
  id: string;
  delivery: { state: string; attempts: number; error: string | null };
}

/** The mail of the outbox that would be answered to this address. */
export async function queuedMail(address: string): Promise<QueuedMail | undefined> {
  const { docs } = await firestore.collection(collections.mail).where('replyTo.address', '==', address).get();
  if (docs.length > 1) throw new Error(`There are ${docs.length} mails of ${address} in the outbox.`);
  const [mail] = docs;
  return mail && { id: mail.id, delivery: mail.get('delivery') };
}

/** Waits until the mail of this address is in this state. */
export function mailInState(state: string, address: string): Promise<QueuedMail> {
  return eventually(`the mail of ${address} to be in state ${state}`, async () => {
    const mail = await queuedMail(address);
    return mail?.delivery.state === state ? mail : undefined;
  });
}

/** Runs the delivery of a mail as Cloud Tasks does, which may do so more than once. */
export async function deliverAgain(id: string): Promise<void> {
  const response = await fetch(`http://${host}:${ports.functions}/${projectId}/${region}/deliverMail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { mail: id } }),
  });
  if (!response.ok) throw new Error(`The delivery was answered with ${response.status}.`);
}
