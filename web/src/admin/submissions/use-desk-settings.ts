import { type DeskSettings, readDeskSettingsRoute } from '@ohmbridge/contract/desk/desk-routes';
import { useQuery } from '@tanstack/react-query';
import { submissionListCopy } from '../../content/admin-submissions.ts';
import { callApi } from '../../shared/api.ts';
import { useCallAsAdmin } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/use-session.ts';

/** Who can be given a submission, and for how long submissions are kept; `undefined` until it is known. */
export function useDeskSettings(): DeskSettings | undefined {
  const callAsAdmin = useCallAsAdmin();
  const { data } = useQuery({
    queryKey: ['desk-settings'],
    queryFn: () => callAsAdmin(async (token) => (await callApi(readDeskSettingsRoute, { token })).data),
    staleTime: 300_000,
  });
  return data;
}

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
