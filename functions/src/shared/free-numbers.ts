import type { Query, Transaction } from 'firebase-admin/firestore';
import { collection } from './documents.ts';

/** The most values that Firestore takes in one query. A restored copy of the database can set the counter far back. */
const askedAtOnce = 30;

/** The documents that have a kind of references. */
interface Referenced {
  collections: readonly Parameters<typeof collection>[0][];
  referenceOf: (number: number) => string;
  /** The field that finds the newest document: no number far above that of the newest document can be taken. */
  newestBy: string;
}

/** Gives the next numbers after `last` whose references no document has. */
export async function freeNumbers(
  transaction: Transaction,
  last: number,
  count: number,
  { collections, referenceOf, newestBy }: Referenced,
): Promise<number[]> {
  const numbersIn = async (of: (documents: Query) => Query) => {
    const queries = collections.map((name) => of(collection(name)).select('reference'));
    const found = await Promise.all(queries.map((query) => transaction.get(query)));
    const documents = found.flatMap(({ docs }) => docs);
    return documents.map((one) => Number(String(one.get('reference') ?? '').replaceAll(/\D/g, '')));
  };
  const free: number[] = [];
  let after = last;
  while (free.length < count) {
    const asked = Array.from({ length: askedAtOnce }, (_, index) => after + 1 + index);
    const taken = await numbersIn((documents) => documents.where('reference', 'in', asked.map(referenceOf)));
    free.push(...asked.filter((number) => !taken.includes(number)));
    after += askedAtOnce;
    if (free.length > 0) continue;
    const newest = await numbersIn((documents) => documents.orderBy(newestBy, 'desc').limit(1));
    after = Math.max(after, ...newest);
  }
  return free.slice(0, count);
}
