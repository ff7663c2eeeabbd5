import type { JobAlertRequest } from '@ohmbridge/contract/alerts/job-alert-routes';
import { maxRunSeconds } from '@ohmbridge/contract/nightly/schedules';
import { askToGoOn } from '../alerts/ask-to-go-on.ts';
import { queueAlertRequest } from '../alerts/request-alert.ts';
import { sendAlerts } from '../alerts/send-alerts.ts';
import { runParts } from '../shared/run-parts.ts';
import { siteOrigin } from '../shared/site-origin.ts';
import { limitKey, replyTo } from './desk.ts';
import { firestore } from './firebase.ts';

const careersMailbox = () => replyTo('applications');

/** Makes an alert and the mail that asks whether it is wanted. Done again, it is the same mail. */
export async function queueJobAlertRequest(mail: string, request: JobAlertRequest): Promise<void> {
  await queueAlertRequest(await firestore(), mail, request, { limitKey, replyTo: careersMailbox() }, new Date());
}

/** Queues the mails about new openings, and those that ask whether an alert shall go on; gives how many. */
export async function sendJobAlerts(now: Date): Promise<Record<string, number>> {
  const database = await firestore();
  return runParts(
    {
      mails: async () => sendAlerts(database, now, { origin: siteOrigin(), replyTo: careersMailbox() }),
      asked: async () => askToGoOn(database, now, careersMailbox()),
    },
    0.8 * maxRunSeconds,
  );
}
