import { canBeGiven } from '@ohmbridge/contract/desk/assigned-to';
import { type DeskSettings, readDeskSettingsRoute } from '@ohmbridge/contract/desk/desk-settings';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { useQuery } from '@tanstack/react-query';
import { submissionListCopy } from '../../content/admin-submission-list.ts';
import { useCall } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/use-session.ts';

/** The possible assignees, and the retention of submissions; `undefined` while they load. */
export function useDeskSettings(): DeskSettings | undefined {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['desk-settings'],
    queryFn: async () => (await call(readDeskSettingsRoute)).data,
    staleTime: 300_000,
  });
  return data;
}

/** The possible assignees of a kind of submission: the admin, no one, and the colleagues who may see it. */
export function useColleagues(kind: SubmissionKind): { value: string | null; words: string }[] {
  const me = useSessionKeeper().uid();
  const colleagues = useDeskSettings()?.colleagues ?? [];
  return [
    ...(me ? [{ value: me, words: submissionListCopy.me }] : []),
    { value: null, words: submissionListCopy.noOne },
    ...colleagues
      .filter(({ uid, roles }) => uid !== me && canBeGiven(kind, roles))
      .map(({ uid, email }) => ({ value: uid, words: email })),
  ];
}
