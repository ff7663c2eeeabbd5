import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { type AuditedSubmission, mostAuditedSubmissions, type NewAuditEntry } from '@site/contract/team/audit';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { kindOf, submissionIdOf } from './desk-requests.ts';

/** Browsers read the desk directly from Firestore. With these calls they report what an admin has opened or exported. */
export const auditHandlers = {
  async openSubmission({ parameters, signedIn }) {
    const who = authorOf(await signedIn());
    const submission = await findAudited(kindOf(parameters), submissionIdOf(parameters));
    // The answer does not tell whether the submission exists.
    if (submission?.reference !== undefined) await addAuditEntry({ kind: 'opened', submission, who });
    return {};
  },
  async exportList({ body: { kind: list, count, filters }, signedIn }) {
    await addAuditEntry({ kind: 'exported', what: 'list', list, count, filters, who: authorOf(await signedIn()) });
    return {};
  },
} satisfies Partial<ApiHandlers>;

/** Gives a submission as the audit list names it; `undefined` if the submission does not exist. */
export async function findAudited(kind: SubmissionKind, id: string): Promise<AuditedSubmission | undefined> {
  const reference = collection(kind).doc(id);
  const [found] = await db().getAll(reference, { fieldMask: ['reference'] });
  return found?.exists ? audited(kind, found) : undefined;
}

/** Names a submission of which `reference` has been read. */
export function audited(kind: SubmissionKind, snapshot: DocumentSnapshot): AuditedSubmission {
  const reference: unknown = snapshot.get('reference');
  return { kind, id: snapshot.id, ...(typeof reference === 'string' && { reference }) };
}

/** Names the first of several submissions, and gives their number. */
export function auditedTogether(
  submissions: readonly AuditedSubmission[],
): Pick<Extract<NewAuditEntry, { what: 'person' }>, 'submissions' | 'count'> {
  return { submissions: submissions.slice(0, mostAuditedSubmissions), count: submissions.length };
}
