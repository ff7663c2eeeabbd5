import { canBeGiven } from '@site/contract/desk/assigned-to';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import type { Author } from '@site/contract/shared/author';
import { messages } from '@site/contract/shared/messages';
import type { AdminDocument } from '@site/contract/team/admin';
import { rolesOf } from '@site/contract/team/roles';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isDocumentId } from '../shared/documents.ts';
import { HttpError } from '../shared/http-error.ts';

// The common parts of requests about submissions.

export function kindOf({ kind }: { kind: string }): SubmissionKind {
  const known = submissionKinds.find((one) => one === kind);
  if (!known) throw new HttpError(404, messages.notFound);
  return known;
}

/** Gives the id in an address, if a submission can have this id. */
export function submissionIdOf({ id }: { id: string }): string {
  if (!isDocumentId(id)) throw new HttpError(404, deskMessages.notFound);
  return id;
}

/** Gives the author of an admin who can have submissions of a kind; refuses other people, and admins without a fitting role. */
export function assigneeIn(admin: DocumentSnapshot, kind: SubmissionKind): Author {
  const record = admin.data() as AdminDocument | undefined;
  if (!record) throw new HttpError(400, deskMessages.notAnAdmin);
  if (!canBeGiven(kind, rolesOf(record))) throw new HttpError(400, deskMessages.notTheirs);
  return { uid: admin.id, email: record.email };
}

/** Tells whether a submission was erased in the meantime, from the error of its change. */
export const isNotFound = (error: unknown) => error instanceof HttpError && error.status === 404;
