import { messages } from '@site/contract/shared/messages';
import { refusalReasonOf } from '@site/contract/team/sign-in';
import { adminCopy } from '../../content/product/admin.ts';
import { ApiError } from '../../shared/api.ts';

/**
 * Gives the reason why an error ends the session; `undefined` for every other error, such as a server that cannot be reached.
 */
export function endingMessage(error: unknown): string | undefined {
  // The person can do something about this refusal, so the session stays.
  if (error instanceof ApiError && refusalReasonOf(error.data)) return undefined;
  if (mayBeAboutRoles(error)) return undefined;
  if (error instanceof ApiError && error.status === 401) return messages.sessionEnded;
  if (error instanceof ApiError && error.status === 403) return messages.notAnAdmin;
  if (endingCodes.has(codeOf(error))) return messages.sessionEnded;
  return undefined;
}

/** Tells whether a call may have been refused because of the role. The admin may still be signed in, with changed roles. */
export function mayBeAboutRoles(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 403 && error.message === messages.notYourRole;
  // Firestore refuses a removed admin with the same code. The API can tell the two cases apart.
  return codeOf(error) === 'permission-denied';
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

// The codes of Firestore, Storage and Auth for a token that is no longer valid.
const endingCodes = new Set([
  'unauthenticated',
  'storage/unauthenticated',
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/invalid-user-token',
]);

const signInSentences: Readonly<Record<string, string>> = {
  // The message does not say whether the address or the password was wrong, or whether the account exists.
  'auth/invalid-credential': messages.wrongCredentials,
  'auth/invalid-email': messages.wrongCredentials,
  'auth/user-disabled': messages.wrongCredentials,
  'auth/user-not-found': messages.wrongCredentials,
  'auth/wrong-password': messages.wrongCredentials,
  'auth/network-request-failed': adminCopy.offline,
  'auth/too-many-requests': adminCopy.tooManyAttempts,
};

/** Gives the message about a failed sign-in for the person at the form. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof Error)) return messages.loginFailed;
  const known = 'code' in error ? signInSentences[String(error.code)] : undefined;
  return known ?? (error.message || messages.loginFailed);
}
