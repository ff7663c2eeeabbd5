import type { Author } from '@site/contract/shared/author';
import type { AdminDocument } from '@site/contract/team/admin';
import type { Role } from '@site/contract/team/roles';
import { teamMessages } from '@site/contract/team/team';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { mails, queueMail } from '../mail/outbox.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { idempotentId } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { invitationMail, mailPeriod } from './account-mails.ts';
import { accountsByUid, findOrCreateAccount, lockOutStrangers, makeAdmin } from './accounts.ts';
import { admins, changeTeam, colleague, findAdmin, newAdminRecord, recordTeamChange } from './admin.ts';

// An invitation: a colleague gets an account, the claim, a record and an email with a link (invitation-links.ts). It is over
// when they have chosen a password by the link, or have signed in otherwise; both remove `invitedAt`. All admins get
// an email about their first visit.

export const invitationHandlers = {
  async inviteAdmin({ body, signedIn }) {
    const caller = await signedIn();
    const { uid, email, isDisabled } = await findOrCreateAccount(body);
    if (isDisabled) throw new HttpError(409, teamMessages.accountDisabled);
    // Without a record, none of these steps lets anyone in, and each can be repeated: an admin whose invitation was cut off
    // invites again, without two records or emails.
    if (!(await findAdmin(uid))) await lockOutStrangers(uid);
    await makeAdmin(uid);
    const isNew = await addRecord({ uid, email }, body.roles, authorOf(caller));
    if (isNew) logger.info('Admin invited', { admin: caller.uid, invited: uid });
    return { data: { email, isNew } };
  },
  async inviteAgain({ parameters: { id }, signedIn }) {
    const caller = await signedIn();
    const { email } = await colleague(id);
    if ((await accountsByUid([id])).get(id)?.lastSignIn) throw new HttpError(409, teamMessages.hasSignedIn);
    return { data: { isSent: await sendAgain(id, email, authorOf(caller)) } };
  },
} satisfies Partial<ApiHandlers>;

/**
 * Adds the record of an admin with a line of the history, and queues their email: all of it or nothing. False if they are an
 * admin already.
 */
function addRecord(who: Author, roles: readonly Role[], by: Author): Promise<boolean> {
  return changeTeam(by, (transaction, records) => {
    if (records.some(({ id }) => id === who.uid)) return false;
    const at = new Date();
    transaction.create(admins().doc(who.uid), newAdminRecord(who.email, at, roles, by.uid));
    recordTeamChange(transaction, records, { kind: 'invited', who, by, at });
    queueMail(transaction, mailIdOf(who.uid, at, at), invitationMail(who.email, by, siteOrigin()), at);
    return true;
  });
}

/** Queues the email again, which ends the links of earlier emails: once in ten minutes, however often admins ask. */
function sendAgain(uid: string, email: string, by: Author): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const record = (await transaction.get(admins().doc(uid))).data() as AdminDocument | undefined;
    if (!record) throw new HttpError(404, teamMessages.notInTeam);
    const at = new Date();
    const mailId = mailIdOf(uid, record.grantedAt.toDate(), at);
    if ((await transaction.get(mails().doc(mailId))).exists) return false;
    transaction.update(admins().doc(uid), { isAwaited: true, invitedAt: at });
    queueMail(transaction, mailId, invitationMail(email, by, siteOrigin()), at);
    return true;
  });
}

/** Gives the id of the email of an invitation. A later invitation of the same person is another email. */
const mailIdOf = (uid: string, grantedAt: Date, at: Date) =>
  idempotentId(uid, [grantedAt.toISOString(), mailPeriod(at)]);

/** Ends the links of an invitation, once its owner has a password. */
export async function closeInvitation(uid: string): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const record = await transaction.get(admins().doc(uid));
    if (record.get('invitedAt')) transaction.update(record.ref, { invitedAt: FieldValue.delete() });
  });
}

/**
 * Tells the history and all admins, once, that an invited colleague has signed in: a link in the wrong hands must not go
 * unseen.
 */
export async function recordArrival(uid: string): Promise<void> {
  await changeTeam(undefined, (transaction, records) => {
    const record = records.find(({ id }) => id === uid);
    if (!record?.get('isAwaited')) return;
    const who = { uid, email: String(record.get('email')) };
    transaction.update(record.ref, { isAwaited: FieldValue.delete(), invitedAt: FieldValue.delete() });
    recordTeamChange(transaction, records, { kind: 'arrived', who, by: who, at: new Date() });
  });
}
