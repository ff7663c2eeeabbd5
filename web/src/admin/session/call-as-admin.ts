import { useCallback } from 'react';
import type { SessionKeeper } from './session-keeper.ts';
import { useSessionKeeper } from './use-session.ts';

/**
 * Makes a call with the token of the session, and lets the session know where it is refused.
 * @throws what the call throws
 */
export async function callAsAdmin<Answer>(
  keeper: Pick<SessionKeeper, 'token' | 'refused'>,
  call: (token: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(await keeper.token());
  } catch (error) {
    await keeper.refused(error);
    throw error;
  }
}

/** `callAsAdmin` with the session of the screen. */
export function useCallAsAdmin() {
  const keeper = useSessionKeeper();
  return useCallback(<Answer>(call: (token: string) => Promise<Answer>) => callAsAdmin(keeper, call), [keeper]);
}
