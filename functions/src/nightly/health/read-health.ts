import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { workingDaysBefore } from '@ohmbridge/contract/desk/working-days';
import type { Job } from '@ohmbridge/contract/jobs/job';
import type { Health } from '@ohmbridge/contract/nightly/health';
import { type ScheduleName, scheduleState, schedules } from '@ohmbridge/contract/nightly/schedules';
import type { MailGroup, OutboxOverview } from '../../mail/outbox-overview.ts';
import type { RunRecords } from '../schedules/run-records.ts';
import { findingsOf } from './findings.ts';

export interface HealthServices {
  overview: (now: Date) => Promise<OutboxOverview>;
  runs: Pick<RunRecords, 'read' | 'pause' | 'write'>;
  /** What is wrong with the settings of mail, in words that may be shown to an admin. */
  settingsFault: () => string | undefined;
  /** Whether there is a bucket for backups; the local stack needs none. */
  hasBackup: () => boolean;
  /** How many submissions of a kind nobody has read. */
  unread: (kind: SubmissionKind) => Promise<number>;
  /** Within how many working days everybody is to have an answer. */
  answerWithinWorkingDays: () => number;
  /** How many of a kind have waited for one since before a moment, and the first of them since when. */
  unanswered: (kind: SubmissionKind, cutoff: Date) => Promise<{ count: number; since: Date | null }>;
  /** The live jobs that close after `now` and not after `until`. */
  closingJobs: (now: Date, until: Date) => Promise<Job[]>;
  /** The documents that the scheduled work skips, the longest first. */
  setAside: () => Promise<{ document: string; since: Date }[]>;
  /** The scheduled functions that something runs here. */
  scheduled: readonly ScheduleName[];
}

/** A job that closes within seven days closes soon. */
const soonMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Looks at everything that can wait for a person. */
export async function readHealth(services: HealthServices, now: Date): Promise<Omit<Health, 'dailyMail'>> {
  const answerWithinWorkingDays = services.answerWithinWorkingDays();
  const cutoff = workingDaysBefore(now, answerWithinWorkingDays);
  const ofBoth = async <Told>(tell: (kind: SubmissionKind) => Promise<Told>) => {
    const [applications, enquiries] = await Promise.all([tell('applications'), tell('enquiries')]);
    return { applications, enquiries };
  };
  const [overview, pause, closing, setAside, unread, unanswered, runs] = await Promise.all([
    services.overview(now),
    services.runs.pause(now),
    services.closingJobs(now, new Date(now.getTime() + soonMilliseconds)),
    services.setAside(),
    ofBoth(services.unread),
    ofBoth((kind) => services.unanswered(kind, cutoff)),
    Promise.all(services.scheduled.map((name) => readSchedule(services, name, now))),
  ]);
  const mails: Health['mails'] = {
    waiting: waiting(overview.waiting),
    stuck: waiting(overview.stuck, overview.stuck.error),
    failed: waiting(overview.failed, overview.failed.error),
    undelivered: waiting(overview.undelivered, overview.undelivered.error),
    quarantined: waiting(overview.quarantined),
  };
  const findings = findingsOf({
    mails,
    schedules: runs,
    pause,
    settingsFault: services.settingsFault(),
    hasBackup: services.hasBackup(),
    unread,
    unanswered,
    answerWithinWorkingDays,
    setAside,
    closing,
  });
  return { at: now.toISOString(), findings, mails, schedules: runs };
}

function waiting({ count, since }: MailGroup, reason: string | null = null): Health['mails']['failed'] {
  return { count, since: since?.toISOString() ?? null, reason };
}

/** What never ran is waited for from the first look on: a schedule that was not made would be missed by nobody else. */
async function readSchedule(
  { runs }: HealthServices,
  name: ScheduleName,
  now: Date,
): Promise<Health['schedules'][number]> {
  const run = await runs.read(name);
  if (!run) await runs.write(name, { startedAt: now, endedAt: now, outcome: 'expected', error: null });
  return {
    name,
    state: scheduleState(name, run, now),
    startedAt: run && run.outcome !== 'expected' ? run.startedAt.toISOString() : null,
    lastSuccessAt: run?.lastSuccessAt?.toISOString() ?? null,
    error: run?.error ?? null,
  };
}

/** All schedules, where Cloud Scheduler runs them. */
export const allSchedules = Object.keys(schedules) as ScheduleName[];
