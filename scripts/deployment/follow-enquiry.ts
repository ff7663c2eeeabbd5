import { setTimeout as delay } from 'node:timers/promises';
import { humanCheckFields } from '@site/contract/desk/human-check';
import { type FormToken, formTokenRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import type { MailDocument } from '@site/contract/mail/mail';
import { collections } from '@site/contract/shared/collections';
import { idempotencyKeyHeader } from '@site/contract/shared/route';
import type { Query } from 'firebase-admin/firestore';
import { eraseWithFiles } from '../../functions/src/desk/erase-submissions.ts';
import { db } from '../../functions/src/shared/firebase.ts';
import { ExpectedError } from '../process/expected-error.ts';

interface Patience {
  limitMilliseconds: number;
  pauseMilliseconds: number;
}

/** The limit for one answer. The first call of a function takes longer. */
const answerMilliseconds = 60_000;

/**
 * Sends an enquiry through the site like a visitor, waits until the email server has accepted its email, and erases the enquiry
 * from the desk.
 * @param mailbox the sender: the office itself, because its mailbox takes the acknowledgement
 * @throws {ExpectedError} with the reason if the email does not arrive
 */
export async function followEnquiry(
  origin: string,
  mailbox: string,
  { limitMilliseconds, pauseMilliseconds }: Patience = { limitMilliseconds: 180_000, pauseMilliseconds: 3000 },
): Promise<void> {
  const subject = `The website has been deployed (${crypto.randomUUID().slice(0, 13)})`;
  const { data } = await call<{ data?: FormToken }>(origin + formTokenRoute.path);
  if (data === undefined) throw notTheApi(origin);
  const { token, waitSeconds } = data;
  await delay(waitSeconds * 1000);
  const enquiry = {
    firstName: 'Deployment',
    lastName: 'Check',
    email: mailbox,
    phone: '0123456789',
    subject,
    message:
      'The deployment has sent this enquiry, to check that enquiries arrive. The enquiry needs no answer, and is already erased.',
    [humanCheckFields.token]: token,
  };
  await call(origin + submitContactRoute.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyKeyHeader.name]: crypto.randomUUID() },
    body: JSON.stringify(enquiry),
  });

  const sent = db().collection(collections.enquiries).where('subject', '==', subject);
  const last = await lastDelivery(sent, { limitMilliseconds, pauseMilliseconds });
  const references = (await sent.get()).docs.map(({ ref }) => ref);
  // The enquiry has no files.
  await eraseWithFiles('enquiries', references);
  if (last?.state === 'SUCCESS') return;
  const state = last ? `${last.state}, ${last.error ?? 'not tried yet'}` : 'nothing was stored';
  throw new ExpectedError(`The site is deployed, but its email does not arrive: ${state}.`);
}

/**
 * Gives the state of an enquiry's email once the email is delivered or has failed. The enquiry and its email have the same id.
 */
async function lastDelivery(
  enquiries: Query,
  { limitMilliseconds, pauseMilliseconds }: Patience,
): Promise<MailDocument['delivery'] | undefined> {
  const end = performance.now() + limitMilliseconds;
  let last: MailDocument['delivery'] | undefined;
  while (performance.now() < end) {
    const [enquiry] = (await enquiries.select().get()).docs;
    const mail = enquiry && (await db().collection(collections.mail).doc(enquiry.id).get());
    last = mail?.get('delivery') as MailDocument['delivery'] | undefined;
    if (last?.state === 'SUCCESS' || last?.state === 'HELD' || last?.error) break;
    await delay(pauseMilliseconds);
  }
  return last;
}

/** Calls the API of the deployed site. @throws {ExpectedError} if it does not answer with success */
async function call<Body>(address: string, init: RequestInit = {}): Promise<Body> {
  const { origin, pathname } = new URL(address);
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(answerMilliseconds) }).catch(() => {
    throw new ExpectedError(
      `The site is deployed, but ${origin} is out of reach. If your domain does not lead to Firebase Hosting yet, connect it in the console (Hosting, Add custom domain) and send an enquiry yourself then.`,
    );
  });
  const body = (await response.json().catch(() => undefined)) as (Body & { message?: string }) | undefined;
  if (response.ok && body !== undefined) return body;
  if (body?.message === undefined) throw notTheApi(origin, response.status);
  throw new ExpectedError(`The site is deployed, but ${pathname} answered ${response.status}: ${body.message}`);
}

/** Makes the error for an answer that is not from the API but from another site, or from Google, which refuses visitors. */
function notTheApi(origin: string, status = 200): ExpectedError {
  const reason =
    status === 403
      ? 'An organisation policy (iam.allowedPolicyMemberDomains) may keep visitors from calling the function "api".'
      : 'Is this the address of the site that was deployed?';
  return new ExpectedError(`The site is deployed, but ${origin} did not answer as the API does (${status}). ${reason}`);
}
