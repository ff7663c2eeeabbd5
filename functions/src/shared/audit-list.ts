import { auditDays, daysLater } from '@site/contract/nightly/retention';
import type { NewAuditEntry } from '@site/contract/team/audit';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { collection, idempotentId, isAlreadyExists } from './documents.ts';
import { errorOutline } from './error-outline.ts';
import { decide, type Limit } from './rate-limit-store.ts';
import { withTimeout } from './timeout.ts';

// The audit list: which admin did what, and which attempts were refused. The list is in this folder because every domain writes
// it. Admins who look after the team read it straight from Firestore.

export type AddAuditEntry = (entry: NewAuditEntry) => Promise<void>;

/** One instance writes a sum this often; further refusals are counted and added with the next write. */
const sumsWritten: Limit = { requests: 10, windowSeconds: 60 };

/** More sums than a team can make in an hour. */
const mostSums = 1000;

/** The entries that an instance remembers as written. */
const mostKnown = 5000;

/** The memory of this instance of the functions: sums with refusals that are not written yet, and written entries. */
export const auditMemory = {
  sums: new Map<string, { fullAgainAt?: number; held: number }>(),
  known: new Set<string>(),
};

/**
 * Adds an entry. The call never fails and never takes long: an entry that cannot be written is logged, and the work goes
 * on. Await it before an erasure or a removal, so that the entry comes first.
 *
 * @param waitMilliseconds how long the call waits for the write, which goes on after that
 */
export async function addAuditEntry(entry: NewAuditEntry, waitMilliseconds = 2000): Promise<void> {
  await withTimeout(write(entry), waitMilliseconds).catch((error: unknown) =>
    logger.error('An entry of the audit list was not written', { kind: entry.kind, ...errorOutline(error) }),
  );
}

async function write(entry: NewAuditEntry): Promise<void> {
  const at = new Date();
  const fields = { ...entry, at, expiresAt: daysLater(at, auditDays) };
  const hour = at.toISOString().slice(0, 13);
  const { who } = entry;
  switch (entry.kind) {
    case 'signed-in':
      return addOnce(idempotentId('signed-in', [who?.uid, entry.session]), fields);
    case 'opened': {
      const { kind, id } = entry.submission;
      return addOnce(idempotentId('opened', [who?.uid, kind, id, hour.slice(0, 10)]), fields);
    }
    case 'downloaded': {
      const { kind, id } = entry.submission;
      return addOnce(idempotentId('downloaded', [who?.uid, kind, id, entry.file, hour.slice(0, 10)]), fields);
    }
    case 'sign-in-refused':
      return addToSum(idempotentId('sign-in-refused', [who?.uid, entry.reason, hour]), at, fields);
    case 'role-refused':
      return addToSum(idempotentId('role-refused', [who?.uid, entry.reason, entry.route, hour]), at, fields);
    default:
      return addNew(fields);
  }
}

async function addNew(fields: NewAuditEntry): Promise<void> {
  const document = entries().doc();
  await document.create(fields);
  logEntry(document, fields);
}

/** Adds an entry once, even if its event is seen many times. */
async function addOnce(id: string, fields: NewAuditEntry): Promise<void> {
  const { known } = auditMemory;
  if (known.has(id)) return;
  const document = entries().doc(id);
  await document.create(fields).then(
    () => logEntry(document, fields),
    (error: unknown) => {
      if (!isAlreadyExists(error)) throw error;
    },
  );
  if (known.size >= mostKnown) known.clear();
  known.add(id);
}

/** Adds a refusal to the sum of its hour: refusals cost an attacker nothing, so a flood must stay one document. */
async function addToSum(id: string, at: Date, fields: NewAuditEntry): Promise<void> {
  const { sums } = auditMemory;
  const sum = sums.get(id) ?? { held: 0 };
  if (sums.size >= mostSums) sums.clear();
  sums.set(id, sum);
  sum.held += 1;
  const decision = decide(sum.fullAgainAt, at.getTime(), sumsWritten);
  if (!decision.granted) return;
  const { held } = sum;
  Object.assign(sum, { fullAgainAt: decision.fullAgainAt, held: 0 });
  const document = entries().doc(id);
  await document.set({ ...fields, count: FieldValue.increment(held) }, { merge: true });
  logEntry(document, fields);
}

const entries = () => collection('auditEntries');

/** Logs that the entry exists: the functions can neither change nor delete the log. */
function logEntry({ id }: DocumentReference, { kind, who }: NewAuditEntry): void {
  logger.info('Audit entry', { kind, admin: who?.uid ?? null, entry: id });
}
