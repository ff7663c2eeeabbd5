import type { MailTemplate } from '@site/contract/mail/mail';
import { maxRunSeconds, type ScheduleName, schedules } from '@site/contract/nightly/schedules';
import { collections, type StoredTime } from '@site/contract/shared/collections';
import type { Express } from 'express';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { HttpsError, onRequest } from 'firebase-functions/https';
// Not from 'firebase-functions', which loads every kind of trigger.
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { makeJobAlert } from './alerts/request-job-alert.ts';
import { sendJobAlerts } from './alerts/send-job-alerts.ts';
import * as delivery from './deliver-mail.ts';
import * as intake from './desk/intake.ts';
import { makeSenderLinkMail } from './desk/request-sender-link.ts';
import { functionSeconds } from './http/app.ts';
import { escapeBrokenAddresses, keepBodiesForTheApi } from './http/function-requests.ts';
import { type ClosingTask, closeDueJobs, closeJobOnTime, queueNextClosings } from './jobs/close-jobs.ts';
import { type DeliverMailTask, enqueueDelivery, type MakeMailTask } from './mail/mail-tasks.ts';
import { submissionKindOf } from './mail/outbox.ts';
import { applyRetention } from './nightly/apply-retention.ts';
import * as backup from './nightly/back-up.ts';
import { reportToAdmins } from './nightly/report-daily.ts';
import { runRecorded, type ScheduledWork } from './nightly/scheduled-run.ts';
import * as sweeps from './nightly/sweep.ts';
import { region } from './shared/firebase.ts';
import { runParts } from './shared/run-parts.ts';
import { queuePasswordMail } from './team/forgotten-password.ts';
import { createWiredApp } from './wiring/app.ts';
import { deliverySecrets, hashSecrets, maxBackoffSeconds, minBackoffSeconds } from './wiring/parameters.ts';
import { runAs } from './wiring/service-accounts.ts';

// The functions of the server: each with its trigger, its service account, its limits and its use case. A function without an
// account runs as the API does. The options below apply to the functions after them.

// 256 MiB is more than Firestore's SDK needs. Ten instances of each function limit the cost of a flood.
setGlobalOptions({ region, memory: '256MiB', maxInstances: 10, ...runAs('website') });
keepBodiesForTheApi();
escapeBrokenAddresses();

/** Cloud Tasks repeats the work of the hiring desk and of emails until it succeeds, with longer and longer waits. */
const untilDone = { maxAttempts: 100, minBackoffSeconds: 2, maxBackoffSeconds: 300, maxDoublings: 7 };

// ── Over HTTP ──

let app: Express | undefined;

/** The HTTP API, behind Hosting's rewrite of /api. */
export const api = onRequest(
  {
    invoker: 'public',
    timeoutSeconds: functionSeconds,
    // The API waits for Firestore most of the time, so one instance serves 40 requests at once. This needs a whole CPU, which
    // only instances of 512 MiB and more have. The memory is for uploads: each can hold a PDF of 10 MB, for a moment twice.
    memory: '512MiB',
    concurrency: 40,
    secrets: hashSecrets,
  },
  (request, response) => {
    // Parameters have no values during a deployment, so the app is made with the first request.
    app ??= createWiredApp();
    app(request, response);
  },
);

/**
 * The pages of jobs, their sitemap and their feed, behind Hosting's rewrites. No other function loads the code that draws them.
 */
export const jobPages = onRequest(
  { invoker: 'public', ...runAs('jobPages'), timeoutSeconds: 20, memory: '512MiB', concurrency: 40 },
  async (request, response) => {
    const { respondWithJobPage } = await import('./pages/respond-with-job-page.ts');
    await respondWithJobPage(request, response);
  },
);

// ── When something is stored or asked for ──

/**
 * Makes a delivery task for every email in the outbox; a repeated event makes only one. An email to the office comes with its
 * submission, so the function also starts the intake of the hiring desk.
 */
export const onMailCreated = onDocumentCreated(
  { ...runAs('mail'), document: `${collections.mail}/{id}`, retry: true },
  async ({ params: { id }, data }) => {
    const startTime = data?.get('delivery.startTime') as StoredTime | undefined;
    const template = data?.get('emailService.template') as MailTemplate | undefined;
    const isOfSubmission = template !== undefined && submissionKindOf[template] !== undefined;
    await Promise.all([
      enqueueDelivery(id, id, startTime?.toDate()),
      ...(isOfSubmission ? [intake.enqueueIntake()] : []),
    ]);
  },
);

