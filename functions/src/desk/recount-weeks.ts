import { isDeepStrictEqual } from 'node:util';
import { type ApplicationWeek, type StatusCounts, weekOf } from '@site/contract/desk/hiring-statistics';
import type { ApplicationTimes } from '@site/contract/desk/hiring-times';
import type { StoredTime } from '@site/contract/shared/collections';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { collection } from '../shared/documents.ts';
import { pagesOf } from '../shared/pages-of.ts';
import { boundedTransaction, forEachDocument } from '../shared/set-aside.ts';
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
 * wrong. The counts of erased applications stay. A week that fails twice is set aside.
 */
export async function recountWeeks(statuses: StatusCounts, pageSize = 500): Promise<number> {
  const { docs } = await collection('applicationWeeks').select('jobs').get();
  const counted = docs.flatMap((week) => Object.values((week.data() as ApplicationWeek).jobs ?? {}));
  const { erased: _erased, ...sums } = sumOf(counted.map((job) => job.statuses));
  const weeks = isEqual(sums, statuses) ? [] : [...docs.map(({ id }) => id), ...(await weeksOnDesk())];
  // The page can be empty: a week that was set aside is then forgotten.
  const onePage = async function* () {
    yield [...new Set(weeks)].map(weekReference);
  };
  return forEachDocument('recounted-weeks', onePage(), ({ id }) =>
    boundedTransaction((transaction) => recountWeek(transaction, id, pageSize)),
  );
}

// Only times belong to a week; other stored values are not read.
const applicationsSince = (moment: Date) => collection('applications').where('receivedAt', '>=', moment);

/** Gives the Mondays from the oldest application on the desk to the newest. */
async function weeksOnDesk(): Promise<string[]> {
  const applications = applicationsSince(new Date(0)).orderBy('receivedAt').select('receivedAt');
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

/** Recounts a week. The transaction reads the applications in pages, because a week can have any number of them. */
async function recountWeek(transaction: Transaction, week: string, pageSize: number): Promise<boolean> {
  const end = new Date(Date.parse(week) + weekMilliseconds);
  const applications = applicationsSince(new Date(week)).where('receivedAt', '<', end);
  const [ofWeek, times] = await transaction.getAll(weekReference(week), timesReference(week));
  const { jobs, ...kept } = (ofWeek?.data() ?? {}) as ApplicationWeek;
  const { erased, ...durations } = (times?.data() ?? {}) as ApplicationTimes;
  let sums = sumOf([{ weeks: { jobs: kept.erased }, times: erased } as Sums]);
  let titles = kept.titles;
  const readPage = (page: Query) => transaction.get(page);
  for await (const page of pagesOf(applications, 'receivedAt', pageSize, countedFields, readPage)) {
    const onDesk = page.flatMap((application) => countedOf(application.data()) ?? []);
    sums = sumOf([sums, ...onDesk.map(weekSumsOf)]);
    titles = { ...titles, ...titlesOf(onDesk) };
  }
  const right = sums as Partial<WeekSums>;
  if (isEqual(right, { weeks: { jobs }, times: durations })) return false;
  transaction.set(weekReference(week), { ...kept, titles: titles ?? {}, jobs: {}, ...right.weeks });
  transaction.set(timesReference(week), { ...right.times, ...(erased && { erased }) });
  return true;
}

const isEqual = (one: object, other: object) => isDeepStrictEqual(withoutNone(one as Sums), withoutNone(other as Sums));
