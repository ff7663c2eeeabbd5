import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { collections } from '@ohmbridge/contract/shared/collections';
import { type AuditedSubmission, mostAuditedSubmissions, type NewAuditEntry } from '@ohmbridge/contract/team/audit';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../shared/firebase.ts';

/** What the audit list says of a submission; `undefined` where there is none. */
export type FindAudited = (kind: SubmissionKind, id: string) => Promise<AuditedSubmission | undefined>;

export function createFindAudited(): FindAudited {
  return async (kind, id) => {
    const reference = db().collection(collections[kind]).doc(id);
    const [found] = await db().getAll(reference, { fieldMask: ['reference'] });
    return found?.exists ? audited(kind, found) : undefined;
  };
}

/** The number of a submission, of which `reference` has been read. */
export function audited(kind: SubmissionKind, snapshot: DocumentSnapshot): AuditedSubmission {
  const reference: unknown = snapshot.get('reference');
  return { kind, id: snapshot.id, ...(typeof reference === 'string' && { reference }) };
}

/** What an entry says of several: the numbers of the first of them, and how many there are. */
export function auditedTogether(
  submissions: readonly AuditedSubmission[],
): Pick<Extract<NewAuditEntry, { what: 'person' }>, 'submissions' | 'count'> {
  return { submissions: submissions.slice(0, mostAuditedSubmissions), count: submissions.length };
}
