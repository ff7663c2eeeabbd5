import { readBrowserFiguresRoute } from '@site/contract/nightly/browser-reports';
import { checkHealthRoute, type Health, readHealthRoute, setDailyMailRoute } from '@site/contract/nightly/health';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../session/call-as-admin.ts';

const queryKey = ['health'];
const refetchMilliseconds = 15_000;

export function useHealth() {
  const call = useCall();
  return useQuery({
    queryKey,
    queryFn: async () => (await call(readHealthRoute)).data,
    refetchInterval: refetchMilliseconds,
  });
}

/** The errors that browsers have reported; they change little in an hour. */
export function useBrowserFigures() {
  const call = useCall();
  return useQuery({
    queryKey: ['browser-figures'],
    queryFn: async () => (await call(readBrowserFiguresRoute)).data,
    staleTime: 3_600_000,
  });
}

/** Asks the server to look for lost emails and to send a test email to the admin. */
export function useHealthCheck() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(checkHealthRoute)).data,
    onSuccess: (health) => queries.setQueryData(queryKey, health),
  });
}

/** Turns the caller's daily mail on or off; the switch shows it at once, and goes back should it fail. */
export function useDailyMail() {
  const call = useCall();
  const queries = useQueryClient();
  const show = (dailyMail: boolean) =>
    queries.setQueryData<Health>(queryKey, (health) => health && { ...health, dailyMail });
  return useMutation({
    mutationFn: (dailyMail: boolean) => call(setDailyMailRoute, { body: { dailyMail } }),
    onMutate: show,
    onError: (_error, dailyMail) => show(!dailyMail),
  });
}
