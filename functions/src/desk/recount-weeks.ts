import { isDeepStrictEqual } from 'node:util';
import {
  type ApplicationWeek,
  countedParts,
  type JobCounts,
  type StatusCounts,
  weekOf,
} from '@ohmbridge/contract/desk/hiring-statistics';
import type { StoredTime } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection } from '../shared/collection.ts';
import { db } from '../shared/firebase.ts';
import { type Counted, inParts, jobOf } from './desk-counts.ts';
import { type Sums, sumOf, withoutNone } from './sums.ts';

const weekMilliseconds = 7 * 24 * 3_600_000;

/**
 * Recounts the statuses of the applications of each week, if the sum of all weeks is not `statuses`; gives how many weeks were
 * wrong. The steps and times of erased applications cannot be recounted.
 */
export async function recountWeeks(statuses: Readonly<Record<string, number>>): Promise<number> {
  const { docs } = await collection('applicationWeeks').get();
  const counted = docs.flatMap((week) => Object.values(jobsOf(week.data())).map((job) => job?.statuses ?? {}));
  const { erased: _erased, ...sums } = sumOf(counted);
  if (isDeepStrictEqual(withoutNone(sums), withoutNone(statuses))) return 0;
  let corrected = 0;
  for (const week of new Set([...docs.map(({ id }) => id), ...(await weeksOnDesk())])) {
    const reference = collection('applicationWeeks').doc(week);
    if (await db().runTransaction((transaction) => recountWeek(transaction, reference))) corrected += 1;
  }
  return corrected;
}

/** Gives the Mondays from the oldest application on the desk to the newest. */
async function weeksOnDesk(): Promise<string[]> {
  // Only times belong to a week; other stored values are not read.
  const timed = collection('applications').where('receivedAt', '>', new Date(0));
  const applications = timed.select('receivedAt').limit(1);
  const [oldest, newest] = await Promise.all(
    (['asc', 'desc'] as const).map(async (order) => {
      const [application] = (await applications.orderBy('receivedAt', order).get()).docs;
      return (application?.get('receivedAt') as StoredTime | undefined)?.toDate().getTime();
    }),
  );
  const weeks: string[] = [];
  if (oldest === undefined || newest === undefined) return weeks;
  for (let at = Date.parse(weekOf(new Date(oldest))); at <= newest; at += weekMilliseconds)
    weeks.push(weekOf(new Date(at)));
  return weeks;
}

async function recountWeek(transaction: Transaction, reference: DocumentReference): Promise<boolean> {
  const from = new Date(reference.id);
  const applications = collection('applications')
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<', new Date(from.getTime() + weekMilliseconds))
    .select('status', 'receivedAt', 'job', 'source', 'country');
  const stored = jobsOf((await transaction.get(reference)).data());
  const { docs } = await transaction.get(applications);
  const onDesk = jobsOf({ jobs: sumOf(docs.map(countsOf)) });
  const titles = new Map(docs.map((one) => [jobOf(one.data()), (one.data() as Counted).job?.title]));
  const jobs = Object.fromEntries(
    [...new Set([...Object.keys(stored), ...Object.keys(onDesk)])].map((job) => {
      const title = stored[job]?.title ?? titles.get(job);
      return [job, { ...withStatuses(stored[job], onDesk[job]), ...(title !== undefined && { title }) }];
    }),
  );
  if (isDeepStrictEqual(withoutNone(jobs as Sums), withoutNone(stored as Sums))) return false;
  transaction.set(reference, { jobs }, { mergeFields: ['jobs'] });
  return true;
}

const jobsOf = (week: object | undefined): Partial<Record<string, Partial<JobCounts>>> =>
  (week as ApplicationWeek | undefined)?.jobs ?? {};

/** Gives the counts that one application adds to its week. */
function countsOf(application: QueryDocumentSnapshot): Sums {
  const of = application.data() as Counted;
  const counts = { statuses: { [String(application.get('status'))]: 1 } };
  return { [jobOf(of)]: { ...counts, ...inParts(of, counts) } };
}

/** Gives the stored counts of a job, with the statuses recounted; erased applications stay counted. */
function withStatuses(stored: Partial<JobCounts> = {}, onDesk: Partial<JobCounts> = {}): Partial<JobCounts> {
  const right = (before: { statuses?: StatusCounts } = {}, now: { statuses?: StatusCounts } = {}) => {
    const { erased } = before.statuses ?? {};
    const statuses = { ...now.statuses, ...(erased !== undefined && { erased }) };
    return { ...before, statuses };
  };
  const parts = countedParts.flatMap((part) => {
    const names = [...new Set([...Object.keys(stored[part] ?? {}), ...Object.keys(onDesk[part] ?? {})])];
    if (names.length === 0) return [];
    return [[part, Object.fromEntries(names.map((name) => [name, right(stored[part]?.[name], onDesk[part]?.[name])]))]];
  });
  return { ...right(stored, onDesk), ...Object.fromEntries(parts) };
}
