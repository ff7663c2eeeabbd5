import * as z from 'zod/mini';
import type { SubmissionKind } from '../desk/submission-kinds.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import type { ScheduledRun, ScheduleName, scheduleState } from './schedules.ts';

/** The waiting emails of one kind: their number, and time and reason of the oldest one. */
export interface WaitingMails {
  count: number;
  since: string | null;
  reason: string | null;
}

export interface ScheduleHealth extends Pick<ScheduledRun<string>, 'lastSuccessAt' | 'error'> {
  name: ScheduleName;
  state: ReturnType<typeof scheduleState>;
  /** When the last run began; `null` without a run. */
  startedAt: string | null;
}

/** Something that waits for a person: a fault (`isWrong`), or a decision. */
export type Finding = { isWrong: boolean; since: string | null; reason: string | null } & (
  | { part: 'stuck' | 'failed' | 'undelivered' | 'quarantined' | 'closing' | 'set-aside'; count: number }
  | { part: 'unread'; kind: SubmissionKind; count: number }
  | { part: 'unanswered'; kind: SubmissionKind; count: number }
  | { part: 'schedule'; schedule: ScheduleName; isOverdue: boolean }
  | { part: 'settings' | 'no-backup' | 'paused' }
);

export interface Health {
  at: string;
  /** The worst first; empty if nothing waits. */
  findings: Finding[];
  /**
   * The emails that are on their way (`waiting`), those of them for more than an hour (`stuck`), given-up emails to the
   * office and to admins (`failed`) and to people outside (`undelivered`), and the quarantine.
   */
  mails: Record<'waiting' | 'stuck' | 'failed' | 'undelivered' | 'quarantined', WaitingMails>;
  schedules: ScheduleHealth[];
  /** Whether the caller gets the daily health email. */
  dailyMail: boolean;
}

export const readHealthRoute = defineRoute<{ data: Health }>()('GET', '/api/health', { access: ['team'] });

/** Queues lost emails, sends the caller a test email, and gives the health. */
export const checkHealthRoute = defineRoute<{ data: Health }>()('POST', '/api/health/check', { access: ['team'] });

/** Turns the daily health email of the caller on or off. */
export const setDailyMailRoute = defineRoute<{ data: { dailyMail: boolean } }>()('PUT', '/api/health/daily-mail', {
  access: ['team'],
  body: z.object({ dailyMail: z.boolean(messages.mustBeBoolean('dailyMail')) }),
});
