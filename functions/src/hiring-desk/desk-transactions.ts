import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { unavailable } from '../api/timeout.ts';
import type { SubmissionKind } from '../contract/submission-kinds.ts';
import { createMutex } from '../mutex.ts';

/** How long a change may wait for those before it: less than a request has for its handler. */
const longestTurnMilliseconds = 20_000;

/** Changes submissions of a kind in one transaction. */
export type DeskTransaction = <Result>(
  kind: SubmissionKind,
  act: (transaction: Transaction, database: Firestore) => Promise<Result>,
) => Promise<Result>;

/**
 * Makes the transactions that change submissions. All of them write the same counter: at the same time they would make each
 * other begin anew, later each time, so those of one instance take turns. What other instances do at once is little.
 * @returns throws {HttpError} 503 where those before it took so long that whoever asked has been told it was not done
 */
export function deskTransactions(firestore: () => Promise<Firestore>): DeskTransaction {
  const inTurn = createMutex();
  return (kind, act) => {
    const asked = performance.now();
    return inTurn(kind, async () => {
      if (performance.now() - asked > longestTurnMilliseconds) throw unavailable();
      const database = await firestore();
      return database.runTransaction((transaction) => act(transaction, database));
    });
  };
}
