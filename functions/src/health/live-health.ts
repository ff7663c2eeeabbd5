import { backupBucketName } from '../backup/backup-bucket.ts';
import { firestore } from '../firebase.ts';
import { countUnread } from '../hiring-desk/desk-counts.ts';
import { createJobQueries } from '../jobs/job-queries.ts';
import { sweepMail } from '../mail/live-delivery.ts';
import { wrongMailSettings } from '../mail/mail-settings.ts';
import { createOutbox } from '../mail/outbox.ts';
import { backupBucket } from '../parameters.ts';
import { createRunRecords } from '../schedules/run-records.ts';
import { siteOrigin } from '../site-origin.ts';
import { createAdminSettings } from './admin-settings.ts';
import type { HealthCheckServices } from './health-handlers.ts';
import { checkMail, queueOwnMail } from './own-mails.ts';
import { allSchedules, readHealth } from './read-health.ts';
import { reportDaily } from './report-daily.ts';

const dashboard = () => `${siteOrigin()}/dashboard/health`;

/** More are not counted. */
const mostClosing = 100;

/** How this project is. The local stack has neither Cloud Scheduler nor backups, and misses neither. */
export function healthServices(): HealthCheckServices {
  const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';
  const outbox = createOutbox(firestore);
  return {
    overview: (now) => outbox.overview(now),
    runs: createRunRecords(firestore),
    settingsFault: () => wrongMailSettings(process.env),
    hasBackup: () => isLocal || backupBucketName(backupBucket.value()) !== '',
    unread: async (kind) => countUnread(await firestore(), kind),
    closingJobs: (now, until) => createJobQueries(firestore).closing(now, until, mostClosing),
    scheduled: isLocal ? [] : allSchedules,
    admins: createAdminSettings(firestore),
    sweep: sweepMail,
    sendCheckMail: async (to, now) => queueOwnMail(await firestore(), to, checkMail(dashboard()), now),
    now: () => new Date(),
  };
}

/** Tells the admins of what waits. */
export async function reportToAdmins(now: Date): Promise<Record<string, number>> {
  const services = healthServices();
  const database = await firestore();
  return {
    ...(await reportDaily(
      {
        read: (at) => readHealth(services, at),
        admins: services.admins,
        queue: (to, content, at) => queueOwnMail(database, to, content, at),
        dashboard: dashboard(),
      },
      now,
    )),
  };
}
