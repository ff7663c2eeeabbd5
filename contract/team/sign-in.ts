// How long a sign-in is good for, and what else it may have to prove. Both rules files say the same as far as they can.

/** For so long a sign-in opens the admin area, whatever is done in it: `auth_time` of the token decides. */
export const sessionHours = 12;

/** Whoever does nothing for so long is signed out. */
export const idleMinutes = 30;

/** So many minutes before that they are warned. */
export const idleWarningMinutes = 3;

/** What cannot be taken back, or gives others a way in, asks for a sign-in, or a confirmation, that is no older than this. */
export const recentMinutes = 10;

/** For so long after the password a second factor may be proved, or set up where there has to be one. */
export const provingMinutes = 10;

/**
 * Whether an installation asks for a second factor: `offered`, who has one is asked for it; `required`, nobody comes in
 * without.
 */
export const secondFactorModes = ['offered', 'required'] as const;

export type SecondFactorMode = (typeof secondFactorModes)[number];

/** What somebody with the right password has still to do: prove their second factor, or set one up. */
export type Pending = 'prove' | 'enrol';

/** The claim of a token whose session has proved a second factor. */
export const secondFactorClaim = 'secondFactor';

/** The claim by which a session stays the same one when it is given a new token. */
export const sessionClaim = 'session';

/** The claim that says when the session last proved that it is still the same person, in seconds since 1970. */
export const confirmedClaim = 'confirmedAt';

/**
 * The claim that says when the API made the token of the session, in seconds since 1970. A browser can keep such a token for an
 * hour and use it late. `auth_time` then gives the time of use, and this claim gives the time of issue.
 */
export const mintedClaim = 'mintedAt';

/** Why a call was refused, where a screen can do something about it: the `reason` in the `data` of the answer. */
export const refusalReasons = {
  /** The sign-in is too old for this: confirmed, the same call succeeds. */
  recent: 'recent-sign-in-needed',
  /** A second factor is to be proved, or set up. */
  secondFactor: 'second-factor-needed',
} as const;

export type RefusalReason = (typeof refusalReasons)[keyof typeof refusalReasons];

/** The reason in the data of a refusal, if it names one. */
export function refusalReasonOf(data: unknown): RefusalReason | undefined {
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
  return Object.values(refusalReasons).find((known) => known === reason);
}

/** What the API says about signing in. Only the admin area hears it, so it is not among the `messages` that every form loads. */
export const signInMessages = {
  recent: 'This asks for a fresh confirmation that it is you.',
  secondFactor: 'The password is right. The second step of signing in is still to be done.',
  tooLate: 'This took too long. Please sign in again.',
  wrongPassword: 'This is not the password of your account.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
} as const;
