import { isDeepStrictEqual } from 'node:util';
import {
  type ApplicationWeek,
  type CountedPart,
  otherSource,
  type SubmissionCounter,
  weekOf,
} from '@site/contract/desk/hiring-statistics';
import { type SubmissionKind, statusesOf, submissionKinds } from '@site/contract/desk/submission-kinds';
import type { AppliedJobRecord, DeskFields } from '@site/contract/desk/submission-record';
import { type DocumentReference, FieldValue, type SetOptions, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { erasedTally, type Progress, type Tally, tallyOf } from './hiring-progress.ts';
import { difference, isEmpty, mapped, type Sums, sumOf, withoutNone } from './sums.ts';

/** The fields of a submission on the desk from which its counts follow. */
export interface Counted extends Progress {
  unread: boolean;
  job?: AppliedJobRecord | undefined;
  source?: string | undefined;
  country?: string | undefined;
}

/** The names of these fields, with the one that only submissions on the desk have. */
export const countedFields = [
  ...['reference', 'receivedAt', 'status', 'statusChangedAt', 'firstWroteAt', 'reachedAt'],
  ...['unread', 'job', 'source', 'country', 'rejectionReason'],
] as const;

/** Reads the counted fields of a stored submission; `undefined` if it is not on the desk. */
export function countedOf(stored: object = {}): Counted | undefined {
  const fields = stored as Partial<DeskFields<'new'>> & Pick<Counted, 'job' | 'source' | 'country' | 'rejectionReason'>;
  const { reference, status, receivedAt, statusChangedAt = receivedAt, job, source, country, rejectionReason } = fields;
  if (reference === undefined || status === undefined || !receivedAt || !statusChangedAt) return undefined;
  const steps = Object.entries(fields.reachedAt ?? {}).map(([step, at]) => [step, at.toDate()]);
  return {
    ...{ status, receivedAt: receivedAt.toDate(), statusChangedAt: statusChangedAt.toDate() },
    ...{ firstWroteAt: fields.firstWroteAt?.toDate() ?? null, reachedAt: Object.fromEntries(steps) },
    ...{ unread: fields.unread === true, job, source, country, rejectionReason },
  };
}

/** A change of a submission on the desk. A new submission has no `before`, and an erased one no `after`. */
export type CountChange = { before: Counted; after?: undefined } | { before?: Counted; after: Counted };

const counterOf = (kind: SubmissionKind) => collection('counters').doc(kind);

/** Reads the counter of a kind; empty if the kind has no counter yet. */
export async function readCounter(
  kind: SubmissionKind,
  transaction?: Transaction,
): Promise<Partial<SubmissionCounter>> {
  const reference = counterOf(kind);
  return (await (transaction ? transaction.get(reference) : reference.get())).data() ?? {};
}

/**
 * Writes the new counts in the transaction that changes submissions. Screens read these documents instead of counting, so
 * that a hundred thousand applications cost no more than fifty.
 */
export function writeCounts(
  transaction: { set: (reference: DocumentReference, fields: object, options: SetOptions) => unknown },
  kind: SubmissionKind,
  changes: readonly CountChange[],
  last?: number,
): void {
  /** Gives an empty object if nothing changes: a written empty map would replace the stored map. */
  const increments = (sums: Sums) => mapped(withoutNone(sums), (by) => FieldValue.increment(by));
  const write = (reference: DocumentReference, fields: object) => {
    if (!isEmpty(fields)) transaction.set(reference, fields, { merge: true });
  };
  const moves = changes.map(({ before, after }) => difference(standingOf(before), standingOf(after)));
  write(counterOf(kind), { ...(last !== undefined && { last }), ...increments(sumOf(moves)) });
  if (kind !== 'applications') return;
  // An application never changes its week or its job, so a change without a move writes nothing here.
  const byWeek = Object.groupBy(changes, (change) => weekOf(submissionOf(change).receivedAt));
  for (const [week, ofWeek = []] of Object.entries(byWeek)) {
    const { weeks = {}, times = {} } = increments(sumOf(ofWeek.map(differenceOf))) as Partial<WeekSums>;
    const titles = titlesOf(ofWeek.map(submissionOf));
    write(weekReference(week), isEmpty(weeks) ? weeks : { ...weeks, ...(!isEmpty(titles) && { titles }) });
    write(timesReference(week), times);
  }
}

const submissionOf = ({ before, after }: CountChange) => (after ? after : before);

const standingOf = (counted: Counted | undefined): Sums =>
  counted ? { unread: Number(counted.unread), statuses: { [counted.status]: 1 } } : {};

const differenceOf = ({ before, after }: CountChange): Sums =>
  difference(before ? weekSumsOf(before) : {}, after ? weekSumsOf(after) : erasedSumsOf(before));

export const weekReference = (week: string) => collection('applicationWeeks').doc(week);
export const timesReference = (week: string) => collection('applicationTimes').doc(week);

/** The counts of applications in the two documents of their week. */
export type WeekSums = { weeks: Sums; times: Sums };

/** Gives the counts that an application on the desk adds to its week. */
export const weekSumsOf = (counted: Counted): WeekSums => sumsOf(counted, tallyOf(counted));

function erasedSumsOf(counted: Counted): WeekSums {
  const { weeks, times } = sumsOf(counted, erasedTally(tallyOf(counted)));
  return { weeks: { ...weeks, erased: weeks.jobs }, times: { ...times, erased: times } };
}

/** Gives counts under the job, the source and the country of an application. */
function sumsOf(counted: Counted, { times = {}, ...counts }: Tally): WeekSums {
  const { source, country } = counted;
  const inParts = (sums: Sums): Partial<Record<CountedPart, Sums>> => ({
    ...(source !== undefined && { sources: { [source]: sums } }),
    ...(country !== undefined && { countries: { [country]: sums } }),
  });
  return {
    weeks: { jobs: { [jobOf(counted)]: { ...counts, ...inParts(counts) } } },
    times: { jobs: { [jobOf(counted)]: times }, ...inParts(times) },
  };
}

export function titlesOf(applications: readonly Pick<Counted, 'job'>[]): Record<string, string> {
  return Object.fromEntries(
    applications.flatMap(({ job }) => (job?.title === undefined ? [] : [[job.reference, job.title]])),
  );
}

/** Gives the reference of a job that exists; otherwise `none`: invented references must not fill the documents. */
const jobOf = ({ job }: Pick<Counted, 'job'>) => (job?.title === undefined ? 'none' : job.reference);

/** The most pairs of a job and a source that a week counts apart: invented sources must not fill its document. */
export const mostSources = 300;

/** Gives the source under which each of these applications is counted, in the same order. */
export async function countedSources(
  transaction: Transaction,
  applications: readonly Pick<Counted, 'receivedAt' | 'job' | 'source'>[],
): Promise<(string | undefined)[]> {
  const named = applications.filter(({ source }) => source !== undefined);
  const weeks = [...new Set(named.map(({ receivedAt }) => weekOf(receivedAt)))];
  if (weeks.length === 0) return applications.map(() => undefined);
  const known = new Map(
    (await transaction.getAll(...weeks.map(weekReference))).map((week) => {
      const jobs = Object.entries((week.data() as ApplicationWeek | undefined)?.jobs ?? {});
      const pairs = jobs.flatMap(([job, { sources }]) =>
        Object.keys(sources ?? {}).map((source) => `${job} ${source}`),
      );
      return [week.id, new Set(pairs)] as const;
    }),
  );
  return applications.map(({ source, receivedAt, job }) => {
    if (source === undefined) return undefined;
    const pairs = known.get(weekOf(receivedAt));
    const pair = `${jobOf({ job })} ${source}`;
    if (pairs?.has(pair)) return source;
    if (!pairs || pairs.size >= mostSources) return otherSource;
    pairs.add(pair);
    return source;
  });
}

/** Counts the unread submissions, and those that are not on the desk yet. The counter is not used. */
export async function countUnread(kind: SubmissionKind): Promise<number> {
  const submissions = collection(kind);
  const counts = await Promise.all(
    [submissions.where('unread', '==', true), submissions.orderBy('waitingSince')].map(
      async (query) => (await query.count().get()).data().count,
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Recounts the numbers that screens read, and corrects wrong ones: after a restored copy of the database, submissions and
 * counters can differ. Gives how many kinds were wrong.
 */
export async function recount(): Promise<number> {
  const corrected = await Promise.all(
    submissionKinds.map((kind) =>
      db().runTransaction(async (transaction) => {
        const submissions = collection(kind);
        const counted = async (field: string, value: unknown) =>
          (await transaction.get(submissions.where(field, '==', value).count())).data().count;
        const { unread = 0, statuses: stored } = await readCounter(kind, transaction);
        const statuses = await Promise.all(
          statusesOf[kind].map(async (status) => [status, await counted('status', status)] as const),
        );
        const right = { unread: await counted('unread', true), statuses: Object.fromEntries(statuses) };
        if (isDeepStrictEqual(right, { unread, statuses: { ...noneOf(kind), ...stored } })) return 0;
        transaction.set(counterOf(kind), right, { mergeFields: ['unread', 'statuses'] });
        return 1;
      }),
    ),
  );
  return corrected.reduce((sum: number, one) => sum + one, 0);
}

const noneOf = (kind: SubmissionKind) => Object.fromEntries(statusesOf[kind].map((status) => [status, 0]));
