import type { Author } from '@site/contract/shared/author';
import { withDates } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import type { AdminDocument } from '@site/contract/team/admin';
import { hasRole, type Role, rolesOf } from '@site/contract/team/roles';
import { type AdminChange, teamMessages } from '@site/contract/team/team';
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { secondsOf } from '../http/caller.ts';
import { queueMail } from '../mail/outbox.ts';
import { collection, isDocumentId } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { teamChangeMail } from './account-mails.ts';

// An admin has two halves, and needs both: a record in `admins`, which the API and the rules ask, and an account at
// Firebase Authentication with the claim `admin` (accounts.ts).
//
//   invited   invite-admin.ts, invitation-links.ts: account, claim, record and an email with a link
//   arrived   verify-token.ts, admin-access.ts: access, and the step that is left before it; change-roles.ts, read-team.ts
//   removed   remove-admin.ts: the one removal, for dashboard and commands
//
// Passwords: sign-in.ts, change-password.ts (common-passwords.ts), forgotten-password.ts; identity-toolkit.ts asks Google.
// Emails: account-mails.ts, and password-link.ts, which fills in the link. Sessions: sessions.ts.
// The second step of signing in: second-factor/; reset-second-factor.ts is for a colleague who has lost theirs.

export interface AdminRecord extends Pick<AdminDocument<Date>, 'email' | 'invitedBy' | 'grantedAt'> {
  uid: string;
  /** When the invitation was last sent; absent once it is accepted. */
  invitedAt?: Date | undefined;
  roles: readonly Role[];
}

export const admins = () => collection('admins');

export async function findAdmin(uid: string): Promise<AdminRecord | undefined> {
  const found = await admins().doc(uid).get();
  return found.exists ? recordIn(found) : undefined;
}

/**
 * Finds a colleague by their record: the owner of an account can change its name and address.
 * @throws {HttpError} 404 for anyone else
 */
export async function colleague(uid: string): Promise<AdminRecord> {
  const record = isDocumentId(uid) ? await findAdmin(uid) : undefined;
  if (!record) throw new HttpError(404, teamMessages.notInTeam);
  return record;
}

export async function allAdmins(): Promise<AdminRecord[]> {
  return (await admins().get()).docs.map(recordIn);
}

export async function adminOfAddress(email: string): Promise<Author | undefined> {
  const [record] = (await admins().where('email', '==', email.toLowerCase()).limit(1).get()).docs;
  return record && { uid: record.id, email: String(record.get('email')) };
}

export function newAdminRecord(
  email: string,
  grantedAt: Date,
  roles: readonly Role[],
  invitedBy?: string,
): AdminDocument<Date> {
  return {
    email,
    grantedAt,
    roles: [...roles],
    dailyMail: true,
    // A stranger who used the account before must not stay signed in.
    validSince: secondsOf(grantedAt),
    ...(invitedBy !== undefined && { invitedBy, isAwaited: true, invitedAt: grantedAt }),
  };
}

/**
 * Changes the team in one transaction. `step` gets the records of all admins.
 * @param by the admin who asked: refused if they have lost the role "team" since their token was checked
 */
export function changeTeam<Result>(
  by: Author | undefined,
  step: (transaction: Transaction, records: readonly QueryDocumentSnapshot[]) => Result | Promise<Result>,
): Promise<Result> {
  return db().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(admins());
    if (by) {
      const record = docs.find(({ id }) => id === by.uid)?.data() as AdminDocument | undefined;
      if (!record) throw new HttpError(403, messages.notAnAdmin);
      if (!hasRole(rolesOf(record), 'team')) throw new HttpError(403, messages.notYourRole);
    }
    return step(transaction, docs);
  });
}

/**
 * Adds a line to the history, and queues the email about it to every admin. The admin whom the line is about gets that email
 * for new roles and for a reset second factor only.
 */
export function recordTeamChange(
  transaction: Transaction,
  records: readonly DocumentSnapshot[],
  change: AdminChange<Date>,
): void {
  transaction.create(collection('adminChanges').doc(), change);
  const isForAll = change.kind === 'roles' || change.kind === 'second-factor-reset';
  for (const colleague of records.filter(({ id }) => isForAll || id !== change.who.uid)) {
    const mail = teamChangeMail(String(colleague.get('email')), change);
    queueMail(transaction, crypto.randomUUID(), mail, change.at);
  }
}

function recordIn(document: DocumentSnapshot): AdminRecord {
  const record = withDates<AdminDocument<Date>>(document.data() ?? {});
  return { ...record, uid: document.id, roles: rolesOf(record) };
}