/** Brings submissions to the hiring desk: one run at a time, because all runs share the numbers and the counts. */
export const takeInSubmissions = onTaskDispatched(
  {
    ...runAs('mail'),
    // The limits count a mailbox under a keyed hash.
    secrets: hashSecrets,
    timeoutSeconds: 120,
    retryConfig: untilDone,
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  async () => {
    await intake.takeInSubmissions();
  },
);

/**
 * Makes an email that a person asked for: an applicant, an enquirer, an admin without a password, or a subscriber to job
 * alerts.
 */
export const makeMail = onTaskDispatched<MakeMailTask>(
  {
    ...runAs('mail'),
    // The limits count a mailbox under a keyed hash.
    secrets: hashSecrets,
    timeoutSeconds: 60,
    retryConfig: untilDone,
    rateLimits: { maxConcurrentDispatches: 5 },
  },
  ({ data }) => {
    switch (data.make) {
      case 'job-alert':
        return makeJobAlert(data.mail, data.request);
      case 'sender-link':
        return makeSenderLinkMail(data.kind, data.mail, data.email);
      case 'password-link':
        return queuePasswordMail(data.mail, data.email);
    }
  },
);

/** Tries to send one email; Cloud Tasks repeats the attempt until it succeeds, with longer and longer waits. */
export const deliverMail = onTaskDispatched<DeliverMailTask>(
  {
    ...runAs('mail'),
    // A keyed hash proves the links in emails.
    secrets: [...deliverySecrets, ...hashSecrets],
    timeoutSeconds: 90,
    // MAIL_MAX_ATTEMPTS ends the attempts, not this limit: a run that finds the email leased by another run counts here, but is
    // not an attempt.
    retryConfig: { ...untilDone, minBackoffSeconds, maxBackoffSeconds },
    rateLimits: { maxConcurrentDispatches: 5 },
  },
  async ({ data: { mail } }) => {
    if ((await delivery.deliverMail(mail)) === 'again') throw new HttpsError('unavailable', 'To be tried again');
  },
);

/** Closes a job at the moment at which its closing date ends. */
export const closeJob = onTaskDispatched<ClosingTask>(
  { retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 }, rateLimits: { maxConcurrentDispatches: 5 } },
  async ({ data }) => {
    await closeJobOnTime(data);
  },
);

// ── Scheduled jobs: the times are in contract/nightly/schedules.ts ──

/** Looks for lost emails and submissions, and notifies admins. The timeout is shorter than the time until the next run. */
export const sweepMail = scheduled(
  'sweepMail',
  { ...runAs('mail'), secrets: hashSecrets, timeoutSeconds: 540 },
  sweeps.sweep,
);

/** Closes jobs that no task has closed, and queues the tasks of the next ones. */
export const closeJobs = scheduled('closeJobs', { timeoutSeconds: 540 }, (now) =>
  runParts({ closedJobs: () => closeDueJobs(now), nextClosings: () => queueNextClosings(now) }, 240),
);

/** Emails new jobs to the subscribers of job alerts, in the countries where it is eight o'clock. */
export const sendAlerts = scheduled('sendAlerts', { ...runAs('mail'), timeoutSeconds: maxRunSeconds }, sendJobAlerts);

/** Copies PDFs, files and accounts into the backup bucket, if there is one, and checks that Google copies the database. */
export const backUp = scheduled('backUp', { ...runAs('backup'), timeoutSeconds: maxRunSeconds }, backup.backUp);

/** Deletes the PDFs that no job claims, and the files that no submission claims. */
export const removeUnclaimedObjects = scheduled(
  'removeUnclaimedObjects',
  { timeoutSeconds: maxRunSeconds },
  sweeps.removeUnclaimedObjects,
);

/** Deletes data whose retention time has passed; a backlog of 100,000 submissions takes twelve minutes. */
export const removeExpired = scheduled('removeExpired', { timeoutSeconds: maxRunSeconds }, applyRetention);

/** Emails the admins what waits for them, if anything does. */
export const reportDaily = scheduled('reportDaily', { timeoutSeconds: 540 }, reportToAdmins);

/** Makes a scheduled function. The contract has its time, and each run is recorded. */
function scheduled(
  name: ScheduleName,
  options: Omit<ScheduleOptions, 'schedule' | 'timeZone' | 'memory'>,
  work: ScheduledWork,
): ScheduleFunction {
  const { schedule, timeZone } = schedules[name];
  // Node takes half of the 512 MiB for its heap. tests/integration/nightly-memory.test.ts measures what the work needs.
  return onSchedule({ memory: '512MiB', ...options, schedule, timeZone }, () => runRecorded(name, work));
}
