import type { StoredTime } from '@site/contract/shared/collections';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { ConfigurationError } from './configuration.ts';
import { collection } from './documents.ts';
import { errorOutline, hasCode, RunError, runErrorOutline } from './error-outline.ts';
import { db } from './firebase.ts';
import { fewAtATime } from './many-items.ts';
import { withTimeout } from './timeout.ts';

// Work that starts with the oldest document would otherwise start with a broken one every time. A document that fails twice,
// with its page and alone, is therefore set aside: the health screen names the document, and the work goes on without it. The
// work retries the document after all others, ten minutes later and then less and less often. A corrected release therefore
// takes the document within a day.

/** The longest time for one attempt at a page, or at one document. */
const attemptMilliseconds = 40_000;

/** After this long, a marked page belongs to a killed run: no attempt takes longer. */
const deadMilliseconds = attemptMilliseconds + 20_000;

const shortestWaitMilliseconds = 10 * 60_000;
const longestWaitMilliseconds = 24 * 60 * 60_000;

/** The document of one kind of work in `setAside`: the documents that this work skips, by collection and id. */
interface SetAsideRecord {
  documents?: Record<string, { since: StoredTime; retryAt: StoredTime; error: string }>;
  /** The page, or the one document, that a run is working on. A killed run leaves this mark behind. */
  trying?: { at: StoredTime; isAlone: boolean; documents: string[] };
}

interface Options {
  /** Whether the work calls `act` for each document instead of each page. */
  isEachAlone?: boolean;
  /** The number of simultaneous calls. */
  atOnce?: number;
  /** The longest time for one attempt. */
  longestMilliseconds?: number;
}

/**
 * Works through the documents of some pages. A failed page is retried document by document, and a document that then fails
 * alone is set aside. A killed run also counts as a failure.
 * @param work the name under which its documents are set aside
 * @param act is called again with documents that it may have done already
 * @throws the error, if the settings or the whole database failed instead of a document
 */
export async function forEachPage(
  work: string,
  pages: AsyncIterable<readonly DocumentReference[]>,
  act: (documents: DocumentReference[]) => Promise<unknown>,
  { isEachAlone = false, atOnce = 1, longestMilliseconds = attemptMilliseconds }: Options = {},
): Promise<void> {
  const record = collection('setAside').doc(work);
  const stored = (await record.get()).data() as SetAsideRecord | undefined;
  const known = new Map(
    Object.entries(stored?.documents ?? {}).map(([path, { since, retryAt }]) => {
      return [path, { since: since.toDate(), retryAt: retryAt.toDate() }] as const;
    }),
  );
  const write = (fields: object) => record.set(fields, { merge: true });

  const setAside = async (path: string, error: unknown) => {
    const at = new Date();
    const since = known.get(path)?.since ?? at;
    const age = at.getTime() - since.getTime();
    const wait = Math.min(Math.max(age, shortestWaitMilliseconds), longestWaitMilliseconds);
    const entry = { since, retryAt: new Date(at.getTime() + wait) };
    known.set(path, entry);
    logger.error('Document set aside', { work, document: path, ...errorOutline(error) });
    await write({ documents: { [path]: { ...entry, error: runErrorOutline(error) } } });
  };
  const attempt = (documents: DocumentReference[]) =>
    withTimeout(act(documents), longestMilliseconds, () => tooSlow(longestMilliseconds));
  const mark = (documents: readonly DocumentReference[], isAlone: boolean) =>
    write({ trying: { at: new Date(), isAlone, documents: documents.map(nameOf) } });
  const tryAlone = async (document: DocumentReference) => {
    const path = nameOf(document);
    await mark([document], true);
    try {
      await attempt([document]);
      if (known.delete(path)) await write({ documents: { [path]: FieldValue.delete() } });
    } catch (error) {
      if (isOfService(error)) throw error;
      await setAside(path, error);
    }
  };

  const trying = stored?.trying;
  const isCutOff = trying !== undefined && Date.now() - trying.at.toDate().getTime() > deadMilliseconds;
  const cutOff = new Set(isCutOff ? trying.documents : []);
  if (trying?.isAlone) for (const path of cutOff) await setAside(path, new RunError('The run was killed.'));

  const missing = new Set(known.keys());
  let isMarked = stored !== undefined;
  const last: DocumentReference[] = [];
  try {
    for await (const page of pages) {
      for (const document of page) missing.delete(nameOf(document));
      const isSuspect = (document: DocumentReference) => known.has(nameOf(document)) || cutOff.has(nameOf(document));
      last.push(...page.filter(isSuspect));
      const fresh = page.filter((document) => !isSuspect(document));
      if (fresh.length === 0) continue;
      await mark(fresh, false);
      isMarked = true;
      const tried = isEachAlone ? fresh.map((document) => [document]) : [fresh];
      const outcomes = await fewAtATime(tried, attempt, atOnce);
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') continue;
        if (isOfService(outcome.reason)) throw outcome.reason;
        logger.warn('Page failed, trying its documents one by one', { work, ...errorOutline(outcome.reason) });
        for (const document of tried[index] ?? []) await tryAlone(document);
      }
    }
    for (const document of last) {
      const { retryAt } = known.get(nameOf(document)) ?? {};
      if (retryAt === undefined || retryAt <= new Date()) await tryAlone(document);
    }
  } catch (error) {
    // The mark would otherwise say that the run was killed. The mark stays if the database is out of reach.
    await write({ trying: FieldValue.delete() }).catch(() => undefined);
    throw error;
  }
  // Documents that need no work any more were erased or corrected.
  const documents = Object.fromEntries([...missing].map((path) => [path, FieldValue.delete()]));
  if (missing.size === known.size) {
    if (isMarked) await record.delete();
    // An empty map would replace the stored one.
  } else await write({ trying: FieldValue.delete(), ...(missing.size > 0 && { documents }) });
}

