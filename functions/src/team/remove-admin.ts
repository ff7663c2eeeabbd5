import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import type { Accounts } from './accounts.ts';
import type { AdminStore } from './admin-store.ts';
import type { SessionStore } from './sessions/session-store.ts';

export interface RemovalServices {
  accounts: Pick<Accounts, 'takeAway'>;
  admins: Pick<AdminStore, 'remove'>;
  desk: {
    /** Gives the assigned work of an admin to another, or to nobody. */
    handOver: (from: string, to: string | null, by: JobAuthor) => Promise<void>;
    /** Removes an admin from all interviews. */
    leaveInterviews: (uid: string) => Promise<void>;
  };
  sessions: Pick<SessionStore, 'forget'>;
}

/**
 * Ends an admin. The dashboard, `admin:revoke` and `person erase` all call this function, so that each leaves nothing behind.
 * Each step can be repeated.
 * @param successor the admin who gets the assigned work; nobody, if none is named
 * @returns whether an admin was ended
 */
export async function removeAdmin(
  { accounts, admins, desk, sessions }: RemovalServices,
  uid: string,
  by: JobAuthor,
  successor: string | null = null,
): Promise<boolean> {
  // The record goes first, because its end takes effect at once. The other steps also run after an earlier removal was cut off.
  const isRemoved = await admins.remove(uid, by);
  await desk.handOver(uid, successor, by);
  await desk.leaveInterviews(uid);
  await sessions.forget(uid);
  // The claim goes last, because it marks an unfinished removal.
  const hadClaim = await accounts.takeAway(uid);
  return isRemoved || hadClaim;
}
