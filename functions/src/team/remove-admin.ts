import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import type { Accounts } from './accounts.ts';
import type { AdminStore } from './admin-store.ts';
import type { SessionStore } from './sessions/session-store.ts';

export interface RemovalServices {
  accounts: Pick<Accounts, 'takeAway'>;
  admins: Pick<AdminStore, 'remove'>;
  desk: {
    /** Gives what is assigned to somebody to another, or to nobody. */
    handOver: (from: string, to: string | null, by: JobAuthor) => Promise<void>;
    /** Takes somebody out of all interviews. */
    leaveInterviews: (uid: string) => Promise<void>;
  };
  sessions: Pick<SessionStore, 'forget'>;
}

/**
 * Ends an admin: the dashboard, `admin:revoke` and `person erase` all come here, so that nothing is left, whichever it was. Each
 * step may be done again.
 * @param successor who gets what is assigned to them; nobody, where none is named
 * @returns whether there was an admin to end
 */
export async function removeAdmin(
  { accounts, admins, desk, sessions }: RemovalServices,
  uid: string,
  by: JobAuthor,
  successor: string | null = null,
): Promise<boolean> {
  // The record first, because that holds at once; the rest also where an earlier removal was cut off before it.
  const isRemoved = await admins.remove(uid, by);
  await desk.handOver(uid, successor, by);
  await desk.leaveInterviews(uid);
  await sessions.forget(uid);
  // Last, because the claim says what is still to be done.
  const hadClaim = await accounts.takeAway(uid);
  return isRemoved || hadClaim;
}