/**
 * Works through each document of some pages; a document that fails twice is set aside. See `forEachPage`.
 * @returns for how many documents `act` gave `true`
 */
export async function forEachDocument(
  work: string,
  pages: AsyncIterable<readonly DocumentReference[]>,
  act: (document: DocumentReference) => Promise<unknown>,
  options: Omit<Options, 'isEachAlone'> = {},
): Promise<number> {
  let done = 0;
  const one = async (documents: DocumentReference[]) => {
    for (const document of documents) if ((await act(document)) === true) done += 1;
  };
  await forEachPage(work, pages, one, { ...options, isEachAlone: true });
  return done;
}

/** Runs a transaction that releases its locks when its work takes too long: others wait for them. */
export function boundedTransaction<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value> {
  const longest = attemptMilliseconds - 5000;
  return db().runTransaction((transaction) => withTimeout(work(transaction), longest, () => tooSlow(longest)));
}

export async function readSetAside(): Promise<{ document: string; since: Date }[]> {
  const { docs } = await collection('setAside').get();
  const all = docs.flatMap((work) => {
    const { documents = {} } = work.data() as SetAsideRecord;
    return Object.entries(documents).map(([document, { since }]) => ({ document, since: since.toDate() }));
  });
  return all.toSorted((one, another) => one.since.getTime() - another.since.getTime());
}

/** Makes the next run of each work retry everything that is set aside. */
export async function retrySetAside(now: Date): Promise<void> {
  const { docs } = await collection('setAside').get();
  for (const work of docs) {
    const paths = Object.keys((work.data() as SetAsideRecord).documents ?? {});
    const documents = Object.fromEntries(paths.map((path) => [path, { retryAt: now }]));
    if (paths.length > 0) await work.ref.set({ documents }, { merge: true });
  }
}

const nameOf = ({ parent, id }: DocumentReference) => `${parent.id}/${id}`;

const tooSlow = (milliseconds: number) => new RunError(`Not done within ${milliseconds / 1000} seconds.`);

/** Tells whether every document would fail in the same way. The codes: permission denied, unavailable, unauthenticated. */
const isOfService = (error: unknown) => error instanceof ConfigurationError || hasCode(error, 7, 14, 16);
