/**
 * The tests run weekly, because they wait for the seconds in which an admin can take a message back.
 * `integration/unsend-messages` covers the same work without this wait.
 * @module-tag weekly
 */
import type { DeskOutcomes, QueuedMessage, Standing } from '@site/contract/desk/desk-routes';
import { sendMessageRoute, unsendMessagesRoute } from '@site/contract/desk/desk-routes';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import { submitApplicationRoute } from '@site/contract/desk/submission-routes';
import type { Country } from '@site/contract/firm/countries';
import { countryFacts } from '@site/contract/firm/country-facts';
import { expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { validApplication } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';

const subject = 'About your application';

/** Applies for a job. Gives the application once it is on the desk, with the applicant's address. */
async function apply(): Promise<{ id: string; email: string; country: Country }> {
  const json = validApplication();
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  return eventually('the application to be on the desk', async () => {
    const { docs } = await firestore.collection('applications').where('email', '==', json.email).get();
    const [application] = docs;
    return application?.get('reference') ? { id: application.id, email: json.email, country: json.country } : undefined;
  });
}

it('a message leaves at its time, and never if an admin takes it back before', async () => {
  const [asha, tom, token] = [await apply(), await apply(), await logInAsAdmin()];
  const call = async <Result>({ method, path }: { method: string; path: string }, json: object) => {
    const { body } = await callApi<{ data: DeskOutcomes<Result> }>(method, path.replace(':kind', 'applications'), {
      token,
      json,
    });
    return body.data.outcomes;
  };
  const sent = await call<QueuedMessage>(sendMessageRoute, { ids: [asha.id, tom.id], subject, text: 'Dear {name}' });
  const [toAsha, toTom] = sent.map((outcome) => {
    if (!outcome.done) throw new Error(outcome.message);
    return outcome;
  });
  const unsend = (id: string, message: QueuedMessage | undefined) =>
    call<{ standing: Standing }>(unsendMessagesRoute, { items: [{ id, messageId: message?.messageId }] });
  expect(await unsend(tom.id, toTom)).toMatchObject([{ id: tom.id, done: true, standing: { status: 'new' } }]);

  const mailsOf = async (email: string) => (await mailsTo(email)).filter((mail) => mail.subject === subject);
  await eventually('the email to Asha', async () => (await mailsOf(asha.email))[0]);
  const mail = await firestore
    .collection('mail')
    .doc(toAsha?.messageId ?? '')
    .get();
  const leftAt = mail.get('delivery.leaseExpireTime') ?? mail.get('delivery.endTime');
  expect(leftAt.toMillis()).toBeGreaterThanOrEqual(Date.parse(toAsha?.leavesAt ?? ''));
  expect(await unsend(asha.id, toAsha)).toMatchObject([{ done: false, message: deskMessages.hasLeft }]);
  // Both messages were due at the same time, so the task of the other message has run as well.
  expect(await mailsOf(tom.email)).toEqual([]);
});

it('a message can leave tomorrow at nine o’clock at the recipient’s office, and at no other chosen time', async () => {
  const [ines, token] = [await apply(), await logInAsAdmin()];
  const path = sendMessageRoute.path.replace(':kind', 'applications');
  const message = { ids: [ines.id], subject, text: 'Dear {name}' };
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const refused = await callApi<{ errors: object }>('POST', path, { token, json: { ...message, leavesAt: later } });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['leavesAt']]);

  const json = { ...message, leavesAt: 'tomorrow-morning' };
  const { body } = await callApi<{ data: DeskOutcomes<QueuedMessage> }>('POST', path, { token, json });
  const [outcome] = body.data.outcomes;
  if (!outcome?.done) throw new Error(outcome?.message);
  const leavesAt = new Date(outcome.leavesAt);
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: countryFacts[ines.country].timeZone });
  expect(clock.format(leavesAt)).toBe('09:00');
  expect(leavesAt.getTime() - Date.now()).toBeGreaterThan(0);
  await callApi('POST', unsendMessagesRoute.path.replace(':kind', 'applications'), {
    token,
    json: { items: [{ id: ines.id, messageId: outcome.messageId }] },
  });
});
