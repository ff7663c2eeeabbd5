import { defineRoute, type FileAnswer } from '../shared/route.ts';
import { withdrawApplicationRoute } from './applicant-routes.ts';
import { type OwnFile, submissionFileError } from './submission-files.ts';

/** Adds a file to an application, in a multipart form with the token of its link and its reference. */
export const addApplicationFileRoute = defineRoute<{ data: { file: OwnFile } }>()({
  method: 'POST',
  path: '/api/application/files',
  access: 'anyone',
  limited: 'applicant',
  idempotent: true,
  success: 201,
  body: withdrawApplicationRoute.body,
  fileField: 'file',
  fileError: submissionFileError,
});

/** Sends a file that was added to a submission, always as an attachment. The history says who has downloaded it. */
export const downloadSubmissionFileRoute = defineRoute<FileAnswer>()({
  method: 'GET',
  path: '/api/submissions/:kind/:id/files/:file',
  access: 'admin',
  sendsFile: true,
  success: 200,
});
