import { submissionListCopy } from '../../content/admin-submission-list.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import { useDeskSettings } from './use-desk-settings.ts';

/** Whom a submission can be given to: whoever asks, nobody, and the colleagues. */
export function useColleagues(): { value: string | null; words: string }[] {
  const me = useSessionKeeper().uid();
  const colleagues = useDeskSettings()?.colleagues ?? [];
  return [
    ...(me ? [{ value: me, words: submissionListCopy.me }] : []),
    { value: null, words: submissionListCopy.nobody },
    ...colleagues.filter(({ uid }) => uid !== me).map(({ uid, email }) => ({ value: uid, words: email })),
  ];
}
