import { messages } from '@ohmbridge/contract/shared/messages';
import { refusalReasonOf } from '@ohmbridge/contract/team/sign-in';
import { ApiError } from '../../shared/api.ts';

/** The reason why an error ends the session; `undefined` for every other error, such as a server that is out of reach. */
export function endingMessage(error: unknown): string | undefined {
  // Something that the person can do about it.
  if (error instanceof ApiError && refusalReasonOf(error.data)) return undefined;
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
