import { generate, generateSecret, generateURI, verify } from 'otplib';

// Codes of an app after RFC 6238, as all apps make them: six digits every thirty seconds, by SHA-1.

/** How much a clock may be wrong, either way: as long as one code is shown. */
const toleranceSeconds = 30;

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
 * `undefined` for every other code.
 * @param lastStep the step of the last code that was accepted
 */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): Promise<number | undefined> {
  const epoch = Math.floor(now.getTime() / 1000);
  const found = await verify({ secret, token: code, epoch, epochTolerance: toleranceSeconds, afterTimeStep: lastStep });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}
