import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';

/** One part of an answer of Firestore. Every answer here is a list of parts. */
interface Answered {
  document?: object;
  found?: object;
  missing?: string;
  result?: { aggregateFields: Record<string, { integerValue?: string }> };
}

/** Firestore bills a count as one read for each thousand counted documents. */
const countedPerRead = 1000;

/**
 * Gives the number of reads that Firestore would bill for the HTTP requests of this process while `act` runs. A read is a
 * document, a missing document, a query without a result, or a count.
 */
export function readsOf(act: () => Promise<unknown>): Promise<number> {
  return sumOfAnswers(act, readsIn);
}

/** Gives the total length of Firestore's answers to this process while `act` runs. */
export function bytesRead(act: () => Promise<unknown>): Promise<number> {
  return sumOfAnswers(act, (_path, text) => text.length);
}

async function sumOfAnswers(
  act: () => Promise<unknown>,
  count: (path: string, answer: string) => number,
): Promise<number> {
  const ask = globalThis.fetch;
  const told: Promise<number>[] = [];
  globalThis.fetch = async (...asked) => {
    const response = await ask(...asked);
    const { host, pathname } = new URL(asked[0] instanceof Request ? asked[0].url : asked[0]);
    if (host === emulatorEnvironment.FIRESTORE_EMULATOR_HOST && response.ok)
      told.push(
        response
          .clone()
          .text()
          .then((answer) => count(pathname, answer)),
      );
    return response;
  };
  try {
    await act();
  } finally {
    globalThis.fetch = ask;
  }
  return (await Promise.all(told)).reduce((sum, one) => sum + one, 0);
}

function readsIn(path: string, text: string): number {
  const asked = /:(\w+)$/.exec(path)?.[1];
  if (asked === undefined) throw new Error(`Nothing is known of what ${path} costs.`);
  // Writes are billed separately.
  if (asked === 'commit' || asked === 'beginTransaction' || asked === 'rollback') return 0;
  const answered = JSON.parse(text) as Answered[];
  const documents = answered.filter(({ document, found, missing }) => document ?? found ?? missing).length;
  if (asked === 'batchGet') return documents;
  if (asked === 'runQuery') return Math.max(1, documents);
  if (asked !== 'runAggregationQuery') throw new Error(`Nothing is known of what ${asked} costs.`);
  const counts = answered.flatMap(({ result }) => Object.values(result?.aggregateFields ?? {}));
  const counted = Math.max(0, ...counts.map(({ integerValue }) => Number(integerValue ?? 0)));
  return Math.max(1, Math.ceil(counted / countedPerRead));
}
