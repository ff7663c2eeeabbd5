import type { Firestore } from 'firebase/firestore/lite';
import type { Operation } from './firestore-operations.ts';

/** The answers of the rules to a request. */
export type Outcome = 'done' | 'denied';

/** Gives the outcome of a request: done, denied, or the error. */
export async function outcomeOf(request: () => Promise<unknown>): Promise<string> {
  try {
    await request();
    return 'done';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    // Firestore and Storage have different codes for a denial.
    return code === 'permission-denied' || code === 'storage/unauthorized' ? 'denied' : `${code}: ${message}`;
  }
}

/** Gives the outcome of a request to Firestore. */
export const outcomeIn = (database: Firestore, { send }: Operation) => outcomeOf(() => send(database));

/** Describes a request with an unexpected outcome in one line; gives no line for an expected outcome. */
export function offence(who: string, what: string, outcome: string, expected: Outcome): string[] {
  return outcome === expected ? [] : [`${who}, ${what}: ${outcome}, not ${expected}`];
}
