import { useCallback } from 'react';
import { endingMessage } from './ending-message.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { useSessionKeeper } from './use-session.ts';

/**
 * Makes a call with the token of the session, and ends the session where the call is refused because of it.
 * @throws what the call throws
 */
export async function callAsAdmin<Answer>(
  keeper: Pick<SessionKeeper, 'token' | 'end'>,
  call: (token: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(await keeper.token());
  } catch (error) {
    const ending = endingMessage(error);
    if (ending !== undefined) await keeper.end(ending);
    throw error;
  }
}

/** `callAsAdmin` with the session of the screen. */
export function useCallAsAdmin() {
  const keeper = useSessionKeeper();
  return useCallback(<Answer>(call: (token: string) => Promise<Answer>) => callAsAdmin(keeper, call), [keeper]);
}
