import { messages } from '@ohmbridge/contract/shared/messages';
import { passwordMessages } from '@ohmbridge/contract/team/password';
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

/** What it says of a link that helps nobody any more. */
const spent = new Set(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE', 'MISSING_OOB_CODE', 'USER_DISABLED', 'EMAIL_NOT_FOUND']);

export interface IdentityToolkit {
  apiKey: string;
  /** `host:port` of the Auth emulator, where there is one. */
  emulatorHost: string | undefined;
}

/** Signs in with e-mail address and password, and returns the ID token. */
export async function signIn(toolkit: IdentityToolkit, credentials: LoginInput): Promise<string> {
  const { answer, reason } = await ask(toolkit, 'signInWithPassword', { ...credentials, returnSecureToken: true });
  if (answer.idToken) return answer.idToken;
  if (rejections.has(reason)) throw new HttpError(401, messages.wrongCredentials);
  throw otherError(reason);
}

/** The address of the account that the code of a link is for. Asking does not use it up. */
export function emailOfCode(toolkit: IdentityToolkit, code: string): Promise<string> {
  return resetPassword(toolkit, { oobCode: code });
}

/** Sets the password of the account that the code of a link is for, and uses the code up. */
export async function setPasswordByCode(toolkit: IdentityToolkit, code: string, newPassword: string): Promise<void> {
  await resetPassword(toolkit, { oobCode: code, newPassword });
}

async function resetPassword(toolkit: IdentityToolkit, body: object): Promise<string> {
  const { answer, reason } = await ask(toolkit, 'resetPassword', body);
  if (answer.email) return answer.email;
  if (spent.has(reason)) throw new HttpError(410, passwordMessages.linkSpent);
  if (reason === 'WEAK_PASSWORD') throw refusedPassword('password', passwordMessages.tooCommon);
  if (reason === 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS') {
    // A project may ask for more than we do, and says so in words of its own.
    const [, missing] = answer.error?.message?.match(/\[([^[\]]+)\]/) ?? [];
    throw refusedPassword('password', missing ? passwordMessages.requirements(missing) : passwordMessages.tooCommon);
  }
  throw otherError(reason);
}

/** The answer to a password that is not taken, said at its field. */
export function refusedPassword(field: string, message: string): HttpError {
  return new HttpError(400, messages.invalidFields, { errors: { [field]: message } });
}

interface Answer {
  idToken?: string;
  email?: string;
  error?: { message?: string };
}

/** What it answers; where that is an error, its name, which a sentence may follow. */
async function ask({ apiKey, emulatorHost }: IdentityToolkit, method: string, body: object) {
  const service = `identitytoolkit.googleapis.com/v1/accounts:${method}`;
  const origin = emulatorHost ? `http://${emulatorHost}/` : 'https://';
  const response = await fetch(`${origin}${service}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const answer = (await response.json()) as Answer;
  return { answer, reason: answer.error?.message?.split(' ', 1)[0] ?? `status ${response.status}` };
}

function otherError(reason: string): Error {
  if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
    return new HttpError(429, messages.tooManyRequests, { headers: { 'Retry-After': '60' } });
  }
  return Object.assign(new Error('Identity Toolkit refused the request'), { code: reason });
}
