import { type HiringStep, hiringSteps } from '@site/contract/desk/hiring-statistics';
import { openStatuses, type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import {
  dueBefore,
  lateBefore,
  promisedDate,
  type Urgency,
  urgencies,
  urgencyOf,
} from '@site/contract/desk/working-days';
import { collections } from '@site/contract/shared/collections';
import { dayMilliseconds } from '@site/contract/shared/time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  collection,
  type Firestore,
  getCountFromServer,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { queryMilliseconds, useNow } from '../../shared/use-now.ts';
import { useLive } from '../components/use-live.ts';
import { useSessionKeeper } from '../session/session.ts';
import { type ListedSubmission, submissionConverter } from '../submission-list/listed-submissions.ts';
import { useSubmissionCounter } from '../submission-list/submission-counter.ts';

// The submissions that wait for an answer. Their number must not slow the screen down: the screen follows a few, and Firestore
// counts the others. Every hook here throws in rendering when a query is refused or fails: use them inside a `DataBoundary`.

/** The number of rows of "Next". */
export const mostNext = 5;

/** A submission that waits for an answer, and the urgency of the answer. */
export interface Waiting {
  kind: SubmissionKind;
  submission: ListedSubmission;
  since: Date;
  urgency: Urgency;
  isMine: boolean;
}

/** Gives the submissions whose answers are due first. Among equally urgent ones, those of the admin come first. */
export function useNext(): readonly Waiting[] | 'loading' | 'offline' {
  const uid = useSessionKeeper().uid() ?? '';
  const now = useNow();
  const ofKinds = [
    useFirstWaiting('applications'),
    useFirstWaiting('enquiries'),
    useFirstWaiting('applications', where('assignee.uid', '==', uid)),
    useFirstWaiting('enquiries', where('assignee.uid', '==', uid)),
  ].flatMap((snapshot) => snapshot ?? []);
  if (ofKinds.length < 4) return 'loading';
  const documents = new Map(ofKinds.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()] as const)));
  // Firestore is out of reach, and the cache is empty.
  if (documents.size === 0 && ofKinds.some(({ metadata }) => metadata.fromCache)) return 'offline';
  const waiting = [...documents.values()].map((submission): Waiting => {
    const kind = 'cvLink' in submission ? 'applications' : 'enquiries';
    const since = new Date(submission.waitsSince ?? submission.receivedAt);
    return { kind, submission, since, urgency: urgencyOf(kind, since, now), isMine: submission.assignee?.uid === uid };
  });
  return waiting.toSorted(byUrgency).slice(0, mostNext);
}

function byUrgency(one: Waiting, other: Waiting): number {
  return (
    urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
    Number(other.isMine) - Number(one.isMine) ||
    promisedDate(one.kind, one.since).getTime() - promisedDate(other.kind, other.since).getTime()
  );
}

/** Gives the submissions of a kind that have waited longest. */
function useFirstWaiting(kind: SubmissionKind, ...constraints: QueryConstraint[]) {
  const submissions = collection(useFirestore(), collections[kind]).withConverter(submissionConverter());
  return useLive(
    query(submissions, ...constraints, where('waitsSince', '>', new Date(0)), orderBy('waitsSince'), limit(mostNext)),
  );
}

export interface WaitingCounts {
  /** The number of late and of due applications in each status. */
  steps: Readonly<Record<HiringStep, { late: number; due: number }>>;
  late: Readonly<Record<SubmissionKind, number>>;
}

/** Counts the late and the due submissions; `undefined` until the counts are known. */
export function useWaitingCounts(): WaitingCounts | undefined {
  const firestore = useFirestore();
  const now = useNow(queryMilliseconds);
  const counter = useSubmissionCounter('applications');
  const first = [useFirstWaiting('applications'), useFirstWaiting('enquiries')];
  // A move changes the counter, and an answer changes the first submissions. Both are reasons to count again.
  const seen = first.map((snapshot) => snapshot?.docs.map((one) => [one.id, one.data().waitsSince]));
  const { data } = useQuery({
    queryKey: ['waiting-counts', lateBefore('applications', now).getTime(), counter?.statuses, seen],
    queryFn: () => countWaiting(firestore, now),
    enabled: counter !== undefined && first.every(Boolean),
    placeholderData: keepPreviousData,
    // An admin who returns after an answer sees the new numbers.
    staleTime: 0,
  });
  return data;
}

async function countWaiting(firestore: Firestore, now: Date): Promise<WaitingCounts> {
  const count = async (kind: SubmissionKind, before: Date, ...constraints: QueryConstraint[]) => {
    const submissions = collection(firestore, collections[kind]);
    const early = query(submissions, ...constraints, where('waitsSince', '<', before));
    return (await getCountFromServer(early)).data().count;
  };
  const ofStep = async (step: HiringStep) => {
    // A hired applicant does not wait for an answer.
    if (!openStatuses.applications.includes(step)) return [step, { late: 0, due: 0 }] as const;
    const isStep = where('status', '==', step);
    const [late, lateOrDue] = await Promise.all([
      count('applications', lateBefore('applications', now), isStep),
      count('applications', dueBefore('applications', now), isStep),
    ]);
    return [step, { late, due: Math.max(0, lateOrDue - late) }] as const;
  };
  const [steps, late] = await Promise.all([
    Promise.all(hiringSteps.map(ofStep)),
    Promise.all(submissionKinds.map(async (kind) => [kind, await count(kind, lateBefore(kind, now))] as const)),
  ]);
  return {
    steps: Object.fromEntries(steps) as WaitingCounts['steps'],
    late: Object.fromEntries(late) as WaitingCounts['late'],
  };
}

/** Counts the midnights between two moments on the admin's clock, so that the number agrees with the dates beside it. */
export function calendarDays(since: Date, until: Date): number {
  const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);
  // Days of 23 and 25 hours are rounded to one day.
  return Math.round((midnight(until) - midnight(since)) / dayMilliseconds);
}
