import { isDeepStrictEqual } from 'node:util';
import { type ApplicationWeek, type StatusCounts, weekOf } from '@ohmbridge/contract/desk/hiring-statistics';
import type { ApplicationTimes } from '@ohmbridge/contract/desk/hiring-times';
import type { StoredTime } from '@ohmbridge/contract/shared/collections';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import {
  countedFields,
  countedOf,
  timesReference,
  titlesOf,
  type WeekSums,
  weekReference,
  weekSumsOf,
} from './desk-counts.ts';
import { type Sums, sumOf, withoutNone } from './sums.ts';

const weekMilliseconds = 7 * 24 * 3_600_000;

/**
 * Recounts all weeks from the applications on the desk, if the weeks together do not count `statuses`; gives how many weeks were
 * wrong. The counts of erased applications stay.
 */
export async function recountWeeks(statuses: StatusCounts): Promise<number> {
  const { docs } = await collection('applicationWeeks').select('jobs').get();
  const counted = docs.flatMap((week) => Object.values((week.data() as ApplicationWeek).jobs ?? {}));
  const { erased: _erased, ...sums } = sumOf(counted.map((job) => job.statuses));
  if (isEqual(sums, statuses)) return 0;
  let corrected = 0;
  for (const week of new Set([...docs.map(({ id }) => id), ...(await weeksOnDesk())]))
    if (await db().runTransaction((transaction) => recountWeek(transaction, week))) corrected += 1;
  return corrected;
}

// Only times belong to a week; other stored values are not read.
const applicationsSince = (moment: Date) =>
  collection('applications').where('receivedAt', '>=', moment).orderBy('receivedAt');

/** Gives the Mondays from the oldest application on the desk to the newest. */
async function weeksOnDesk(): Promise<string[]> {
  const applications = applicationsSince(new Date(0)).select('receivedAt');
  const ends = await Promise.all([applications.limit(1).get(), applications.limitToLast(1).get()]);
  const [oldest, newest] = ends.flatMap(({ docs }) =>
    docs.map((one) => (one.get('receivedAt') as StoredTime).toDate().getTime()),
  );
  const weeks: string[] = [];
  if (oldest === undefined || newest === undefined) return weeks;
  for (let at = Date.parse(weekOf(new Date(oldest))); at <= newest; at += weekMilliseconds)
    weeks.push(weekOf(new Date(at)));
  return weeks;
}

async function recountWeek(transaction: Transaction, week: string): Promise<boolean> {
  const end = new Date(Date.parse(week) + weekMilliseconds);
  const applications = applicationsSince(new Date(week)).where('receivedAt', '<', end);
  const [ofWeek, times] = await transaction.getAll(weekReference(week), timesReference(week));
  const { docs } = await transaction.get(applications.select(...countedFields));
  const onDesk = docs.flatMap((application) => countedOf(application.data()) ?? []);
  const { jobs, ...kept } = (ofWeek?.data() ?? {}) as ApplicationWeek;
  const { erased, ...durations } = (times?.data() ?? {}) as ApplicationTimes;
  const ofErased = { weeks: { jobs: kept.erased }, times: erased } as Sums;
  const right = sumOf([...onDesk.map(weekSumsOf), ofErased]) as Partial<WeekSums>;
  if (isEqual(right, { weeks: { jobs }, times: durations })) return false;
  const titles = { ...kept.titles, ...titlesOf(onDesk) };
  transaction.set(weekReference(week), { ...kept, titles, jobs: {}, ...right.weeks });
  transaction.set(timesReference(week), { ...right.times, ...(erased && { erased }) });
  return true;
}

const isEqual = (one: object, other: object) => isDeepStrictEqual(withoutNone(one as Sums), withoutNone(other as Sums));
