import { readTeamRoute } from '@site/contract/team/team';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../session/call-as-admin.ts';

const refetchMilliseconds = 30_000;

/** @param isFollowed whether the list is read again every half minute; names alone do not need updates */
export function useTeam({ isFollowed = true } = {}) {
  const call = useCall();
  return useQuery({
    queryKey: ['team'],
    queryFn: async () => (await call(readTeamRoute)).data,
    refetchInterval: isFollowed && refetchMilliseconds,
  });
}
