import type { Author } from '@site/contract/shared/author';
import type { Role } from '@site/contract/team/roles';
import { type Pending, recentMinutes } from '@site/contract/team/sign-in';
import type { User } from '@site/contract/team/user';

/** Gives a moment in seconds since 1970, as tokens have it. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The sign-in of a person. Times are in seconds since 1970. */
export interface SignIn {
  authTime: number;
  /** When the API made the token of this session; `authTime` if the session began by a password. */
  mintedAt: number;
  /** When the person last signed in, or confirmed who they are. */
  confirmedAt: number;
  /** Whether the person has proved a second factor in this session. */
  hasSecondFactor: boolean;
  /** The id of the session, which a new token keeps. */
  session: string;
  /** The address of the account, if the account has one. */
  address: string | undefined;
  /** The header `User-Agent` of the browser. */
  userAgent: string;
}

/** A signed-in person, by a verified token. */
export interface Caller {
  uid: string;
  user: User;
  /** The roles of an admin; other people have none. */
  roles: readonly Role[];
  signIn: SignIn;
  /**
   * The token says that the caller is an admin, but the team has no record of them, or one with another address; the refusal is
   * already reported.
   */
  isFormerAdmin?: true;
  /** The step that is left before the caller counts as an admin. */
  pending?: Pending;
}

/** An admin, as the audit list and the histories name them. */
export const authorOf = ({ uid, user }: Pick<Caller, 'uid' | 'user'>): Author => ({ uid, email: user.email });

/** Gives the token of an `Authorization` header; `undefined` without one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer +(\S+)$/i)?.[1];
}

/** Tells whether the caller has signed in or confirmed within the last minutes. */
export function isRecent({ signIn }: Pick<Caller, 'signIn'>, now: Date): boolean {
  return signIn.confirmedAt + recentMinutes * 60 > secondsOf(now);
}
