import type { NotificationSettings } from '../desk/notifications.ts';
import type { StoredTime } from '../shared/collections.ts';
import type { Role } from './roles.ts';

/** The word in the record of an admin who needs no second factor. The rules of Firestore and Storage have it too. */
export const secondFactorWaived = 'waived';

/** The record of an admin, by the account's uid. Rules and API check it beside the claim of the token. */
export interface AdminDocument<Time = StoredTime> {
  email: string;
  grantedAt: Time;
  roles: Role[];
  /** The uid of the colleague who invited them; missing if a command made them an admin. */
  invitedBy?: string;
  /** The admin was invited and has not signed in since. An email announces the first visit to all admins, once. */
  isAwaited?: true;
  /** When the last invitation was sent; missing after it was accepted. The links of earlier emails have ended. */
  invitedAt?: Time;
  /** Whether they want the daily health email. */
  dailyMail: boolean;
  /** The notifications by email that the admin has chosen. */
  notifications?: Partial<NotificationSettings>;
  /**
   * Sessions that began earlier have ended, also for the rules. In seconds since 1970; compared with the claim `mintedAt` of
   * the token, or with `auth_time` if the session began with a password.
   */
  validSince: number;
  /**
   * No second factor is asked of the admin: the installation only offers one, and the admin has set up none. If this is absent,
   * a token needs the claim `secondFactor`, for the rules as well.
   */
  secondFactor?: typeof secondFactorWaived;
}
