import type { NotificationSettings } from '../desk/notifications.ts';
import type { StoredTime } from '../shared/collections.ts';
import type { Role } from './roles.ts';

/** The record of an admin, under the account's uid. Rules and API ask for it besides the claim in the token. */
export interface AdminDocument {
  email: string;
  grantedAt: StoredTime;
  /** The roles of the admin. */
  roles: Role[];
  /** The uid of the colleague who invited them; none where a command made them an admin. */
  invitedBy?: string;
  /** They were invited, and the API has not met them since: their first visit is told to all admins, once. */
  isAwaited?: true;
  /** When they were last sent an invitation; absent once it is accepted. The links of earlier mails are over. */
  invitedAt?: StoredTime;
  /** Whether they want the daily mail about what waits. */
  dailyMail: boolean;
  /** What else they have chosen to be told of by mail, or not to be. */
  notifications?: Partial<NotificationSettings>;
  /**
   * A session that began before this is over, for the rules as well: in seconds since 1970, compared with the claim `mintedAt`
   * of the token, or with `auth_time` where the session began by a password.
   */
  validSince: number;
  /**
   * No second factor is asked of them: the installation only offers one, and they have set up none. Where this is absent, a
   * token needs the claim `secondFactor`, for the rules as well.
   */
  secondFactor?: 'offered';
}
