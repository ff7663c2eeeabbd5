import { canBeGiven } from '@ohmbridge/contract/desk/assigned-to';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { submissionListCopy } from '../../content/admin-submission-list.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import { useDeskSettings } from './use-desk-settings.ts';

/** Whom a submission of a kind can be given to: whoever asks, nobody, and the colleagues who may see it. */
export function useColleagues(kind: SubmissionKind): { value: string | null; words: string }[] {
  const me = useSessionKeeper().uid();
  const colleagues = useDeskSettings()?.colleagues ?? [];
  return [
    ...(me ? [{ value: me, words: submissionListCopy.me }] : []),
    { value: null, words: submissionListCopy.nobody },
    ...colleagues
      .filter(({ uid, roles }) => uid !== me && canBeGiven(kind, roles))
      .map(({ uid, email }) => ({ value: uid, words: email })),
  ];
}
