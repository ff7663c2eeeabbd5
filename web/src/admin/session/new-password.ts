import { adminCopy } from '../../content/admin.ts';
import { passwordCopy } from '../../content/password.ts';
import { emulators, firebaseOptions } from '../../shared/environment.ts';

/** Why a password could not be chosen, in words for the person. */
export class PasswordFailure extends Error {
  override readonly name = 'PasswordFailure';
  /** The link is of no use any more: only another helps. */
  readonly isSpent: boolean;

  constructor(message: string, isSpent = false) {
    super(message);
    this.isSpent = isSpent;
  }
}

/**
 * The address of the account that a link is for. Asking does not use the link up.
 * @throws {PasswordFailure}
 */
export async function readPasswordCode(code: string): Promise<string> {
  return askAuthentication({ oobCode: code });
}

/**
 * Sets the password of the account that a link is for; gives its address.
 * @throws {PasswordFailure}
 */
export async function choosePassword(code: string, newPassword: string): Promise<string> {
  return askAuthentication({ oobCode: code, newPassword });
}

/** By one request of our own: the functions of Firebase's SDK for it would be loaded by everybody who signs in. */
async function askAuthentication(body: object): Promise<string> {
  const origin = emulators ? `http://${emulators.host}:${emulators.ports.auth}/` : 'https://';
  const address = `${origin}identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=${firebaseOptions.apiKey}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
    .then((response): Promise<Answer> => response.json())
    .catch(() => {
      throw new PasswordFailure(adminCopy.offline);
    });
  if (answer.email === undefined) throw passwordFailure(answer.error?.message ?? '');
  return answer.email;
}

interface Answer {
  email?: string;
  error?: { message?: string };
}

const spentReasons = new Set([
  'EXPIRED_OOB_CODE',
  'INVALID_OOB_CODE',
  'MISSING_OOB_CODE',
  'USER_DISABLED',
  'EMAIL_NOT_FOUND',
]);

/** What to tell a person, by what Firebase Authentication says: a word, and some of them followed by a sentence. */
export function passwordFailure(said: string): PasswordFailure {
  const [reason = ''] = said.split(' ', 1);
  if (spentReasons.has(reason)) return new PasswordFailure(passwordCopy.spent, true);
  if (reason === 'WEAK_PASSWORD') return new PasswordFailure(passwordCopy.tooWeak);
  if (reason === 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS') {
    const [, missing] = said.match(/\[(.+)\]/) ?? [];
    return new PasswordFailure(missing ? passwordCopy.requirements(missing) : passwordCopy.tooWeak);
  }
  return new PasswordFailure(reason === 'TOO_MANY_ATTEMPTS_TRY_LATER' ? adminCopy.tooManyAttempts : adminCopy.offline);
}
