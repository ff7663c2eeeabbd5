import type { Firestore } from 'firebase-admin/firestore';
import type { AdminDocument } from '../contract/admin.ts';
import { collections } from '../contract/collections.ts';

const recordOf = (database: Firestore, uid: string) => database.collection(collections.admins).doc(uid);

/** Whether the account is recorded as an admin's. The rules ask the same of Firestore. */
export async function hasAdminRecord(database: Firestore, uid: string): Promise<boolean> {
  return (await recordOf(database, uid).get()).exists;
}

/** What is written of a new admin. */
export function newAdminRecord(
  email: string,
  grantedAt: Date,
  invitedBy?: string,
): Omit<AdminDocument, 'grantedAt'> & { grantedAt: Date } {
  return { email, grantedAt, dailyMail: true, ...(invitedBy !== undefined && { invitedBy }) };
}

/** Records the account as an admin's. One that is recorded already keeps what the admin has chosen. */
export async function addAdminRecord(database: Firestore, uid: string, email: string): Promise<void> {
  if (!(await hasAdminRecord(database, uid))) await recordOf(database, uid).set(newAdminRecord(email, new Date()));
}

/** From the next request on, the account is no admin's, whatever its token says. */
export async function removeAdminRecord(database: Firestore, uid: string): Promise<void> {
  await recordOf(database, uid).delete();
}
