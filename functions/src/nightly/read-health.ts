import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { lateBefore } from '@site/contract/desk/working-days';
import type { Health } from '@site/contract/nightly/health';
import { daysLater } from '@site/contract/nightly/retention';
import { type ScheduleName, scheduleState, schedules } from '@site/contract/nightly/schedules';
import { countUnread } from '../desk/desk-counts.ts';
import { enqueueIntake } from '../desk/intake.ts';
import { sendNotifications } from '../desk/send-notifications.ts';
import { countUnanswered } from '../desk/waits-since.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { closingJobs } from '../jobs/close-jobs.ts';
import { wrongMailSettings } from '../mail/mail-settings.ts';
import { readOverview } from '../mail/outbox-overview.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { isOnEmulators } from '../shared/configuration.ts';
import { collection } from '../shared/documents.ts';
import { readSetAside, retrySetAside } from '../shared/set-aside.ts';
import { findingsOf } from './findings.ts';
import { checkMail, queueAdminMail } from './health-mails.ts';
import { backupBucketName } from './nightly-settings.ts';
import { readPause, readRun, writeRun } from './scheduled-run.ts';

export const healthHandlers = {
  async readHealth({ signedIn }) {
    const { uid } = await signedIn();
    return { data: await healthFor(uid) };
  },
  async checkHealth({ signedIn }) {
    const now = new Date();
    const { uid, user } = await signedIn();
    // Only an email that is sent like every other email shows whether email works.
    await Promise.all([queueAdminMail(user.email, checkMail(), now), lookForLostWork(now)]);
    return { data: await healthFor(uid) };
  },
  async setDailyMail({ body: { dailyMail }, signedIn }) {
    const { uid } = await signedIn();
    await adminOf(uid).update({ dailyMail });
    return { data: { dailyMail } };
  },
} satisfies Partial<ApiHandlers>;

async function healthFor(uid: string): Promise<Health> {
  const [health, admin] = await Promise.all([readHealth(new Date()), adminOf(uid).get()]);
  return { ...health, dailyMail: admin.get('dailyMail') === true };
}

const adminOf = (uid: string) => collection('admins').doc(uid);

/** Does the work of the schedules now: retries documents that were set aside, and looks for lost emails and submissions. */
async function lookForLostWork(now: Date): Promise<void> {
  await retrySetAside(now);
  await Promise.all([sendNotifications(now), sweepOutbox(now), enqueueIntake()]);
}

/** The number of days within which a job closes soon, and the most jobs that are counted. */
const [soonDays, mostClosing] = [7, 100];

/** Reads everything that can wait for a person. The local stack has no Cloud Scheduler and no backups, so both are left out. */
export async function readHealth(now: Date): Promise<Omit<Health, 'dailyMail'>> {
  const isLocal = isOnEmulators(process.env);
  const names = isLocal ? [] : (Object.keys(schedules) as ScheduleName[]);
  const [mails, pause, closing, setAside, unread, unanswered, runs] = await Promise.all([
    readOverview(now),
    readPause(now),
    closingJobs(now, daysLater(now, soonDays), mostClosing),
    readSetAside(),
    ofEachKind(countUnread),
    ofEachKind((kind) => countUnanswered(kind, lateBefore(kind, now))),
    Promise.all(names.map((name) => readSchedule(name, now))),
  ]);
  const findings = findingsOf({
    mails,
    schedules: runs,
    pause,
    settingsFault: wrongMailSettings(process.env),
    hasBackup: isLocal || backupBucketName(process.env.BACKUP_BUCKET ?? '') !== '',
    unread,
    unanswered,
    setAside,
    closing,
  });
  return { at: now.toISOString(), findings, mails, schedules: runs };
}

async function ofEachKind<Value>(read: (kind: SubmissionKind) => Promise<Value>) {
  const values = await Promise.all(submissionKinds.map(async (kind) => [kind, await read(kind)] as const));
  return Object.fromEntries(values) as Record<SubmissionKind, Value>;
}

/**
 * Reads the state of a schedule. A function that never ran is expected from now on, so that a schedule that does not exist
 * becomes overdue.
 */
async function readSchedule(name: ScheduleName, now: Date): Promise<Health['schedules'][number]> {
  const run = await readRun(name);
  if (!run) await writeRun(name, { startedAt: now, endedAt: now, outcome: 'expected', error: null });
  return {
    name,
    state: scheduleState(name, run, now),
    startedAt: run && run.outcome !== 'expected' ? run.startedAt.toISOString() : null,
    lastSuccessAt: run?.lastSuccessAt?.toISOString() ?? null,
    error: run?.error ?? null,
  };
}
