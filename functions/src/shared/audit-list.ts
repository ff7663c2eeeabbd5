import { auditEnd } from '@ohmbridge/contract/nightly/retention';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { NewAuditEntry } from '@ohmbridge/contract/team/audit';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { decide, type Limit } from './cell-rate.ts';
import { errorOutline } from './error-outline.ts';
import { idempotentId, isAlreadyExists } from './idempotent-id.ts';
import { withTimeout } from './timeout.ts';

/** The audit list, as everybody writes it who has something to tell. */
export interface AuditList {
  /**
   * Adds an entry. It never fails, and never takes long: what is not written is logged, and what it tells of goes on. What is
   * taken away or erased is told before it is done, so this is to be awaited there.
   */
  add: (entry: NewAuditEntry) => Promise<void>;
}

/** How often one instance writes the same sum. Beyond that it counts, and adds what it has counted with the next one. */
const sumsWritten: Limit = { requests: 10, windowSeconds: 60 };

/** So many sums an instance keeps in mind: more than a team can make in an hour. */
const mostSums = 1000;

/** So many entries it knows to be written already. */
const mostKnown = 5000;

/**
 * The list, for one instance of the functions.
 *
 * @param timeoutMilliseconds for so long a call waits for its entry; the writing itself goes on
 */
export function createAuditList(
  firestore: () => Promise<Firestore>,
  now: () => Date,
  timeoutMilliseconds = 2000,
): AuditList {
  const sums = new Map<string, { fullAgainAt?: number; held: number }>();
  const known = new Set<string>();
  const documentOf = async (id?: string): Promise<DocumentReference> => {
    const entries = (await firestore()).collection(collections.auditEntries);
    return id === undefined ? entries.doc() : entries.doc(id);
  };

  /** The log has that there is such an entry: it lies where the functions can neither change nor delete it. */
  const logEntry = ({ id }: DocumentReference, { kind, who }: NewAuditEntry) =>
    logger.info('Audit entry', { kind, admin: who?.uid ?? null, entry: id });

  /** Once, however often it is told. */
  const addOnce = async (id: string, fields: NewAuditEntry) => {
    if (known.has(id)) return;
    const document = await documentOf(id);
    await document.create(fields).then(
      () => logEntry(document, fields),
      (error: unknown) => {
        if (!isAlreadyExists(error)) throw error;
      },
    );
    if (known.size >= mostKnown) known.clear();
    known.add(id);
  };

  /** Refusals cost whoever makes them nothing, so that they are summed: a flood of them is one document an hour. */
  const addToSum = async (id: string, at: Date, fields: NewAuditEntry) => {
    const sum = sums.get(id) ?? { held: 0 };
    if (sums.size >= mostSums) sums.clear();
    sums.set(id, sum);
    sum.held += 1;
    const decision = decide(sum.fullAgainAt, at.getTime(), sumsWritten);
    if (!decision.granted) return;
    const { held } = sum;
    Object.assign(sum, { fullAgainAt: decision.fullAgainAt, held: 0 });
    const document = await documentOf(id);
    await document.set({ ...fields, count: FieldValue.increment(held) }, { merge: true });
    logEntry(document, fields);
  };

  const addNew = async (fields: NewAuditEntry) => {
    const document = await documentOf();
    await document.create(fields);
    logEntry(document, fields);
  };

  const write = async (entry: NewAuditEntry) => {
    const at = now();
    const fields = { ...entry, at, expiresAt: auditEnd(at) };
    const hour = at.toISOString().slice(0, 13);
    const { who } = entry;
    switch (entry.kind) {
      case 'signed-in':
        return addOnce(idempotentId('signed-in', [who?.uid, entry.session]), fields);
      case 'opened': {
        const { kind, id } = entry.submission;
        return addOnce(idempotentId('opened', [who?.uid, kind, id, hour.slice(0, 10)]), fields);
      }
      case 'sign-in-refused':
        return addToSum(idempotentId('sign-in-refused', [who?.uid, entry.reason, hour]), at, fields);
      case 'role-refused':
        return addToSum(idempotentId('role-refused', [who?.uid, entry.reason, entry.route, hour]), at, fields);
      default:
        return addNew(fields);
    }
  };

  return {
    add: (entry) =>
      withTimeout(write(entry), timeoutMilliseconds, () => new DOMException('No answer in time', 'TimeoutError')).catch(
        (error: unknown) =>
          logger.error('An entry of the audit list was not written', { kind: entry.kind, ...errorOutline(error) }),
      ),
  };
}
