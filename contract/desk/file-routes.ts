import { defineRoute, type FileAnswer } from '../shared/route.ts';
import { ownPagePaths } from './own-page.ts';
import { ownSubmissionSchema } from './own-page-routes.ts';
import { type OwnFile, submissionFileError } from './submission-files.ts';
import type { SubmissionKind } from './submission-kinds.ts';

/** Adds a file to what somebody has sent, in a multipart form with the token of their link and its reference. */
const addFileRoute = (kind: SubmissionKind) =>
  defineRoute<{ data: { file: OwnFile } }>()({
    method: 'POST',
    path: `/api${ownPagePaths[kind]}/files`,
    access: 'anyone',
    limited: 'applicant',
    idempotent: true,
    success: 201,
    body: ownSubmissionSchema(kind),
    fileField: 'file',
    fileError: submissionFileError,
  });

export const addApplicationFileRoute = addFileRoute('applications');
export const addEnquiryFileRoute = addFileRoute('enquiries');

/** Sends a file that was added to a submission, always as an attachment. The history says who has downloaded it. */
export const downloadSubmissionFileRoute = defineRoute<FileAnswer>()({
  method: 'GET',
  path: '/api/submissions/:kind/:id/files/:file',
  access: 'admin',
  sendsFile: true,
  success: 200,
});
