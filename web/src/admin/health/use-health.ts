import { readBrowserFiguresRoute } from '@ohmbridge/contract/nightly/browser-reports';
import { checkHealthRoute, type Health, readHealthRoute, setDailyMailRoute } from '@ohmbridge/contract/nightly/health';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api.ts';
import { useCallAsAdmin } from '../session/call-as-admin.ts';

const queryKey = ['health'];
const refetchMilliseconds = 15_000;

/** How the website is, read again every quarter of a minute. */
export function useHealth() {
  const callAsAdmin = useCallAsAdmin();
  return useQuery({
    queryKey,
    queryFn: () => callAsAdmin(async (token) => (await callApi(readHealthRoute, { token })).data),
    refetchInterval: refetchMilliseconds,
  });
}

/** The errors that browsers have reported; they change little in an hour. */
export function useBrowserFigures() {
  const callAsAdmin = useCallAsAdmin();
  return useQuery({
    queryKey: ['browser-figures'],
    queryFn: () => callAsAdmin(async (token) => (await callApi(readBrowserFiguresRoute, { token })).data),
    staleTime: 3_600_000,
  });
}

/** Asks the server to look for lost emails and to send a test email to the admin. */
export function useHealthCheck() {
  const callAsAdmin = useCallAsAdmin();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callAsAdmin(async (token) => (await callApi(checkHealthRoute, { token })).data),
    onSuccess: (health) => queries.setQueryData(queryKey, health),
  });
}

/** Turns the caller's daily mail on or off; the switch shows it at once, and goes back should it fail. */
export function useDailyMail() {
  const callAsAdmin = useCallAsAdmin();
  const queries = useQueryClient();
  const show = (dailyMail: boolean) =>
    queries.setQueryData<Health>(queryKey, (health) => health && { ...health, dailyMail });
  return useMutation({
    mutationFn: (dailyMail: boolean) =>
      callAsAdmin((token) => callApi(setDailyMailRoute, { token, body: { dailyMail } })),
    onMutate: show,
    onError: (_error, dailyMail) => show(!dailyMail),
  });
}
