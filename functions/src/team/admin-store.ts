import { type JobAuthor, operatorAuthor } from '@ohmbridge/contract/jobs/job-change';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { collections } from '@ohmbridge/contract/shared/collections';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import { hasRole, type Role, rolesOf } from '@ohmbridge/contract/team/roles';
import { type AdminChange, type AdminChangeDocument, teamMessages } from '@ohmbridge/contract/team/team';
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { secondsOf } from '../http/caller.ts';
import { pendingDelivery } from '../mail/delivery-plan.ts';
import { HttpError } from '../shared/http-error.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { teamChangeMail } from './account-mails.ts';
import { newAdminRecord, nextSecond } from './admin-records.ts';
import { isEnrolled, type SecondFactorDocument } from './second-factor/second-factor-document.ts';

/** The record of an admin, with the uid that it lies under. */
export interface AdminRecord extends Pick<AdminDocument, 'email' | 'invitedBy'> {
  uid: string;
  grantedAt: Date;
  /** Of somebody who has not accepted their invitation: when it was last sent. */
  invitedAt?: Date | undefined;
  roles: readonly Role[];
}

/** The records of the admins and their history: one transaction for each step. */
export interface AdminStore {
  /** Gives the record of an admin; `undefined` for everyone else. */
  find: (uid: string) => Promise<AdminRecord | undefined>;
  records: () => Promise<AdminRecord[]>;
  /** The newest lines of the history. */
  changes: (max: number) => Promise<AdminChange[]>;
  /** Records an admin, tells the history and all admins, and queues their mail: all of it or nothing. False where they are one already. */
  add: (who: JobAuthor, roles: readonly Role[], by: JobAuthor, mail: Mail) => Promise<boolean>;
  /** Queues the mail again, which ends the links of those before: once in ten minutes, however often it is asked for. */
  remind: (uid: string, mail: Mail) => Promise<'sent' | 'too-soon' | 'missing'>;
  /** Ends the links of an invitation, once its owner has a password. */
  closeInvitation: (uid: string) => Promise<void>;
  /** Tells the history and all admins, once, that somebody who was invited has signed in: a link in the wrong hands must not go unseen. */
  welcome: (uid: string) => Promise<void>;
  /** Says what an admin may do from now on, and tells the history, all admins, and whom it is about. False without a record. */
  setRoles: (uid: string, roles: readonly Role[], by: JobAuthor) => Promise<boolean>;
  /** Who of these has set up a second factor. */
  withSecondFactor: (uids: readonly string[]) => Promise<Set<string>>;
  /**
   * Removes the second factor of an admin and ends all their sessions; tells the history and everyone, with the admin, and
   * queues their mail. `none` if they have no second factor.
   */
  resetSecondFactor: (uid: string, by: JobAuthor, mail: Mail) => Promise<'reset' | 'none' | 'missing'>;
  /**
   * Deletes the record with all that depends on it, and their unsent mails, and tells the history and all admins. The admin
   * loses all rights at once. False without a record.
   */
  remove: (uid: string, by: JobAuthor) => Promise<boolean>;
}

/** For so long one mail to the same person is enough. */
const mailMilliseconds = 600_000;

/** The time in which one mail is enough, as a number. */
export const mailPeriod = (now: Date): number => Math.floor(now.getTime() / mailMilliseconds);

/** Invitations of somebody, and mails by which they choose a new password. */
export const accountMailsTo = (mails: CollectionReference, email: string): Query =>
  mails.where('emailService.template', '==', 'account').where('to', '==', [email]);

