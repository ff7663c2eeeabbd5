import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import {
  fileLimits,
  fileMessages,
  type OwnFile,
  ownFile,
  type SubmissionFile,
} from '@ohmbridge/contract/desk/submission-files';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import {
  type DeskAuthor,
  type SubmissionRecord,
  timelineCollections,
} from '@ohmbridge/contract/desk/submission-record';
import type { StoredTime } from '@ohmbridge/contract/shared/collections';
import { HttpError } from '../../shared/http-error.ts';
import { fileNameOnDesk } from '../hidden-names.ts';
import { noticeToAssignee, notify } from '../notifications.ts';
import { changeSubmission, type Outcome, type SubmissionInTransaction } from '../submission.ts';

/** A file whose object is stored. */
export interface NewFile extends Omit<SubmissionFile, 'at'> {
  /** Under this id it is added once. */
  id: string;
}

/** Adds a stored file to the timeline of a submission, unless the submission has too many files. */
export function addFile(kind: SubmissionKind, submission: string, file: NewFile): Promise<OwnFile> {
  return changeSubmission(kind, submission, null, (current) => addFileTo(current, file));
}

async function addFileTo(current: SubmissionInTransaction, { id, ...file }: NewFile): Promise<Outcome<OwnFile>> {
  const { record, reference, at, transaction } = current;
  const target = reference.collection(timelineCollections.files).doc(id);
  const before = (await transaction.get(target)).data();
  // To whoever added it, it is called what they call it.
  if (before) return { result: { ...ownFile(id, before as SubmissionFile<StoredTime>), name: file.name } };
  const { count, bytes } = record.fileTotals ?? { count: 0, bytes: 0 };
  if (record.status === 'withdrawn') throw new HttpError(409, fileMessages.withdrawn);
  if (count >= fileLimits.filesInAll) throw new HttpError(409, fileMessages.tooMany);
  if (bytes + file.size > fileLimits.bytesInAll) throw new HttpError(409, fileMessages.tooMuch);
  await notify(transaction, noticeToAssignee(current, 'answered'));
  const name = fileNameOnDesk(current, { id, name: file.name }, count + 1);
  const line: SubmissionFile<Date> = { ...file, name, at };
  transaction.create(target, line);
  return {
    // Somebody of ours has to hear of it.
    fields: { fileTotals: { count: count + 1, bytes: bytes + file.size }, unread: true, heardAt: at },
    result: ownFile(id, { ...file, at: { toDate: () => at } }),
  };
}

/**
 * Writes a download into the history; gives the file.
 * @param isOnlyIfAssigned refuses the download as if the file did not exist, unless the submission is assigned to the admin
 */
export function downloadFile(
  kind: SubmissionKind,
  submission: string,
  file: string,
  by: DeskAuthor,
  isOnlyIfAssigned = false,
): Promise<SubmissionFile<StoredTime>> {
  return changeSubmission(kind, submission, by, (current) => {
    const { assignedTo = [] } = current.record as Partial<SubmissionRecord<'applications'>>;
    if (isOnlyIfAssigned && !assignedTo.includes(by.uid)) throw new HttpError(404, deskMessages.notFound);
    return tellDownload(current, file);
  });
}

async function tellDownload(
  { reference, transaction }: SubmissionInTransaction,
  id: string,
): Promise<Outcome<SubmissionFile<StoredTime>>> {
  const stored = await transaction.get(reference.collection(timelineCollections.files).doc(id));
  if (!stored.exists) throw new HttpError(404, deskMessages.notFound);
  const file = stored.data() as SubmissionFile<StoredTime>;
  return { fields: {}, line: { kind: 'downloaded', name: file.name }, result: file };
}
