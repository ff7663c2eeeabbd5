import { messages } from '@ohmbridge/contract/shared/messages';
import type { LoginInput } from '@ohmbridge/contract/team/user';
import { HttpError } from '../shared/http-error.ts';

const timeoutMilliseconds = 10_000;

// Identity Toolkit says which of them is wrong; the caller must not learn which addresses exist.
const rejections = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'MISSING_PASSWORD',
  'USER_DISABLED',
]);

export interface IdentityToolkit {
  apiKey: string;
  /** `host:port` of the Auth emulator, where there is one. */
  emulatorHost: string | undefined;
}

/** Signs in with e-mail address and password, and returns the ID token. */
export async function signIn({ apiKey, emulatorHost }: IdentityToolkit, credentials: LoginInput): Promise<string> {
  const service = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const origin = emulatorHost ? `http://${emulatorHost}/` : 'https://';
  const response = await fetch(`${origin}${service}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const answer = (await response.json()) as { idToken?: string; error?: { message?: string } };
  if (answer.idToken) return answer.idToken;
  throw signInError(answer.error?.message?.split(' ', 1)[0] ?? `status ${response.status}`);
}

function signInError(reason: string): Error {
  if (rejections.has(reason)) return new HttpError(401, messages.wrongCredentials);
  if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
    return new HttpError(429, messages.tooManyRequests, { headers: { 'Retry-After': '60' } });
  }
  return Object.assign(new Error('Identity Toolkit refused the request'), { code: reason });
}
