import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import type { Pending, SecondFactorMode } from '@ohmbridge/contract/team/sign-in';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { SignIn } from '../http/caller.ts';
import { signedInAdmin } from './admin-records.ts';
import { isEnrolled, type SecondFactorDocument } from './second-factor/second-factor-document.ts';

interface Services {
  firestore: () => Promise<Firestore>;
  mode: () => SecondFactorMode;
  /** Tells an admin that their account has another address. */
  tellAddressChanged: (admin: JobAuthor, address: string) => Promise<void>;
}

type Admitted = Pick<AdminDocument, 'email' | 'isAwaited' | 'roles'> & { pending?: Pending; hasOtherAddress?: true };

/**
 * The record of an admin who is signed in, and what they have still to do. The rules ask the same of the record; where the
 * installation has been changed since it was written, it is brought into line here.
 */
export function createAdmission({ firestore, mode, tellAddressChanged }: Services) {
  return async (uid: string, signIn: SignIn): Promise<Admitted | undefined> => {
    const database = await firestore();
    const record = await signedInAdmin(database, uid, signIn.mintedAt);
    // A person who knows the password can move the account to another mailbox at Firebase Authentication, and keep its owner
    // out.
    if (record && signIn.address !== undefined && signIn.address !== record.email) {
      await tellAddressChanged({ uid, email: record.email }, signIn.address);
      return { ...record, hasOtherAddress: true };
    }
    if (!record || signIn.hasSecondFactor) return record;
    if (record.secondFactor === 'offered' && mode() === 'offered') return record;
    const asked = await bringIntoLine(database, uid, mode());
    return asked ? { ...record, pending: asked } : record;
  };
}

/** Writes what the record has to say of somebody's second factor, and gives what they have to do, if anything. */
function bringIntoLine(database: Firestore, uid: string, mode: SecondFactorMode): Promise<Pending | undefined> {
  return database.runTransaction(async (transaction) => {
    const record = database.collection(collections.admins).doc(uid);
    const [found, factors] = await transaction.getAll(record, database.collection(collections.secondFactors).doc(uid));
    const document = factors?.data() as SecondFactorDocument | undefined;
    const hasOne = document !== undefined && isEnrolled(document);
    const isAsked = hasOne || mode === 'required';
    const isWritten = found?.get('secondFactor') !== 'offered';
    if (found?.exists && isAsked !== isWritten)
      transaction.update(record, { secondFactor: isAsked ? FieldValue.delete() : 'offered' });
    if (!isAsked) return undefined;
    return hasOne ? 'prove' : 'enrol';
  });
}

/**
 * Has the rules ask everybody for a second factor, where the installation requires one: also those whom the API has not met
 * since it does. Gives how many records were brought into line.
 */
export async function requireSecondFactors(database: Firestore, mode: SecondFactorMode): Promise<number> {
  if (mode !== 'required') return 0;
  const { docs } = await database.collection(collections.admins).where('secondFactor', '==', 'offered').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ secondFactor: FieldValue.delete() })));
  return docs.length;
}
