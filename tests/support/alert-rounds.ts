import type { Country } from '@site/contract/firm/countries';
import { daysAfter, hourOfDay, todayIn } from '@site/contract/jobs/job-closing';
import { sendDigests } from '../../functions/src/alerts/send-job-alerts.ts';
import { siteOrigin } from '../../scripts/emulators/addresses.ts';
import { firestore } from './admin-sdk.ts';
import { eventually } from './eventually.ts';
import { deliverAgain } from './outbox.ts';
import { testedProduct } from './tested-product.ts';

// The settings of the functions that run in the process of the test.
Object.assign(process.env, {
  GCLOUD_PROJECT: testedProduct.projectId,
  SITE_ORIGIN: siteOrigin,
  APPLICATION_RECIPIENT: 'careers@ohmbridge.example',
});

const lastDigests = firestore.collection('counters').doc('alertRounds');

/** Runs the scheduled function as at eight o'clock tomorrow in a country, and delivers its emails to an address today. */
export async function tomorrowAtEight(country: Country, email: string): Promise<void> {
  const today = todayIn(country, new Date());
  await lastDigests.set({ [country]: daysAfter(today, -1) });
  await sendDigests(hourOfDay(country, daysAfter(today, 1), 8));
  await lastDigests.delete();
  await deliverWaiting(email);
}

/** Sends the waiting emails of an address as if they were due. Gives their subjects. */
export async function deliverWaiting(email: string): Promise<string[]> {
  const { docs } = await firestore.collection('mail').where('to', '==', [email]).get();
  const waiting = docs.filter((mail) => mail.get('delivery.startTime').toMillis() > Date.now());
  for (const { id, ref } of waiting) {
    await ref.update({ 'delivery.startTime': new Date() });
    // The change may have started the delivery already. Then this delivery fails, because the queue must come back later.
    await eventually('an email that waited to have left', async () => {
      await deliverAgain(id).catch(() => undefined);
      return (await ref.get()).get('delivery.state') === 'SUCCESS' || undefined;
    });
  }
  return waiting.map((mail) => mail.get('message.subject'));
}
