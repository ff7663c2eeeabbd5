import {
  readSecondFactorRoute,
  removeAppRoute,
  removePasskeyRoute,
  type SecondFactorState,
} from '@site/contract/team/second-factor';
import { endOtherSessionsRoute, readSessionsRoute } from '@site/contract/team/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api.ts';
import { type Call, callAsAdmin, useCall } from '../session/call-as-admin.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';

const queryKey = ['second-factor'];
const sessionsKey = ['sessions'];

export function useSecondFactor() {
  const call = useCall();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: async () => (await call(readSecondFactorRoute)).data,
  });
  return { ...query, show: (state: SecondFactorState) => queries.setQueryData(queryKey, state) };
}

export function useSessions() {
  const call = useCall();
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await call(readSessionsRoute)).data.sessions,
  });
}

export async function removeSecondFactor(call: Call, id: string | undefined): Promise<SecondFactorState> {
  return (await (id === undefined ? call(removeAppRoute) : call(removePasskeyRoute, { parameters: { id } }))).data;
}

/** Ends all other sessions; this one continues with the new token, and calls that begin in between wait for that token. */
export async function endOtherSessions(keeper: SessionKeeper): Promise<void> {
  await callAsAdmin(keeper, () =>
    keeper.renew(async (token) => (await callApi(endOtherSessionsRoute, { token })).data),
  );
}
