import {
  type ApplicationWeek,
  type CountedStatus,
  type StatusCounts,
  weekOf,
} from '@site/contract/desk/hiring-statistics';
import { retentionDays } from '@site/contract/nightly/retention';
import { collections } from '@site/contract/shared/collections';
import { dayMilliseconds } from '@site/contract/shared/time';
import { collection, documentId, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useFirestore } from 'reactfire';
import { useLive } from '../components/use-live.ts';
import { useDeskSettings } from '../submission-list/use-desk-settings.ts';

/** The number of applications of each job, by the job's reference and the current status. */
export type ApplicationCounts = ReadonlyMap<string, StatusCounts>;

export function countsByJob(weeks: readonly ApplicationWeek[]): ApplicationCounts {
  const sums = new Map<string, StatusCounts>();
  for (const [job, { statuses }] of weeks.flatMap(({ jobs }) => Object.entries(jobs))) {
    const sum = sums.get(job) ?? {};
    for (const [status, count] of Object.entries(statuses) as [CountedStatus, number][])
      sum[status] = (sum[status] ?? 0) + count;
    sums.set(job, sum);
  }
  return sums;
}

/** Counts the applications of all jobs with one live query; `undefined` while it loads. For use inside a `DataBoundary`. */
export function useApplicationCounts(): ApplicationCounts | undefined {
  const weeks = useApplicationWeeks();
  return weeks && countsByJob([...weeks.values()]);
}

/** Gives the weeks of all applications that can still be on the desk, by their Mondays; `undefined` while they load. */
export function useApplicationWeeks(): ReadonlyMap<string, ApplicationWeek> | undefined {
  const [now] = useState(Date.now);
  const days = useDeskSettings()?.retentionDays ?? retentionDays;
  const since = weekOf(new Date(now - days * dayMilliseconds));
  const weeks = collection(useFirestore(), collections.applicationWeeks);
  const counted = useLive(query(weeks, where(documentId(), '>=', since)));
  return counted && new Map(counted.docs.map((week) => [week.id, week.data() as ApplicationWeek]));
}
