import { createHash, randomUUID } from 'node:crypto';
import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import { ownPageMessages } from '@ohmbridge/contract/desk/own-page';
import { fileMessages, fileTypes, type OwnFile, submissionFilePath } from '@ohmbridge/contract/desk/submission-files';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { senderOf } from '@ohmbridge/contract/desk/submission-record';
import { messages } from '@ohmbridge/contract/shared/messages';
import { hasRole } from '@ohmbridge/contract/team/roles';
import { authorOf } from '../../http/caller.ts';
import type { ApiHandlers, ApiRequest } from '../../http/handler.ts';
import type { AuditList } from '../../shared/audit-list.ts';
import { isDocumentId } from '../../shared/document-id.ts';
import { HttpError } from '../../shared/http-error.ts';
import { idempotentId } from '../../shared/idempotent-id.ts';
import { asksForPassword } from '../../shared/pdf.ts';
import type { findAudited } from '../audited-submissions.ts';
import { idOf, kindOf } from '../desk-requests.ts';
import { cleanFileName } from './file-name.ts';
import { discardFile, type FileStore } from './file-store.ts';
import { fileTypeOf, typeRefusal } from './file-type.ts';
import type { addFile, downloadFile } from './submission-files.ts';

export interface FileServices {
  desk: { addFile: typeof addFile; downloadFile: typeof downloadFile };
  files: FileStore;
  /** The id of what a token opens under that reference; `undefined` where it opens nothing. */
  ownerOf: (kind: SubmissionKind, token: string, reference: string) => Promise<string | undefined>;
  findAudited: typeof findAudited;
  audit: AuditList;
}

/** The files that people add to what they sent, and their way to the admins. */
export function createFileHandlers({ desk, files, ownerOf, findAudited, audit }: FileServices) {
  /** Adds a file to what its sender has a link to. */
  const addTo =
    (kind: SubmissionKind) =>
    async ({ body, file, idempotencyKey }: ApiRequest<'addApplicationFile'>): Promise<{ data: { file: OwnFile } }> => {
      if (!file) throw fileError(fileMessages.missing);
      const submission = await ownerOf(kind, body.token, body.reference);
      if (submission === undefined) throw new HttpError(404, ownPageMessages.linkEnded);
      const { bytes } = file;
      const found = await fileTypeOf(bytes);
      const { type } = found;
      if (type === undefined) throw fileError(typeRefusal(found, file.name));
      if (type === 'pdf' && asksForPassword(bytes)) throw fileError(fileMessages.password);
      const name = cleanFileName(file.name, type);
      const digest = createHash('sha256').update(bytes).digest('hex');
      const id = idempotencyKey ? idempotentId(idempotencyKey, [kind, submission, name, digest]) : randomUUID();
      const path = submissionFilePath(kind, submission, id);
      // First the object, then what tells of it: cut off between the two, it belongs to nothing and is swept away. Sent
      // again under its key, it is written over itself.
      await files.write(path, bytes, fileTypes[type].mediaType);
      try {
        return {
          data: {
            file: await desk.addFile(kind, submission, {
              id,
              name,
              type,
              size: bytes.length,
              path,
              from: senderOf[kind],
            }),
          },
        };
      } catch (error) {
        // Any other error leaves open whether it was added.
        if (error instanceof HttpError) await discardFile(files, path);
        throw error;
      }
    };
  return {
    addApplicationFile: addTo('applications'),
    addEnquiryFile: addTo('enquiries'),
    async downloadSubmissionFile({ parameters, signedIn }) {
      const caller = await signedIn();
      const seesAll = hasRole(caller.roles, 'hiring');
      if (!isDocumentId(parameters.file)) throw new HttpError(404, deskMessages.notFound);
      const [kind, submission] = [kindOf(parameters), idOf(parameters)];
      if (kind !== 'applications' && !seesAll) throw new HttpError(403, messages.notYourRole);
      const bytes = await files.open(submissionFilePath(kind, submission, parameters.file));
      if (!bytes) throw new HttpError(404, deskMessages.notFound);
      const by = authorOf(caller);
      const { name, type, size } = await desk.downloadFile(kind, submission, parameters.file, by, !seesAll);
      const found = (await findAudited(kind, submission)) ?? { kind, id: submission };
      await audit.add({ kind: 'downloaded', submission: found, file: parameters.file, who: by });
      return { name, mediaType: fileTypes[type].mediaType, size, bytes };
    },
  } satisfies Partial<ApiHandlers>;
}

function fileError(message: string): HttpError {
  return new HttpError(400, messages.invalidFields, { errors: { file: message } });
}
