import { findAudited } from '../desk/audited-submissions.ts';
import type { FileServices } from '../desk/files/file-handlers.ts';
import { fileStore } from '../desk/files/file-store.ts';
import { addFile, downloadFile } from '../desk/files/submission-files.ts';
import { senderOfLink } from '../desk/sender-link.ts';
import { submissionOfSender } from '../desk/submissions-of-address.ts';
import { addAuditEntry } from '../shared/audit-list.ts';

/** The services of the files that senders add. */
export const fileServices: FileServices = {
  desk: { addFile, downloadFile },
  files: fileStore,
  async ownerOf(kind, token, reference) {
    const emailKey = await senderOfLink(kind, token);
    return emailKey === undefined ? undefined : submissionOfSender(kind, emailKey, reference);
  },
  findAudited,
  audit: { add: addAuditEntry },
};
