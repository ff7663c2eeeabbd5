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
import { collections } from '@ohmbridge/contract/shared/collections';
import { type DocumentReference, FieldValue, type SetOptions, type Transaction } from 'firebase-admin/firestore';
import { db } from '../shared/firebase.ts';
import type { Tally } from './hiring-progress.ts';
import { difference, isEmpty, mapped, type Sums, sumOf, withoutNone } from './sums.ts';

/** What changes about the counts of one submission: `before` without it where it has just come. */
export interface CountChange {
  unread?: number;
  before?: Tally;
  after: Tally;
  of: Counted;
}

/** What the statistics of a submission's week are kept by. */
export interface Counted {
  receivedAt: Date;
  job?: AppliedJobRecord | undefined;
  source?: string | undefined;
  country?: string | undefined;
}

const counterOf = (kind: SubmissionKind) => db().collection(collections.counters).doc(kind);

/** The counter of a kind, as far as there is one. */
export async function readCounter(
  kind: SubmissionKind,
  transaction?: Transaction,
): Promise<Partial<SubmissionCounter>> {
  const reference = counterOf(kind);
  return (await (transaction ? transaction.get(reference) : reference.get())).data() ?? {};
}

/**
 * Writes, in the transaction that changes submissions, how many there are now: screens read these documents instead of
 * counting, so that a hundred thousand applications cost what fifty do.
 */
export function writeCounts(
  transaction: { set: (reference: DocumentReference, fields: object, options: SetOptions) => unknown },
  kind: SubmissionKind,
  changes: readonly CountChange[],
  last?: number,
): void {
  /** Nothing at all where nothing changes: an empty map would take the place of the one that is stored. */
  const increments = (sums: Sums) => mapped(withoutNone(sums), (by) => FieldValue.increment(by));
  const write = (reference: DocumentReference, fields: object) => {
    if (!isEmpty(fields)) transaction.set(reference, fields, { merge: true });
  };
  const moves = changes.map(({ before = {}, after, of }) => ({ of, ...(difference(before, after) as Partial<Tally>) }));
  const { erased: _erased, ...statuses } = sumOf(moves.map((move) => move.statuses ?? {}));
  const unread = changes.reduce((sum, change) => sum + (change.unread ?? 0), 0);
  write(counterOf(kind), { ...(last !== undefined && { last }), ...increments({ unread, statuses }) });
  if (kind !== 'applications') return;
  // Which week and job an application belongs to never changes: where nothing moves, nothing is written.
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
    write(db().collection(collections.applicationWeeks).doc(week), fields);
    const took = ofWeek.map(({ of, times = {} }) => ({ jobs: { [jobOf(of)]: times }, ...inParts(of, times) }));
    write(db().collection(collections.applicationTimes).doc(week), increments(sumOf(took)));
  }
}

/** A job that there is: whoever invents references must not fill the documents. */
export const jobOf = ({ job }: Pick<Counted, 'job'>) => (job?.title === undefined ? 'none' : job.reference);

/** The same under what is known of an application besides its job. */
export function inParts({ source, country }: Counted, counts: Sums): Partial<Record<CountedPart, Sums>> {
  return {
    ...(source !== undefined && { sources: { [source]: counts } }),
    ...(country !== undefined && { countries: { [country]: counts } }),
  };
}

/** So many pairs of a job and a source are told apart in a week: whoever invents more must not fill its document. */
export const mostSources = 300;

/** The sources under which applications that come to the desk are counted, in the order in which these are named. */
export async function countedSources(
  transaction: Transaction,
  applications: readonly Counted[],
): Promise<(string | undefined)[]> {
  const named = applications.filter(({ source }) => source !== undefined);
  const weeks = [...new Set(named.map(({ receivedAt }) => weekOf(receivedAt)))];
  if (weeks.length === 0) return applications.map(() => undefined);
  const documents = weeks.map((week) => db().collection(collections.applicationWeeks).doc(week));
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

/** How many submissions nobody has read, those included that have yet to come to the desk: counted, whatever the counter says. */
export async function countUnread(kind: SubmissionKind): Promise<number> {
  const submissions = db().collection(collections[kind]);
  const counts = await Promise.all(
    [submissions.where('unread', '==', true), submissions.orderBy('waitingSince')].map(
      async (query) => (await query.count().get()).data().count,
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Counts anew what the screens read, and writes it where it is wrong: a restored copy of the database brings submissions back
 * that are counted already, or the other way round. Gives how many kinds were wrong.
 */
export async function recount(): Promise<number> {
  const corrected = await Promise.all(
    submissionKinds.map((kind) =>
      db().runTransaction(async (transaction) => {
        const submissions = db().collection(collections[kind]);
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