export function createAdminStore(firestore: () => Promise<Firestore>, now: () => Date): AdminStore {
  const open = async () => {
    const database = await firestore();
    const [admins, changes, mails] = [
      database.collection(collections.admins),
      database.collection(collections.adminChanges),
      database.collection(collections.mail),
    ];
    /** The mail of an invitation. A later invitation of the same person is another. */
    const mailOf = (uid: string, grantedAt: Date, at: Date): DocumentReference =>
      mails.doc(idempotentId(uid, [grantedAt.toISOString(), mailPeriod(at)]));
    return { database, admins, changes, mails, mailOf };
  };

  /** A line of the history, and a mail about it to everybody; whom it is about is told of other roles and of a reset only. */
  const tell = (
    { changes, mails }: Awaited<ReturnType<typeof open>>,
    transaction: Transaction,
    colleagues: readonly DocumentSnapshot[],
    change: AdminChange<Date>,
  ) => {
    transaction.create(changes.doc(), change);
    const isForAll = change.kind === 'roles' || change.kind === 'second-factor-reset';
    for (const colleague of colleagues.filter(({ id }) => isForAll || id !== change.who.uid)) {
      const mail = teamChangeMail(String(colleague.get('email')), change);
      transaction.create(mails.doc(), { ...mail, delivery: pendingDelivery(change.at) });
    }
  };

  return {
    async find(uid) {
      const { admins } = await open();
      const found = await admins.doc(uid).get();
      return found.exists ? recordIn(found) : undefined;
    },
    async records() {
      const { admins } = await open();
      return (await admins.get()).docs.map(recordIn);
    },
    async changes(max) {
      const { changes } = await open();
      const { docs } = await changes.orderBy('at', 'desc').limit(max).get();
      return docs.map((document) => {
        const { at, ...rest } = document.data() as AdminChangeDocument;
        return { ...rest, at: at.toDate().toISOString() };
      });
    },
    async add(who, roles, by, mail) {
      const opened = await open();
      const { database, admins, mailOf } = opened;
      return database.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(admins);
        refuseFormer(docs, by);
        if (docs.some(({ id }) => id === who.uid)) return false;
        const at = now();
        transaction.create(admins.doc(who.uid), newAdminRecord(who.email, at, roles, by.uid));
        tell(opened, transaction, docs, { kind: 'invited', who, by, at });
        transaction.create(mailOf(who.uid, at, at), { ...mail, delivery: pendingDelivery(at) });
        return true;
      });
    },
    async remind(uid, mail) {
      const { database, admins, mailOf } = await open();
      return database.runTransaction(async (transaction) => {
        const record = (await transaction.get(admins.doc(uid))).data() as AdminDocument | undefined;
        if (!record) return 'missing';
        const at = now();
        const reference = mailOf(uid, record.grantedAt.toDate(), at);
        if ((await transaction.get(reference)).exists) return 'too-soon';
        transaction.update(admins.doc(uid), { isAwaited: true, invitedAt: at });
        transaction.create(reference, { ...mail, delivery: pendingDelivery(at) });
        return 'sent';
      });
    },
    async closeInvitation(uid) {
      const { database, admins } = await open();
      await database.runTransaction(async (transaction) => {
        const record = await transaction.get(admins.doc(uid));
        if (record.get('invitedAt')) transaction.update(record.ref, { invitedAt: FieldValue.delete() });
      });
    },
    async welcome(uid) {
      const opened = await open();
      const { database, admins } = opened;
      await database.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(admins);
        const record = docs.find(({ id }) => id === uid);
        if (!record?.get('isAwaited')) return;
        const who = { uid, email: String(record.get('email')) };
        transaction.update(record.ref, { isAwaited: FieldValue.delete(), invitedAt: FieldValue.delete() });
        tell(opened, transaction, docs, { kind: 'arrived', who, by: who, at: now() });
      });
    },
    async setRoles(uid, roles, by) {
      const opened = await open();
      return opened.database.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(opened.admins);
        refuseFormer(docs, by);
        const stored = docs.find(({ id }) => id === uid);
        if (!stored) return false;
        const { email, ...record } = stored.data() as AdminDocument;
        const before = rolesOf(record);
        // Whoever asks has the role, and keeps it: so somebody always has.
        if (uid === by.uid && !hasRole(roles, 'team')) throw new HttpError(409, teamMessages.notYourOwnTeamRole);
        if (before.length === roles.length && roles.every((role) => before.includes(role))) return true;
        transaction.update(stored.ref, { roles: [...roles] });
        tell(opened, transaction, docs, { kind: 'roles', who: { uid, email }, by, at: now(), before, after: roles });
        return true;
      });
    },
    async withSecondFactor(uids) {
      const { database } = await open();
      if (uids.length === 0) return new Set();
      const factors = database.collection(collections.secondFactors);
      const found = await database.getAll(...uids.map((uid) => factors.doc(uid)));
      const enrolled = found.filter((one) => one.exists && isEnrolled(one.data() as SecondFactorDocument));
      return new Set(enrolled.map(({ id }) => id));
    },
    async resetSecondFactor(uid, by, mail) {
      const opened = await open();
      const { database, admins, mails } = opened;
      return database.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(admins);
        const factors = await transaction.get(database.collection(collections.secondFactors).doc(uid));
        refuseFormer(docs, by);
        const record = docs.find(({ id }) => id === uid);
        if (!record) return 'missing';
        if (!factors.exists || !isEnrolled(factors.data() as SecondFactorDocument)) return 'none';
        const at = now();
        transaction.delete(factors.ref);
        // Sessions of the current second end as well: a thief of the lost device can be signed in by it at this moment. A
        // session that has just ended the others counts from the next second on, and ends as well.
        const before: number = record.get('validSince') ?? 0;
        transaction.update(record.ref, { validSince: Math.max(before + 1, secondsOf(nextSecond(at))) });
        const who = { uid, email: String(record.get('email')) };
        tell(opened, transaction, docs, { kind: 'second-factor-reset', who, by, at });
        transaction.create(mails.doc(), { ...mail, delivery: pendingDelivery(at) });
        return 'reset';
      });
    },
    async remove(uid, by) {
      const opened = await open();
      const { database, admins, mails } = opened;
      return database.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(admins);
        // Of two who remove each other at once, the second is none any more: one is always left.
        if (by.uid !== operatorAuthor.uid) refuseFormer(docs, by);
        const record = docs.find(({ id }) => id === uid)?.data() as AdminDocument | undefined;
        const theirs = record && (await transaction.get(accountMailsTo(mails, record.email)));
        for (const name of ['notifications', 'secondFactors', 'interviewerDiaries'] as const)
          transaction.delete(database.collection(collections[name]).doc(uid));
        if (!record) return false;
        for (const mail of theirs?.docs ?? [])
          if (mail.get('delivery.state') !== 'SUCCESS') transaction.delete(mail.ref);
        transaction.delete(admins.doc(uid));
        tell(opened, transaction, docs, { kind: 'removed', who: { uid, email: record.email }, by, at: now() });
        return true;
      });
    },
  };
}

function recordIn(document: DocumentSnapshot): AdminRecord {
  const record = document.data() as AdminDocument;
  const { email, grantedAt, invitedAt, invitedBy } = record;
  const known = { uid: document.id, email, grantedAt: grantedAt.toDate(), roles: rolesOf(record) };
  return { ...known, ...(invitedAt && { invitedAt: invitedAt.toDate() }), ...(invitedBy && { invitedBy }) };
}

/** Whoever asks had the role when their token was looked at, and must have it when it is done. */
function refuseFormer(admins: readonly DocumentSnapshot[], { uid }: JobAuthor): void {
  const record = admins.find(({ id }) => id === uid)?.data() as AdminDocument | undefined;
  if (!record) throw new HttpError(403, messages.notAnAdmin);
  if (!hasRole(rolesOf(record), 'team')) throw new HttpError(403, messages.notYourRole);
}
