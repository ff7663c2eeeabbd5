import { downloadSubmissionFileRoute } from '@site/contract/desk/desk-routes';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { queryOptions } from '@tanstack/react-query';
import { callFile } from '../../shared/api.ts';
import { callAsAdmin } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/use-session.ts';

/** The bytes of a file, which never change: shown and saved, a file is fetched once. */
export function useFileQuery(kind: SubmissionKind, submission: string, file: string) {
  const keeper = useSessionKeeper();
  return queryOptions({
    queryKey: ['submission-file', kind, submission, file],
    queryFn: () =>
      callAsAdmin(keeper, (token) =>
        callFile(downloadSubmissionFileRoute, { token, parameters: { kind, id: submission, file } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    // A file may have ten megabytes: few stay in memory.
    gcTime: 60_000,
  });
}
