import { createHash, randomUUID } from 'node:crypto';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import { senderPageMessages } from '@site/contract/desk/sender-page';
import {
  fileLimits,
  fileMessages,
  fileTypes,
  type OwnFile,
  ownFile,
  type SubmissionFile,
  submissionFileOf,
  submissionFilePath,
} from '@site/contract/desk/submission-files';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { type SubmissionRecord, senderOf, timelineCollections } from '@site/contract/desk/submission-record';
import type { Author } from '@site/contract/shared/author';
import type { StoredTime } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import { hasRole } from '@site/contract/team/roles';
import { authorOf } from '../../http/caller.ts';
import type { ApiHandlers, ApiRequest } from '../../http/handler.ts';
import { addAuditEntry } from '../../shared/audit-list.ts';
import { collection, idempotentId, isDocumentId } from '../../shared/documents.ts';
import { bucket, db } from '../../shared/firebase.ts';
import { HttpError, invalidField } from '../../shared/http-error.ts';
import { type Claims, discardObject, writeObject } from '../../shared/objects.ts';
import { asksForPassword } from '../../shared/pdf.ts';
import { findAudited } from '../audited-submissions.ts';
import { readCounter } from '../desk-counts.ts';
import { kindOf, submissionIdOf } from '../desk-requests.ts';
import { fileNameOnDesk } from '../hidden-names.ts';
import { noticeToAssignee, notify } from '../notifications.ts';
import { senderOfLink } from '../sender-link.ts';
import { changeSubmission, type DecidedChange, type SubmissionInTransaction } from '../submission.ts';
import { submissionOfSender } from '../submissions-of-address.ts';
import { cleanFileName, fileTypeOf, typeRefusal } from './file-type.ts';

// A file belongs to a submission. Its sender adds the file on their page, and admins download it.
//
//   stored     an object in Storage, which no rule opens to a client
//   added      a line in the timeline of the submission, which claims the object
//   erased     with the submission; an object without a line is deleted a day later
//
// file-type.ts    recognises a file by its bytes, and gives it a true name
// text-types.ts   recognises texts: drawings and tables

export const fileHandlers = {
  addApplicationFile: addTo('applications'),
  addEnquiryFile: addTo('enquiries'),
  async downloadSubmissionFile({ parameters, signedIn }) {
    const caller = await signedIn();
    const seesAll = hasRole(caller.roles, 'hiring');
    if (!isDocumentId(parameters.file)) throw notFound();
    const [kind, submission] = [kindOf(parameters), submissionIdOf(parameters)];
    if (kind !== 'applications' && !seesAll) throw new HttpError(403, messages.notYourRole);
    const object = (await bucket()).file(submissionFilePath(kind, submission, parameters.file));
    const [exists] = await object.exists();
    if (!exists) throw notFound();
    const by = authorOf(caller);
    const { name, type, size } = await changeSubmission(kind, submission, by, (current) => {
      const { assignedTo = [] } = current.record as Partial<SubmissionRecord<'applications'>>;
      // The admin sees assigned submissions only, and does not learn that this one exists.
      if (!seesAll && !assignedTo.includes(by.uid)) throw notFound();
      return recordDownload(current, parameters.file, by);
    });
    const audited = (await findAudited(kind, submission)) ?? { kind, id: submission };
    await addAuditEntry({ kind: 'downloaded', submission: audited, file: parameters.file, who: by });
    return { name, mediaType: fileTypes[type].mediaType, size, bytes: () => object.createReadStream() };
  },
} satisfies Partial<ApiHandlers>;

const notFound = () => new HttpError(404, deskMessages.notFound);

