import { choosePasswordRoute, passwordMessages, readInvitationRoute } from '@site/contract/team/password';
import type { PasswordLink } from '@site/contract/team/password-link';
import { adminCopy } from '../../content/product/admin.ts';
import { ApiError, callApi } from '../../shared/api.ts';
import { emulators, firebaseOptions } from '../../shared/environment.ts';

/** The reason why a password was not set, in words for the person. */
export class PasswordFailure extends Error {
  override readonly name = 'PasswordFailure';
  /** The link no longer works: the person needs another link. */
  readonly isSpent: boolean;
  /** The API refuses the password: the person needs another password. */
  readonly isOfPassword: boolean;

  constructor(message: string, { isSpent = false, isOfPassword = false } = {}) {
    super(message);
    this.isSpent = isSpent;
    this.isOfPassword = isOfPassword;
  }
}

/**
 * Reads the email address of the account that a link is for. The read does not use up the link.
 * @throws {PasswordFailure}
 */
export async function readPasswordLink(link: PasswordLink): Promise<string> {
  if ('code' in link) return emailOfCode(link.code);
  return (await asked(callApi(readInvitationRoute, { body: link }))).data.email;
}

async function emailOfCode(oobCode: string): Promise<string> {
  // A plain request is enough: with the functions of Firebase's SDK, every sign-in would load them.
  const origin = emulators ? `http://${emulators.host}:${emulators.ports.auth}/` : 'https://';
  const address = `${origin}identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=${firebaseOptions.apiKey}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode }),
  })
    .then((response): Promise<Answer> => response.json())
    .catch(() => {
      throw new PasswordFailure(adminCopy.offline);
    });
  if (answer.email === undefined) throw passwordFailure(answer.error?.message ?? '');
  return answer.email;
}

/**
 * Sets the password of the account that a link is for. The API does it, because it alone knows the common passwords that
 * attackers try first.
 * @throws {PasswordFailure}
 */
export async function choosePassword(link: PasswordLink, password: string): Promise<void> {
  await asked(callApi(choosePasswordRoute, { body: { ...link, password } }));
}

function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((error: unknown) => {
    throw error instanceof ApiError ? refusal(error) : error;
  });
}

function refusal({ status, message, fields }: ApiError): PasswordFailure {
  return new PasswordFailure(fields.password ?? message, {
    isSpent: status === 410,
    isOfPassword: fields.password !== undefined,
  });
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

/** Gives the message for an error of Firebase Authentication: a code, sometimes followed by a sentence. */
function passwordFailure(said: string): PasswordFailure {
  const [reason = ''] = said.split(' ', 1);
  if (spentReasons.has(reason)) return new PasswordFailure(passwordMessages.linkSpent, { isSpent: true });
  return new PasswordFailure(reason === 'TOO_MANY_ATTEMPTS_TRY_LATER' ? adminCopy.tooManyAttempts : adminCopy.offline);
}
