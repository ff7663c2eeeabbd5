import * as z from 'zod/mini';
import type { SubmissionKind } from '../desk/submission-kinds.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import type { ScheduledRun, ScheduleName, scheduleState } from './schedules.ts';

/** Mails of one kind that wait: how many, since when the oldest of them, and why, where it says so. */
export interface WaitingMails {
  count: number;
  since: string | null;
  reason: string | null;
}

/** A scheduled function: how it is, and its last run. */
export interface ScheduleHealth extends Pick<ScheduledRun<string>, 'lastSuccessAt' | 'error'> {
  name: ScheduleName;
  state: ReturnType<typeof scheduleState>;
  /** When the last run began; `null` where there was none. */
  startedAt: string | null;
}

/** Something that waits for a person. What is `wrong` is broken; the rest is somebody's to decide. */
export type Finding = { isWrong: boolean; since: string | null; reason: string | null } & (
  | { part: 'stuck' | 'failed' | 'undelivered' | 'quarantined' | 'closing' | 'set-aside'; count: number }
  | { part: 'unread'; kind: SubmissionKind; count: number }
  | { part: 'unanswered'; kind: SubmissionKind; count: number; workingDays: number }
  | { part: 'schedule'; schedule: ScheduleName; isOverdue: boolean }
  | { part: 'settings' | 'no-backup' | 'paused' }
);

/** How the product is, as far as it can tell. */
export interface Health {
  at: string;
  /** The worst first; empty where nothing waits for anybody. */
  findings: Finding[];
  mails: Record<'waiting' | 'stuck' | 'failed' | 'undelivered' | 'quarantined', WaitingMails>;
  schedules: ScheduleHealth[];
  /** Whether the caller gets the daily mail about what waits. */
  dailyMail: boolean;
}

export const readHealthRoute = defineRoute<{ data: Health }>()('GET', '/api/health', { access: ['team'] });

/** Looks for mails that got lost, sends the caller a mail by which they see whether mail works, and says how everything is. */
export const checkHealthRoute = defineRoute<{ data: Health }>()('POST', '/api/health/check', { access: ['team'] });

/** Whether the caller wants the daily mail about what waits. */
export const setDailyMailRoute = defineRoute<{ data: { dailyMail: boolean } }>()('PUT', '/api/health/daily-mail', {
  access: ['team'],
  body: z.object({ dailyMail: z.boolean(messages.mustBeBoolean('dailyMail')) }),
});
