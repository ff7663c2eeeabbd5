import { isDeepStrictEqual } from 'node:util';
import {
  type ApplicationWeek,
  type CountedPart,
  otherSource,
  type SubmissionCounter,
  weekOf,
} from '@ohmbridge/contract/desk/hiring-statistics';
import { type SubmissionKind, statusesOf, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import type { AppliedJobRecord } from '@ohmbridge/contract/desk/submission-record';
import { type DocumentReference, FieldValue, type SetOptions, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../shared/collection.ts';
import { db } from '../shared/firebase.ts';
import type { Tally } from './hiring-progress.ts';
import { difference, isEmpty, mapped, type Sums, sumOf, withoutNone } from './sums.ts';

/** The change of the counts by one submission; a new submission has no `before`. */
export interface CountChange {
  unread?: number;
  before?: Tally;
  after: Tally;
  of: Counted;
}

/** The fields by which the statistics of a week count a submission. */
export interface Counted {
  receivedAt: Date;
  job?: AppliedJobRecord | undefined;
  source?: string | undefined;
  country?: string | undefined;
}

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
  const moves = changes.map(({ before = {}, after, of }) => ({ of, ...(difference(before, after) as Partial<Tally>) }));
  const { erased: _erased, ...statuses } = sumOf(moves.map((move) => move.statuses ?? {}));
  const unread = changes.reduce((sum, change) => sum + (change.unread ?? 0), 0);
  write(counterOf(kind), { ...(last !== undefined && { last }), ...increments({ unread, statuses }) });
  if (kind !== 'applications') return;
  // An application never changes its week or its job, so a change without a move writes nothing here.
  for (const [week, ofWeek = []] of Object.entries(Object.groupBy(moves, ({ of }) => weekOf(of.receivedAt)))) {
    const jobs = Object.entries(Object.groupBy(ofWeek, ({ of }) => jobOf(of))).flatMap(([job, ofJob = []]) => {
      const stand = ofJob.map(({ of, statuses, endedIn }) => {
        const counts = { statuses, endedIn };
        return { ...counts, ...inParts(of, counts) };
      });
      const counts = increments(sumOf(stand));
      const title = ofJob[0]?.of.job?.title;
      return isEmpty(counts) ? [] : [[job, { ...(title !== undefined && { title }), ...counts }]];
    });
    const fields = jobs.length > 0 ? { jobs: Object.fromEntries(jobs) } : {};
    write(collection('applicationWeeks').doc(week), fields);
    const took = ofWeek.map(({ of, times = {} }) => ({ jobs: { [jobOf(of)]: times }, ...inParts(of, times) }));
    write(collection('applicationTimes').doc(week), increments(sumOf(took)));
  }
}

/** Gives the reference of a job that exists; otherwise `none`: invented references must not fill the documents. */
export const jobOf = ({ job }: Pick<Counted, 'job'>) => (job?.title === undefined ? 'none' : job.reference);

/** Gives the same counts under the source and the country of an application. */
export function inParts({ source, country }: Counted, counts: Sums): Partial<Record<CountedPart, Sums>> {
  return {
    ...(source !== undefined && { sources: { [source]: counts } }),
    ...(country !== undefined && { countries: { [country]: counts } }),
  };
}

/** The most pairs of a job and a source that a week counts apart: invented sources must not fill its document. */
export const mostSources = 300;

/** Gives the source under which each of these applications is counted, in the same order. */
export async function countedSources(
  transaction: Transaction,
  applications: readonly Counted[],
): Promise<(string | undefined)[]> {
  const named = applications.filter(({ source }) => source !== undefined);
  const weeks = [...new Set(named.map(({ receivedAt }) => weekOf(receivedAt)))];
  if (weeks.length === 0) return applications.map(() => undefined);
  const documents = weeks.map((week) => collection('applicationWeeks').doc(week));
  const known = new Map(
    (await transaction.getAll(...documents)).map((week) => {
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
