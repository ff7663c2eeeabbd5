import { messages } from '@site/contract/shared/messages';
import { refusalReasonOf } from '@site/contract/team/sign-in';
import { adminCopy } from '../../content/product/admin.ts';
import { ApiError } from '../../shared/api.ts';

/** The reason why an error ends the session; `undefined` for every other error, such as a server that is out of reach. */
export function endingMessage(error: unknown): string | undefined {
  // Something that the person can do about it.
  if (error instanceof ApiError && refusalReasonOf(error.data)) return undefined;
  if (mayBeAboutRoles(error)) return undefined;
  if (error instanceof ApiError && error.status === 401) return messages.sessionEnded;
  if (error instanceof ApiError && error.status === 403) return messages.notAnAdmin;
  if (endingCodes.has(codeOf(error))) return messages.sessionEnded;
  return undefined;
}

/** Whether a call was refused for its role: the admin may still be signed in, with other roles than before. */
export function mayBeAboutRoles(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 403 && error.message === messages.notYourRole;
  // Firestore refuses a removed admin in the same way: the API tells one from the other.
  return codeOf(error) === 'permission-denied';
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

// The codes with which Firestore, Storage and Auth say that the token is no longer valid.
const endingCodes = new Set([
  'unauthenticated',
  'storage/unauthenticated',
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/invalid-user-token',
]);

const signInSentences: Readonly<Record<string, string>> = {
  // The message tells neither which of the two was wrong, nor whether the account exists.
  'auth/invalid-credential': messages.wrongCredentials,
  'auth/invalid-email': messages.wrongCredentials,
  'auth/user-disabled': messages.wrongCredentials,
  'auth/user-not-found': messages.wrongCredentials,
  'auth/wrong-password': messages.wrongCredentials,
  'auth/network-request-failed': adminCopy.offline,
  'auth/too-many-requests': adminCopy.tooManyAttempts,
};

/** Why a sign-in has failed, for the person at the form. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof Error)) return messages.loginFailed;
  const known = 'code' in error ? signInSentences[String(error.code)] : undefined;
  return known ?? (error.message || messages.loginFailed);
}
