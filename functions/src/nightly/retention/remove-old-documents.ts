import { applicantLinkCutoff } from '@ohmbridge/contract/nightly/retention';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { referencesOf } from '../../shared/pages-of.ts';
import { forEachPage } from '../../shared/set-aside.ts';

/** Deletes the lines of the jobs' histories that were written before `cutoff`; returns how many. */
export function removeOldJobChanges(database: Firestore, cutoff: Date, pageSize = 100): Promise<number> {
  return removeBefore(database, { collection: collections.jobChanges, field: 'at', cutoff, pageSize });
}

/** The same for the history of the team. */
export function removeOldAdminChanges(database: Firestore, cutoff: Date, pageSize = 100): Promise<number> {
  return removeBefore(database, { collection: collections.adminChanges, field: 'at', cutoff, pageSize });
}

/** Deletes the sessions of admins that are over; returns how many. */
export function removeEndedSessions(database: Firestore, now: Date, pageSize = 100): Promise<number> {
  return removeBefore(database, { collection: collections.adminSessions, field: 'expiresAt', cutoff: now, pageSize });
}

/** Deletes the preview links that show nothing any more; returns how many. */
export function removeExpiredPreviews(database: Firestore, now: Date, pageSize = 100): Promise<number> {
  return removeBefore(database, { collection: collections.jobPreviews, field: 'expiresAt', cutoff: now, pageSize });
}

/** Deletes the entries of the audit list that have been kept for long enough; returns how many. */
export function removeExpiredAuditEntries(database: Firestore, now: Date, pageSize = 100): Promise<number> {
  return removeBefore(database, { collection: collections.auditEntries, field: 'expiresAt', cutoff: now, pageSize });
}

/** Deletes the links that show applicants and enquirers nothing any more; returns how many. */
export function removeOldApplicantLinks(database: Firestore, now: Date, pageSize = 100): Promise<number> {
  const cutoff = applicantLinkCutoff(now);
  return removeBefore(database, { collection: collections.applicantLinks, field: 'createdAt', cutoff, pageSize });
}

interface Old {
  collection: string;
  /** The time that decides. */
  field: string;
  cutoff: Date;
  pageSize: number;
}

async function removeBefore(database: Firestore, { collection, field, cutoff, pageSize }: Old): Promise<number> {
  let removed = 0;
  const old = database.collection(collection).where(field, '<', cutoff);
  await forEachPage(database, `old-${collection}`, referencesOf(old, field, pageSize), async (page) => {
    const batch = database.batch();
    for (const document of page) batch.delete(document);
    await batch.commit();
    removed += page.length;
  });
  return removed;
}
