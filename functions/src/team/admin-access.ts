import type { Author } from '@site/contract/shared/author';
import { messages } from '@site/contract/shared/messages';
import { type AdminDocument, secondFactorWaived } from '@site/contract/team/admin';
import type { Pending } from '@site/contract/team/sign-in';
import { FieldValue } from 'firebase-admin/firestore';
import type { SignIn } from '../http/caller.ts';
import { queueOnce } from '../mail/outbox.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { idempotentId } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { addressChangedMail } from './account-mails.ts';
import { admins } from './admin.ts';
import { recordArrival } from './invite-admin.ts';
import { isEnrolled, secondFactorIn, secondFactorMode, secondFactors } from './second-factor/second-factor.ts';
import { noteActivity } from './sessions.ts';

// Access to the admin area, and the step that is left before it. The rules of Firestore and Storage ask the same of the record:
// an admin whose record does not waive the second factor needs a token that has proved one.

/** The record of a signed-in admin, and the step that is left. */
export interface SignedInAdmin extends Pick<AdminDocument, 'email' | 'roles' | 'isAwaited'> {
  pending?: Pending;
  /** The account has another address than its record: such an account is refused. */
  hasOtherAddress?: true;
}

/** Gives an admin whose session is valid, and notes that the admin is active. */
export async function signedInAdmin(uid: string, signIn: SignIn): Promise<SignedInAdmin | undefined> {
  const admin = await adminAccess(uid, signIn);
  if (!admin || admin.pending || admin.hasOtherAddress) return admin;
  if (admin.isAwaited) await recordArrival(uid);
  // The API sees new sessions here and nowhere else: browsers sign in at Firebase Authentication itself.
  const activity = await noteActivity(uid, signIn);
  if (activity === 'over') throw new HttpError(401, messages.sessionEnded);
  if (activity === 'begun')
    await addAuditEntry({
      kind: 'signed-in',
      session: signIn.authTime,
      hasSecondFactor: signIn.hasSecondFactor,
      who: { uid, email: admin.email },
    });
  return admin;
}

/**
 * Gives the record of an admin whose session is valid, and the step that is left. If the setting SECOND_FACTOR has changed
 * since the record was written, the record is corrected here.
 */
export async function adminAccess(uid: string, signIn: SignIn): Promise<SignedInAdmin | undefined> {
  const record = (await admins().doc(uid).get()).data() as AdminDocument | undefined;
  if (!record || signIn.mintedAt < record.validSince) return undefined;
  // A person who knows the password can move the account to another mailbox at Firebase Authentication, and keep its owner
  // out.
  if (signIn.address !== undefined && signIn.address !== record.email) {
    await queueAddressChangedMail({ uid, email: record.email }, signIn.address);
    return { ...record, hasOtherAddress: true };
  }
  if (signIn.hasSecondFactor) return record;
  if (record.secondFactor === secondFactorWaived && secondFactorMode() === 'offered') return record;
  const pending = await correctRecord(uid);
  return pending ? { ...record, pending } : record;
}

/** Writes into the record whether a second factor is asked of its admin, and gives the step that is left, if there is one. */
function correctRecord(uid: string): Promise<Pending | undefined> {
  return db().runTransaction(async (transaction) => {
    const [record, factor] = await Promise.all([
      transaction.get(admins().doc(uid)),
      transaction.get(secondFactors().doc(uid)),
    ]);
    const hasOne = isEnrolled(secondFactorIn(factor));
    const isAsked = hasOne || secondFactorMode() === 'required';
    const isAskedByRecord = record.get('secondFactor') !== secondFactorWaived;
    if (record.exists && isAsked !== isAskedByRecord)
      transaction.update(record.ref, { secondFactor: isAsked ? FieldValue.delete() : secondFactorWaived });
    if (!isAsked) return undefined;
    return hasOne ? 'prove' : 'enrol';
  });
}

/**
 * Has the rules ask every admin for a second factor, if the installation requires one: also the admins who have not used the
 * API since that was set. Gives the number of corrected records.
 */
export async function requireSecondFactors(): Promise<number> {
  if (secondFactorMode() !== 'required') return 0;
  const { docs } = await admins().where('secondFactor', '==', secondFactorWaived).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ secondFactor: FieldValue.delete() })));
  return docs.length;
}

/** Queues the email to an admin whose account has another address: once a day for each address. */
async function queueAddressChangedMail({ uid, email }: Author, address: string): Promise<void> {
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  await queueOnce(idempotentId(uid, ['address', address, day]), addressChangedMail(email, address, siteOrigin()), now);
}
