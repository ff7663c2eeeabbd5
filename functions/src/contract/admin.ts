import type { StoredTime } from './collections.ts';

/** The record of an admin, under the account's uid. Rules and API ask for it besides the claim in the token. */
export interface AdminDocument {
  email: string;
  grantedAt: StoredTime;
  /** The uid of the colleague who invited them; none where a command made them an admin. */
  invitedBy?: string;
  /** Whether they want the daily mail about what waits. */
  dailyMail: boolean;
}
