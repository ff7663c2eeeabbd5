import { setTimeout as delay } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../../functions/src/contract/collections.ts';
import { humanCheckFields } from '../../functions/src/contract/human-check.ts';
import type { MailDocument } from '../../functions/src/contract/mail.ts';
import { type FormToken, formTokenRoute, submitContactRoute } from '../../functions/src/contract/submission-routes.ts';
import { ExpectedError } from '../process/expected-error.ts';

interface Patience {
  limitMilliseconds: number;
  pauseMilliseconds: number;
}

/**
 * Sends an enquiry through the site, as a visitor does, and follows it until the mail server has taken its mail.
 * @throws {ExpectedError} with what keeps it from arriving
 */
export async function followEnquiry(
  origin: string,
  firestore: Firestore,
  { limitMilliseconds, pauseMilliseconds }: Patience = { limitMilliseconds: 180_000, pauseMilliseconds: 3000 },
): Promise<void> {
  const email = `deployment.${crypto.randomUUID().slice(0, 13)}@example.com`;
  const { token, waitSeconds } = (
    (await answerOf(await fetch(origin + formTokenRoute.path))) as unknown as { data: FormToken }
  ).data;
  await delay(waitSeconds * 1000);
  const enquiry = {
    firstName: 'Deployment',
    lastName: 'Check',
    email,
    phone: '0123456789',
    subject: 'The website has been deployed',
    message: 'This enquiry was sent by the deployment, to see that enquiries arrive. It needs no answer.',
    [humanCheckFields.token]: token,
  };
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(enquiry) };
  await answerOf(await fetch(origin + submitContactRoute.path, request));

  const end = performance.now() + limitMilliseconds;
  let last: MailDocument['delivery'] | undefined;
  while (performance.now() < end) {
    const { docs } = await firestore.collection(collections.mail).where('replyTo.address', '==', email).get();
    last = docs[0]?.get('delivery') as MailDocument['delivery'] | undefined;
    if (last?.state === 'SUCCESS') return;
    if (last?.state === 'HELD' || last?.state === 'ERROR' || last?.error) break;
    await delay(pauseMilliseconds);
  }
  throw new ExpectedError(
    `The site is deployed, but its mail does not arrive: ${last ? `${last.state}, ${last.error ?? 'not tried yet'}` : 'nothing was stored'}.`,
  );
}

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) {
    throw new ExpectedError(`${new URL(response.url).pathname} answered ${response.status}: ${String(body.message)}`);
  }
  return body;
}
