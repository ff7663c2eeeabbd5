import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import { roles as allRoles, type Role } from '@ohmbridge/contract/team/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { secondsOf } from '../http/caller.ts';

const recordOf = (database: Firestore, uid: string) => database.collection(collections.admins).doc(uid);

/** Whether the account is recorded as an admin's. */
export async function hasAdminRecord(database: Firestore, uid: string): Promise<boolean> {
  return (await recordOf(database, uid).get()).exists;
}

/**
 * The record of the account, if it is an admin's and has not signed out everywhere since this sign-in. The rules ask the same
 * of Firestore.
 * @param mintedAt when the session began, in seconds since 1970
 */
export async function signedInAdmin(
  database: Firestore,
  uid: string,
  mintedAt: number,
): Promise<Pick<AdminDocument, 'email' | 'isAwaited' | 'roles' | 'secondFactor'> | undefined> {
  const record = (await recordOf(database, uid).get()).data() as AdminDocument | undefined;
  return record && mintedAt >= record.validSince ? record : undefined;
}

/** The admin whose record has this address. */
export async function adminOfAddress(database: Firestore, email: string): Promise<JobAuthor | undefined> {
  const admins = database.collection(collections.admins).where('email', '==', email.toLowerCase());
  const [record] = (await admins.limit(1).get()).docs;
  return record && { uid: record.id, email: String(record.get('email')) };
}

/**
 * Ends the sessions of an admin that began before a moment, from the next request on. Firebase counts in whole seconds: to end
 * sessions of the current second as well, pass the next one.
 * @returns the earliest start of a valid session, in seconds since 1970
 */
export async function endSessionsBefore(database: Firestore, uid: string, moment: Date): Promise<number> {
  const validSince = secondsOf(moment);
  return database.runTransaction(async (transaction) => {
    const record = await transaction.get(recordOf(database, uid));
    const before: number = record.get('validSince') ?? 0;
    if (record.exists && before < validSince) transaction.update(record.ref, { validSince });
    return Math.max(before, validSince);
  });
}

/** Gives the second after the current one, as a moment. */
export const nextSecond = (moment: Date): Date => new Date(moment.getTime() + 1000);

/** What is written of a new admin. */
export function newAdminRecord(
  email: string,
  grantedAt: Date,
  roles: readonly Role[],
  invitedBy?: string,
): Omit<AdminDocument, 'grantedAt' | 'invitedAt'> & { grantedAt: Date; invitedAt?: Date } {
  return {
    email,
    grantedAt,
    roles: [...roles],
    dailyMail: true,
    // Whoever was in the account before must sign in once more.
    validSince: secondsOf(grantedAt),
    ...(invitedBy !== undefined && { invitedBy, isAwaited: true, invitedAt: grantedAt }),
  };
}

/**
 * Records the account as an admin's. One that is recorded already keeps what the admin has chosen.
 * @param others what else the record says; of all roles, where none are named
 */
export async function addAdminRecord(
  database: Firestore,
  uid: string,
  email: string,
  { roles = allRoles, ...others }: { roles?: readonly Role[] | undefined } & Pick<AdminDocument, 'secondFactor'> = {},
): Promise<void> {
  if (!(await hasAdminRecord(database, uid)))
    await recordOf(database, uid).set({ ...newAdminRecord(email, new Date(), roles), ...others });
}

/** Says what a recorded admin may do from the next request on. */
export async function setAdminRoles(database: Firestore, uid: string, roles: readonly Role[]): Promise<void> {
  await recordOf(database, uid).update({ roles: [...roles] });
}

/** Gives the address by which the team knows a recorded admin: an account with another address is refused. */
export async function setAdminAddress(database: Firestore, uid: string, email: string): Promise<void> {
  await recordOf(database, uid).update({ email });
}
