import { messages } from '@site/contract/shared/messages';
import type { LoginInput } from '@site/contract/team/login';
import { passwordMessages } from '@site/contract/team/password';
import { requiredParameters } from '../shared/configuration.ts';
import { HttpError, invalidField } from '../shared/http-error.ts';

// The Admin SDK cannot check a password, nor set one by the code of a link. Identity Toolkit does both: it is the service
// behind Firebase Authentication.

const timeoutMilliseconds = 10_000;

/** Identity Toolkit says whether address or password is wrong; the caller must not learn which addresses exist. */
const rejections = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'MISSING_PASSWORD',
  'USER_DISABLED',
]);

/** The answers for a link that is used up or over. */
const spent = new Set(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE', 'MISSING_OOB_CODE', 'USER_DISABLED', 'EMAIL_NOT_FOUND']);

/** Signs in with email address and password, and returns the ID token. */
export async function signInWithPassword(credentials: LoginInput): Promise<string> {
  const { answer, reason } = await ask('signInWithPassword', { ...credentials, returnSecureToken: true });
  if (answer.idToken) return answer.idToken;
  if (rejections.has(reason)) throw new HttpError(401, messages.wrongCredentials);
  throw otherError(reason);
}

/** Gives the address of the account that the code of a link is for. Asking does not use it up. */
export function emailOfCode(code: string): Promise<string> {
  return resetPassword({ oobCode: code });
}

/** Sets the password of the account that the code of a link is for, and uses the code up. */
export async function setPasswordByCode(code: string, newPassword: string): Promise<void> {
  await resetPassword({ oobCode: code, newPassword });
}

async function resetPassword(body: object): Promise<string> {
  const { answer, reason } = await ask('resetPassword', body);
  if (answer.email) return answer.email;
  if (spent.has(reason)) throw new HttpError(410, passwordMessages.linkSpent);
  if (reason === 'WEAK_PASSWORD') throw invalidField('password', passwordMessages.tooCommon);
  if (reason === 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS') {
    // The password policy of a project can require more than this site does, and has its own words for that.
    const [, missing] = answer.error?.message?.match(/\[([^[\]]+)\]/) ?? [];
    throw invalidField('password', missing ? passwordMessages.requirements(missing) : passwordMessages.tooCommon);
  }
  throw otherError(reason);
}

interface Answer {
  idToken?: string;
  email?: string;
  error?: { message?: string };
}

/** Calls a method. The `reason` of an error is its name, which a sentence can follow. */
async function ask(method: string, body: object) {
  const { WEB_API_KEY: apiKey } = requiredParameters(process.env, 'WEB_API_KEY');
  const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;
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
