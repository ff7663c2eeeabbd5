import {
  readSecondFactorRoute,
  removeAppRoute,
  removePasskeyRoute,
  renewRecoveryCodesRoute,
  type SecondFactorState,
} from '@ohmbridge/contract/team/second-factor';
import { endOtherSessionsRoute, readSessionsRoute } from '@ohmbridge/contract/team/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api.ts';
import { callAsAdmin, useCallAsAdmin } from '../session/call-as-admin.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';

const queryKey = ['second-factor'];
const sessionsKey = ['sessions'];

/** The second factors of the admin. */
export function useSecondFactor() {
  const call = useCallAsAdmin();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: () => call(async (token) => (await callApi(readSecondFactorRoute, { token })).data),
  });
  return { ...query, show: (state: SecondFactorState) => queries.setQueryData(queryKey, state) };
}

/** Where they are signed in. */
export function useSessions() {
  const call = useCallAsAdmin();
  return useQuery({
    queryKey: sessionsKey,
    queryFn: () => call(async (token) => (await callApi(readSessionsRoute, { token })).data.sessions),
  });
}

/** Takes one way of proving a second factor away: the passkey of that id, or the app. */
export async function removeSecondFactor(keeper: SessionKeeper, id: string | undefined): Promise<SecondFactorState> {
  const { data } = await callAsAdmin(keeper, (token) =>
    id === undefined ? callApi(removeAppRoute, { token }) : callApi(removePasskeyRoute, { token, parameters: { id } }),
  );
  return data;
}

/** New recovery codes, in place of those of before. */
export async function renewCodes(keeper: SessionKeeper): Promise<string[]> {
  return (await callAsAdmin(keeper, (token) => callApi(renewRecoveryCodesRoute, { token }))).data.recoveryCodes;
}

/** Ends all other sessions; this one continues with the new token, and calls that begin in between wait for that token. */
export async function endOtherSessions(keeper: SessionKeeper): Promise<void> {
  await callAsAdmin(keeper, () =>
    keeper.renew(async (token) => (await callApi(endOtherSessionsRoute, { token })).data),
  );
}