/** Makes the handler that adds a file to a submission of the sender. */
function addTo(kind: SubmissionKind) {
  return async ({
    body,
    file,
    idempotencyKey,
  }: ApiRequest<'addApplicationFile'>): Promise<{ data: { file: OwnFile } }> => {
    if (!file) throw invalidField('file', fileMessages.missing);
    const sender = await senderOfLink(kind, body.token);
    const submission = sender && (await submissionOfSender(kind, sender, body.reference));
    if (submission === undefined) throw new HttpError(404, senderPageMessages.linkEnded);
    const { bytes } = file;
    const found = await fileTypeOf(bytes);
    const { type } = found;
    if (type === undefined) throw invalidField('file', typeRefusal(found, file.name));
    if (type === 'pdf' && asksForPassword(bytes)) throw invalidField('file', fileMessages.password);
    const name = cleanFileName(file.name, type);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const id = idempotencyKey ? idempotentId(idempotencyKey, [kind, submission, name, digest]) : randomUUID();
    const path = submissionFilePath(kind, submission, id);
    const contentType = fileTypes[type].mediaType;
    // The object comes before its line. A repeated request overwrites the object.
    await writeObject(path, bytes, {
      contentType,
      contentDisposition: 'attachment',
      cacheControl: 'private, no-store',
    });
    try {
      const added = { id, name, type, size: bytes.length, path, from: senderOf[kind] };
      return { data: { file: await addFile(kind, submission, added) } };
    } catch (error) {
      // After every other error the line may exist, and the object must stay.
      if (error instanceof HttpError) await discardObject(path);
      throw error;
    }
  };
}

/** Adds a stored file to the timeline of a submission, once under its id, unless the submission has too many files. */
export function addFile(
  kind: SubmissionKind,
  submission: string,
  { id, ...file }: Omit<SubmissionFile, 'at'> & { id: string },
): Promise<OwnFile> {
  return changeSubmission(kind, submission, null, async (current) => {
    const { record, reference, at, transaction } = current;
    const target = reference.collection(timelineCollections.files).doc(id);
    const before = (await transaction.get(target)).data();
    // The sender sees their own name of the file.
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
      // An admin has to read this.
      fields: { fileTotals: { count: count + 1, bytes: bytes + file.size }, unread: true, heardAt: at },
      result: ownFile(id, { ...file, at: { toDate: () => at } }),
    };
  });
}

/** Writes the first download of a file by an admin into the history; gives the file. */
async function recordDownload(
  { reference, transaction }: SubmissionInTransaction,
  id: string,
  by: Author,
): Promise<DecidedChange<SubmissionFile<StoredTime>>> {
  const stored = await transaction.get(reference.collection(timelineCollections.files).doc(id));
  if (!stored.exists) throw notFound();
  const file = stored.data() as SubmissionFile<StoredTime>;
  const downloads = reference.collection(timelineCollections.changes).where('kind', '==', 'downloaded');
  const { docs } = await transaction.get(downloads);
  // The desk shows a CV whenever its page opens: a line for each would hide all others.
  if (docs.some((line) => line.get('by').uid === by.uid && line.get('name') === file.name)) return { result: file };
  return { fields: {}, line: { kind: 'downloaded', name: file.name }, result: file };
}

const linesAtOnce = 300;

/** Gives the objects that timelines claim, for `removeUnclaimed`. */
export async function claimedFiles(paths: readonly string[]): Promise<Claims> {
  const lines = paths.flatMap((path) => {
    const of = submissionFileOf(path);
    if (!of) return [];
    const submission = collection(of.kind).doc(of.submission);
    return [{ path, line: submission.collection(timelineCollections.files).doc(of.file) }];
  });
  const claimed = new Set<string>();
  for (let done = 0; done < lines.length; done += linesAtOnce) {
    const some = lines.slice(done, done + linesAtOnce);
    const found = await db().getAll(...some.map(({ line }) => line), { fieldMask: ['at'] });
    for (const [index, { exists }] of found.entries()) if (exists && some[index]) claimed.add(some[index].path);
  }
  // Few submissions do not show a loss: senders can erase them. Missing counters do.
  const counters = await Promise.all(submissionKinds.map((kind) => readCounter(kind)));
  return { claimed, areLost: counters.every(({ last }) => last === undefined) };
}
