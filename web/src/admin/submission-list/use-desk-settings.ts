import { type DeskSettings, readDeskSettingsRoute } from '@ohmbridge/contract/desk/desk-settings';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/api.ts';
import { useCallAsAdmin } from '../session/call-as-admin.ts';

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
