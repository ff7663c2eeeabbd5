import { messages } from '@ohmbridge/functions/contract/messages';
import { useCallback } from 'react';
import { ApiError } from '../../../lib/api.ts';
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

/** The reason why an error ends the session; `undefined` for every other error. */
export function endingMessage(error: unknown): string | undefined {
  if (error instanceof ApiError && error.status === 401) return messages.sessionEnded;
  if (error instanceof ApiError && error.status === 403) return messages.notAnAdmin;
  if (error instanceof Error && 'code' in error && endingCodes.has(String(error.code))) return messages.sessionEnded;
  return undefined;
}

// The codes with which Firestore, Storage and Auth say that the token is no longer valid.
const endingCodes = new Set([
  'permission-denied',
  'unauthenticated',
  'storage/unauthenticated',
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/invalid-user-token',
]);
