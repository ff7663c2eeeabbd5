import { type Counts, type HiringStep, hiringSteps } from '@site/contract/desk/hiring-statistics';
import { durationOf, type HiringTimes } from '@site/contract/desk/hiring-times';
import type { RejectionReason } from '@site/contract/desk/rejection-reasons';
import type { SubmissionStatus } from '@site/contract/desk/submission-kinds';

/** The fields of an application from which the statistics follow. */
export interface Progress {
  receivedAt: Date;
  status: SubmissionStatus;
  statusChangedAt: Date;
  firstWroteAt: Date | null;
  reachedAt: Partial<Record<HiringStep, Date>>;
  rejectionReason?: RejectionReason | null | undefined;
}

export type Tally = Counts & { times?: HiringTimes };

/**
 * Gives when an application reached each step, after a move. A step that was reached before keeps its time. A move back
 * forgets the later steps, because it may undo a mistake. A hire that ends does not count as a hire.
 */
export function reachedAfter(
  reachedAt: Progress['reachedAt'],
  status: SubmissionStatus,
  at: Date,
): Progress['reachedAt'] {
  const to = stepOf(status);
  const kept = hiringSteps.slice(0, hiringSteps.indexOf(to ?? 'hired')).filter((step) => reachedAt[step]);
  return Object.fromEntries([
    ...kept.map((step) => [step, reachedAt[step]]),
    ...(to ? [[to, reachedAt[to] ?? at]] : []),
  ]);
}

export function tallyOf(progress: Progress): Tally {
  const { receivedAt, status, statusChangedAt, firstWroteAt, reachedAt, rejectionReason } = progress;
  const way = hiringSteps.flatMap((step) => (reachedAt[step] ? { step, at: reachedAt[step] } : []));
  const isEnded = stepOf(status) === undefined;
  const times: HiringTimes = {};
  if (firstWroteAt) times.answer = once(receivedAt, firstWroteAt);
  for (const [index, { step, at }] of way.entries()) {
    const until = way[index + 1]?.at ?? (isEnded ? statusChangedAt : undefined);
    if (step === 'hired') times.hire = once(receivedAt, at);
    else if (until) times[step] = once(at, until);
  }
  return {
    statuses: { [status]: 1 },
    ...(isEnded && { endedIn: { [lastStep(status, way)]: 1 } }),
    ...(status === 'rejected' && rejectionReason && { reasons: { [rejectionReason]: 1 } }),
    times,
  };
}

/** Gives the counts of an erased application: its last step stays counted. */
export function erasedTally({ statuses, endedIn, ...others }: Tally): Tally {
  return { ...others, statuses: { erased: 1 }, endedIn: endedIn ?? statuses };
}

/** Gives the last step of an ended application. A rejected application was at least reviewed. */
function lastStep(status: SubmissionStatus, way: readonly { step: HiringStep }[]): HiringStep {
  const last = way.at(-1)?.step ?? 'new';
  return status === 'rejected' && last === 'new' ? 'reviewing' : last;
}

const stepOf = (status: SubmissionStatus): HiringStep | undefined => hiringSteps.find((step) => step === status);

const once = (since: Date, until: Date) => ({ [durationOf(until.getTime() - since.getTime())]: 1 });
