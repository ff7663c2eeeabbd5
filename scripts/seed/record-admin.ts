import { collections } from '@site/contract/shared/collections';
import { secondFactorWaived } from '@site/contract/team/admin';
import { roles as allRoles, type Role } from '@site/contract/team/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { newAdminRecord } from '../../functions/src/team/admin.ts';

/** Records an account of the local stack as an admin's, without a second factor. An existing record does not change. */
export async function recordAdmin(
  firestore: Firestore,
  uid: string,
  email: string,
  roles: readonly Role[] = allRoles,
): Promise<void> {
  const record = firestore.collection(collections.admins).doc(uid);
  if ((await record.get()).exists) return;
  await record.set({ ...newAdminRecord(email, new Date(), roles), secondFactor: secondFactorWaived });
}
