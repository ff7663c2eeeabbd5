import { isDeepStrictEqual } from 'node:util';
import {
  type ApplicationWeek,
  type CountedPart,
  type CountedStatus,
  otherSource,
  type SubmissionCounter,
  weekOf,
} from '@ohmbridge/contract/desk/hiring-statistics';
import { type SubmissionKind, statusesOf, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import type { AppliedJobRecord } from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** By how much the counts of one submission change. `erased` counts in the statistics only. */
export interface CountChange {
  unread?: number;
  statuses?: Partial<Record<CountedStatus, number>>;
  of: Counted;
}

/** What the statistics of a submission's week are kept by. */
export interface Counted {
  receivedAt: Date;
  job?: AppliedJobRecord | undefined;
  source?: string | undefined;
  country?: string | undefined;
}

const counterOf = (database: Firestore, kind: SubmissionKind) => database.collection(collections.counters).doc(kind);

/** The counter of a kind, as far as there is one. */
export async function readCounter(
  database: Firestore,
  kind: SubmissionKind,
  transaction?: Transaction,
): Promise<Partial<SubmissionCounter>> {
  const reference = counterOf(database, kind);
  return (await (transaction ? transaction.get(reference) : reference.get())).data() ?? {};
}

/**
 * Writes, in the transaction that changes submissions, how many there are now: screens read these documents instead of
 * counting, so that a hundred thousand applications cost what fifty do.
 */
export async function writeCounts(
  transaction: Pick<Transaction, 'set'>,
  database: Firestore,
  kind: SubmissionKind,
  changes: readonly CountChange[],
  last?: number,
): Promise<void> {
  if (changes.length === 0) return;
  const { FieldValue } = await import('firebase-admin/firestore');
  /** Nothing at all where nothing changes: an empty map would take the place of the one that is stored. */
  const increments = (name: string, sums: ReadonlyMap<string, number>) => {
    const changed = [...sums].filter(([, by]) => by !== 0);
    if (changed.length === 0) return {};
    return { [name]: Object.fromEntries(changed.map(([status, by]) => [status, FieldValue.increment(by)])) };
  };
  const statusSums = (some: readonly CountChange[]) => sumOf(some.map((change) => change.statuses ?? {}));
  /** By what is known of each; without a name where it is not. */
  const parts = (name: CountedPart, some: readonly CountChange[], partOf: (of: Counted) => string | undefined) => {
    const known = [...groupBy(some, ({ of }) => partOf(of) ?? '')].filter(([part]) => part !== '');
    const changed = known.map(([part, ofPart]) => increments(part, statusSums(ofPart)));
    return changed.length > 0 ? { [name]: Object.assign({}, ...changed) } : {};
  };
  const unread = changes.reduce((sum, change) => sum + (change.unread ?? 0), 0);
  const statuses = statusSums(changes);
  statuses.delete('erased');
  transaction.set(
    counterOf(database, kind),
    {
      ...(last !== undefined && { last }),
      ...(unread !== 0 && { unread: FieldValue.increment(unread) }),
      ...increments('statuses', statuses),
    },
    { merge: true },
  );
  if (kind !== 'applications') return;
  // Which week and job an application belongs to never changes: where nothing moves, nothing is written.
  const moved = changes.filter((change) => Object.keys(change.statuses ?? {}).length > 0);
  for (const [week, ofWeek] of groupBy(moved, ({ of }) => weekOf(of.receivedAt))) {
    const jobs = [...groupBy(ofWeek, ({ of }) => of.job?.reference ?? 'none')].map(([job, ofJob]) => {
      const title = ofJob[0]?.of.job?.title;
      const counts = {
        ...(title !== undefined && { title }),
        ...increments('statuses', statusSums(ofJob)),
        ...parts('sources', ofJob, ({ source }) => source),
        ...parts('countries', ofJob, ({ country }) => country),
      };
      return [job, counts] as const;
    });
    const document = database.collection(collections.applicationWeeks).doc(week);
    transaction.set(document, { jobs: Object.fromEntries(jobs) }, { merge: true });
  }
}

/** So many pairs of a job and a source are told apart in a week: whoever invents more must not fill its document. */
export const mostSources = 300;

/** The sources under which applications that come to the desk are counted, in the order in which these are named. */
export async function countedSources(
  transaction: Transaction,
  database: Firestore,
  applications: readonly Counted[],
): Promise<(string | undefined)[]> {
  const named = applications.filter(({ source }) => source !== undefined);
  const weeks = [...new Set(named.map(({ receivedAt }) => weekOf(receivedAt)))];
  if (weeks.length === 0) return applications.map(() => undefined);
  const documents = weeks.map((week) => database.collection(collections.applicationWeeks).doc(week));
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
    const pair = `${job?.reference ?? 'none'} ${source}`;
    if (pairs?.has(pair)) return source;
    if (!pairs || pairs.size >= mostSources) return otherSource;
    pairs.add(pair);
    return source;
  });
}

/** How many submissions nobody has read, those included that have yet to come to the desk: counted, whatever the counter says. */
export async function countUnread(database: Firestore, kind: SubmissionKind): Promise<number> {
  const submissions = database.collection(collections[kind]);
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
export async function recount(database: Firestore): Promise<number> {
  const corrected = await Promise.all(
    submissionKinds.map((kind) =>
      database.runTransaction(async (transaction) => {
        const submissions = database.collection(collections[kind]);
        const counted = async (field: string, value: unknown) =>
          (await transaction.get(submissions.where(field, '==', value).count())).data().count;
        const { unread = 0, statuses: stored } = await readCounter(database, kind, transaction);
        const statuses = await Promise.all(
          statusesOf[kind].map(async (status) => [status, await counted('status', status)] as const),
        );
        const right = { unread: await counted('unread', true), statuses: Object.fromEntries(statuses) };
        if (isDeepStrictEqual(right, { unread, statuses: { ...noneOf(kind), ...stored } })) return 0;
        transaction.set(counterOf(database, kind), right, { mergeFields: ['unread', 'statuses'] });
        return 1;
      }),
    ),
  );
  return corrected.reduce((sum: number, one) => sum + one, 0);
}

const noneOf = (kind: SubmissionKind) => Object.fromEntries(statusesOf[kind].map((status) => [status, 0]));

function sumOf(all: readonly Partial<Record<CountedStatus, number>>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [status, by] of all.flatMap((one) => Object.entries(one))) sums.set(status, (sums.get(status) ?? 0) + by);
  return sums;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
