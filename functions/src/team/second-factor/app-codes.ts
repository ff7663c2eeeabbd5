import { generate, generateSecret, generateURI } from 'otplib';
import { isSame } from '../../shared/keyed-hash.ts';

// Codes of an app after RFC 6238, as all apps make them: six digits every thirty seconds, by SHA-1.

const stepSeconds = 30;

/** How many steps a clock may be wrong, either way. */
const tolerance = 1;

const secretBytes = 20;

/** A new secret of an app, in letters and digits. */
export const newAppSecret = (): string => generateSecret({ length: secretBytes });

/** What an app reads from a QR code. */
export const appAddress = (secret: string, email: string): string =>
  generateURI({ issuer: 'Ohmbridge', label: email, secret });

/** The code of a moment. */
export const codeAt = (secret: string, moment: Date): Promise<string> =>
  generate({ secret, epoch: Math.floor(moment.getTime() / 1000) });

/**
 * The time step that a code is of, where it is of this one, the one before or the one after, and of none that has been used:
 * `undefined` for every other code. How long it takes does not depend on the code.
 * @param lastStep the step of the last code that was accepted
 */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): Promise<number | undefined> {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => current - tolerance + index);
  const expected = await Promise.all(steps.map((step) => codeAt(secret, new Date(step * stepSeconds * 1000))));
  const right = steps.filter((_, index) => isSame(code, expected[index] ?? ''));
  return right.find((step) => step > lastStep);
}
