import { canBeGiven } from '@site/contract/desk/assigned-to';
import { type DeskSettings, readDeskSettingsRoute } from '@site/contract/desk/desk-settings';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { Author } from '@site/contract/shared/author';
import { useQuery } from '@tanstack/react-query';
import { submissionListCopy } from '../../content/product/admin-submission-list.ts';
import { useCall } from '../session/call-as-admin.ts';
import { useHasRole } from '../session/roles.ts';
import { useSessionKeeper } from '../session/session.ts';

/** Gives the possible assignees, and the retention of submissions; `undefined` while they load. */
export function useDeskSettings(): DeskSettings | undefined {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['desk-settings'],
    queryFn: async () => (await call(readDeskSettingsRoute)).data,
    staleTime: 300_000,
    enabled: useHasRole('hiring'),
  });
  return data;
}

/**
 * Gives a function that names a colleague. A colleague without a name, or with the same name as another, gets the email address
 * instead.
 */
export function useNameOf(): (author: Author) => string {
  const colleagues = useDeskSettings()?.colleagues ?? [];
  return ({ uid, email }) => {
    const name = colleagues.find((one) => one.uid === uid)?.name;
    const isShared = colleagues.some((other) => other.uid !== uid && other.name === name);
    return name && !isShared ? name : email;
  };
}

/** Gives the possible assignees of a kind of submission: the admin, no one, and the colleagues who may see it. */
export function useColleagues(kind: SubmissionKind): { value: string | null; words: string }[] {
  const me = useSessionKeeper().uid();
  const colleagues = useDeskSettings()?.colleagues ?? [];
  const nameOf = useNameOf();
  return [
    ...(me ? [{ value: me, words: submissionListCopy.me }] : []),
    { value: null, words: submissionListCopy.noOne },
    ...colleagues
      .filter(({ uid, roles }) => uid !== me && canBeGiven(kind, roles))
      .map((colleague) => ({ value: colleague.uid, words: nameOf(colleague) })),
  ];
}
