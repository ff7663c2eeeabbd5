import type { SubmissionFile } from '@ohmbridge/contract/desk/submission-files';
import { useLines } from '../submission/submission-data.ts';

/** What its applicant has added to it, the newest first; `undefined` while it loads. */
export function useAssignedFiles(id: string): readonly (SubmissionFile & { id: string })[] | undefined {
  return useLines('applications', id, 'files')?.flatMap((line) => (line.part === 'files' ? [line] : []));
}
