import { messages } from '@site/contract/shared/messages';
import { adminCopy } from '../../content/product/admin.ts';

const sentences: Readonly<Record<string, string>> = {
  // The message tells neither which of the two was wrong, nor whether the account exists.
  'auth/invalid-credential': messages.wrongCredentials,
  'auth/invalid-email': messages.wrongCredentials,
  'auth/user-disabled': messages.wrongCredentials,
  'auth/user-not-found': messages.wrongCredentials,
  'auth/wrong-password': messages.wrongCredentials,
  'auth/network-request-failed': adminCopy.offline,
  'auth/too-many-requests': adminCopy.tooManyAttempts,
};

export function signInFailure(error: unknown): string {
  if (!(error instanceof Error)) return messages.loginFailed;
  const known = 'code' in error ? sentences[String(error.code)] : undefined;
  return known ?? (error.message || messages.loginFailed);
}
