import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { HttpsError, onRequest } from 'firebase-functions/https';
// Not from 'firebase-functions', which loads every kind of trigger there is.
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { keepBodiesForTheApi } from './api/own-body.ts';
import type { DeliveryTask } from './mail/delivery-queue.ts';
import {
  apiSecrets,
  backupBucket,
  deliverySecrets,
  maxBackoffSeconds,
  minBackoffSeconds,
  region,
} from './parameters.ts';

// Wiring only. What a function does is loaded when it is first called, so that each starts with its own part alone.

// 256 MiB holds Firestore's SDK with room to spare. Ten instances of each are a bound on what a flood can cost.
setGlobalOptions({ region, memory: '256MiB', maxInstances: 10 });
keepBodiesForTheApi();

/** The HTTP API, behind Hosting's rewrite of /api. */
export const api = onRequest(
  // It waits for Firestore most of the time, so one instance, with the one CPU that 512 MiB and more can have, serves 40
  // requests at once. The memory is for uploads: each of them can hold a PDF of 10 MB.
  { invoker: 'public', memory: '512MiB', concurrency: 40, secrets: apiSecrets },
  async (request, response) => {
    const { app } = await import('./api/live-app.ts');
    app(request, response);
  },
);

/** Its trigger brings all of Firestore's SDK, more than half of a cold start, so only its own instances load it. */
export const queueMail = mayServe('queueMail') ? queueMailModule().queueMail : undefined;

/** Tries to send one mail; Cloud Tasks comes back, later each time, until it is done. */
export const deliverMail = onTaskDispatched<DeliveryTask>(
  {
    secrets: deliverySecrets,
    timeoutSeconds: 90,
    // MAIL_MAX_ATTEMPTS ends the attempts, not this: finding the mail in other hands counts here, but is no attempt.
    retryConfig: { maxAttempts: 100, minBackoffSeconds, maxBackoffSeconds, maxDoublings: 7 },
    rateLimits: { maxConcurrentDispatches: 5 },
  },
  async ({ data }) => {
    const delivery = await import('./mail/live-delivery.ts');
    if ((await delivery.deliverMail(data.mail)) === 'again') throw new HttpsError('unavailable', 'To be tried again');
  },
);

/** Finds mails whose delivery task got lost. */
export const sweepMail = onSchedule({ schedule: 'every 10 minutes', secrets: deliverySecrets }, async () => {
  const delivery = await import('./mail/live-delivery.ts');
  await delivery.sweepMail();
});

/** Clears away PDFs that were uploaded but never attached to a job. */
export const cleanPdfs = onSchedule({ schedule: 'every day 03:00', timeZone: 'Europe/London' }, async () => {
  const { jobServices } = await import('./jobs/job-services.ts');
  const { removeUnclaimedPdfs } = await import('./jobs/remove-unclaimed-pdfs.ts');
  await removeUnclaimedPdfs(jobServices(), new Date());
});

/** Deletes what was sent to us longer ago than it may be kept. */
export const removeExpired = onSchedule(
  { schedule: 'every day 04:00', timeZone: 'Europe/London', timeoutSeconds: 540 },
  async () => {
    const retention = await import('./retention/live-retention.ts');
    await retention.applyRetention(new Date());
  },
);

/** Has Firestore copy the database into the backup bucket, where there is one. */
export const backUp = onSchedule({ schedule: 'every day 02:00', timeZone: 'Europe/London' }, async () => {
  const backup = await import('./backup/live-backup.ts');
  await backup.backUpInto(backupBucket.value().trim(), new Date());
});

/** Whether this process, an instance of one function, the emulator or a deployment, needs to know a function. */
function mayServe(name: string): boolean {
  return [undefined, name].includes(process.env.FUNCTION_TARGET);
}

function queueMailModule(): typeof import('./mail/queue-mail.ts') {
  // The emulator takes no module that waits, as with `await import`; the same module is TypeScript here and JavaScript once built.
  return createRequire(import.meta.url)(`./mail/queue-mail${extname(import.meta.filename)}`);
}
