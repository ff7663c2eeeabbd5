import { countUnread } from '../desk/desk-counts.ts';
import { sendSummaries } from '../desk/summary-mails.ts';
import { countUnanswered, readAnswerWithin } from '../desk/waits-since.ts';
import { closingJobs } from '../jobs/close-jobs.ts';
import type { MailContent } from '../mail/mail-body.ts';
import { wrongMailSettings } from '../mail/mail-settings.ts';
import { readOverview } from '../mail/outbox-overview.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { backupBucketName } from '../nightly/backup/backup-bucket.ts';
import { createAdminSettings } from '../nightly/health/admin-settings.ts';
import type { HealthCheckServices } from '../nightly/health/health-handlers.ts';
import { checkMail, queueOwnMail } from '../nightly/health/health-mails.ts';
import { allSchedules, readHealth } from '../nightly/health/read-health.ts';
import { reportDaily } from '../nightly/health/report-daily.ts';
import { createRunRecords } from '../nightly/schedules/run-records.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { runParts } from '../shared/run-parts.ts';
import { readSetAside, retrySetAside } from '../shared/set-aside.ts';
import { siteOrigin } from '../shared/site-origin.ts';
import { enqueueAdmission, notifyAdmins } from './desk.ts';
import { firestore } from './firebase.ts';
import { backupBucket } from './parameters.ts';

const dashboard = () => `${siteOrigin()}/dashboard/health`;

/** More are not counted. */
const mostClosing = 100;

/** How this project is. The local stack has neither Cloud Scheduler nor backups, and misses neither. */
export function healthServices(): HealthCheckServices {
  const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';
  return {
    overview: readOverview,
    runs: createRunRecords(firestore),
    settingsFault: () => wrongMailSettings(process.env),
    hasBackup: () => isLocal || backupBucketName(backupBucket.value()) !== '',
    unread: async (kind) => countUnread(kind),
    answerWithinWorkingDays: () => readAnswerWithin(process.env),
    unanswered: async (kind, cutoff) => countUnanswered(kind, cutoff),
    closingJobs: (now, until) => closingJobs(now, until, mostClosing),
    scheduled: isLocal ? [] : allSchedules,
    admins: createAdminSettings(firestore),
    setAside: async () => readSetAside(await firestore()),
    sweep: async () => {
      await retrySetAside(await firestore(), new Date());
      await Promise.all([notifyAdmins(), sweepOutbox(new Date()), enqueueAdmission()]);
    },
    sendCheckMail: async (to, now) => queueOwnMail(await firestore(), to, checkMail(dashboard()), now),
    now: () => new Date(),
  };
}

/** Tells the admins of what waits. */
export async function reportToAdmins(now: Date): Promise<Record<string, number>> {
  const services = healthServices();
  const database = await firestore();
  const daily = {
    read: (at: Date) => readHealth(services, at),
    admins: services.admins,
    queue: (to: string, content: MailContent, at: Date) => {
      const id = idempotentId(to, ['daily', at.toISOString().slice(0, 10)]);
      return queueOwnMail(database, to, content, at, id);
    },
    dashboard: dashboard(),
  };
  return runParts(
    {
      summaries: () => sendSummaries(now, siteOrigin()),
      report: async () => ({ ...(await reportDaily(daily, now)) }),
    },
    240,
  );
}
