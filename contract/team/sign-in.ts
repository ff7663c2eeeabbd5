// The limits of a sign-in and its second factor. Both rules files check the same, as far as they can.

/** The length of a session, counted from `auth_time` of the token. */
export const sessionHours = 12;

/** The idle time after which an admin is signed out. */
export const idleMinutes = 30;

/** The minutes before the end in which the admin is warned. */
export const idleWarningMinutes = 3;

/** The highest age of a sign-in, or of a confirmation, for changes that cannot be undone or give others access. */
export const recentMinutes = 10;

/** The time after the password to prove a second factor, or to set up a required one. */
export const provingMinutes = 10;

/** `offered`: the sign-in asks only admins who have set up a second factor. `required`: everyone needs one. */
export const secondFactorModes = ['offered', 'required'] as const;

export type SecondFactorMode = (typeof secondFactorModes)[number];

/** The missing step after the right password: prove the second factor, or set one up. */
export type Pending = 'prove' | 'enrol';

/** The claim of a token whose session has proved a second factor. */
export const secondFactorClaim = 'secondFactor';

/** The claim that keeps a session the same when it gets a new token. */
export const sessionClaim = 'session';

/** The claim with the time of the session's last confirmation, in seconds since 1970. */
export const confirmedClaim = 'confirmedAt';

/**
 * The claim with the time at which the API issued the token, in seconds since 1970. A browser can use such a token up to an hour
 * later, and `auth_time` then is the time of use.
 */
export const mintedClaim = 'mintedAt';

/** The `reason` in the `data` of a refusal that a screen can handle. */
export const refusalReasons = {
  /** The sign-in is too old. After a confirmation the same call succeeds. */
  recent: 'recent-sign-in-needed',
  /** A second factor must be proved or set up. */
  secondFactor: 'second-factor-needed',
} as const;

export type RefusalReason = (typeof refusalReasons)[keyof typeof refusalReasons];

export function refusalReasonOf(data: unknown): RefusalReason | undefined {
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
  return Object.values(refusalReasons).find((known) => known === reason);
}

/** Messages about signing in: apart from `messages`, which every form loads. */
export const signInMessages = {
  recent: 'Please confirm that it is you.',
  secondFactor: 'The password is right. Please complete the second step of signing in.',
  tooLate: 'This took too long. Please sign in again.',
  wrongPassword: 'This is not your password.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
} as const;
