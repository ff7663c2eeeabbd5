import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import type { Job } from '@site/contract/jobs/job';
import type { Finding, Health, ScheduleHealth } from '@site/contract/nightly/health';
import { dayWords } from '@site/contract/shared/time';

/** The state from which the findings are made. */
export interface Observations {
  mails: Health['mails'];
  schedules: readonly ScheduleHealth[];
  pause: { reason: string } | undefined;
  settingsFault: string | undefined;
  hasBackup: boolean;
  unread: Record<SubmissionKind, number>;
  /** The number of people whose answer is late, and since when the first has waited. */
  unanswered: Record<SubmissionKind, { count: number; since: Date | null }>;
  /** The documents that the scheduled work skips, the longest first. */
  setAside: readonly { document: string; since: Date }[];
  /** The live jobs that close soon, the next first. */
  closing: readonly Pick<Job, 'title' | 'closesOn'>[];
}

/** Gives the findings that wait for a person, the worst first. */
export function findingsOf(observations: Observations): Finding[] {
  const { mails, schedules, pause, settingsFault, hasBackup, unread, unanswered, setAside, closing } = observations;
  const findings: Finding[] = [];
  const plain = { since: null, reason: null };
  if (settingsFault) findings.push({ part: 'settings', isWrong: true, ...plain, reason: settingsFault });
  for (const part of ['failed', 'stuck', 'undelivered', 'quarantined'] as const) {
    const { count, since, reason } = mails[part];
    if (count > 0) findings.push({ part, isWrong: part === 'failed' || part === 'stuck', count, since, reason });
  }
  const [first] = setAside;
  if (first) {
    findings.push({
      part: 'set-aside',
      isWrong: true,
      count: setAside.length,
      since: first.since.toISOString(),
      reason: listed(setAside.map(({ document }) => document)),
    });
  }
  for (const { name, state, lastSuccessAt, startedAt, error } of schedules) {
    if (state !== 'failed' && state !== 'overdue') continue;
    const isOverdue = state === 'overdue';
    const since = lastSuccessAt ?? startedAt;
    findings.push({ part: 'schedule', schedule: name, isWrong: true, isOverdue, since, reason: error });
  }
  for (const kind of submissionKinds) {
    const { count, since } = unanswered[kind];
    const waited = { count, since: since?.toISOString() ?? null, reason: null };
    if (count > 0) findings.push({ part: 'unanswered', kind, isWrong: false, ...waited });
    if (unread[kind] > 0) findings.push({ part: 'unread', kind, isWrong: false, count: unread[kind], ...plain });
  }
  if (closing.length > 0) {
    findings.push({
      part: 'closing',
      isWrong: false,
      count: closing.length,
      since: null,
      reason: listed(closing.map(({ title, closesOn = '' }) => `${title} (${dayWords(closesOn)})`)),
    });
  }
  if (pause) findings.push({ part: 'paused', isWrong: false, ...plain, reason: pause.reason });
  if (!hasBackup) findings.push({ part: 'no-backup', isWrong: false, ...plain });
  return findings.toSorted((one, another) => Number(another.isWrong) - Number(one.isWrong));
}

/** The most jobs or documents that a finding names. */
const mostNamed = 5;

function listed(all: readonly string[]): string {
  const others = all.length - mostNamed;
  return `${[...all.slice(0, mostNamed), ...(others > 0 ? [`and ${others} more`] : [])].join(', ')}.`;
}
