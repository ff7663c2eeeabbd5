import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { HttpError } from '../api/http-error.ts';
import { idempotentId } from '../api/idempotent-id.ts';
import type { AdminDocument } from '../contract/admin.ts';
import { collections } from '../contract/collections.ts';
import type { JobAuthor } from '../contract/job-change.ts';
import type { Mail } from '../contract/mail.ts';
import { messages } from '../contract/messages.ts';
import type { AdminChange, AdminChangeDocument, AdminChangeKind } from '../contract/team.ts';
import { pendingDelivery } from '../mail/delivery.ts';
import { newAdminRecord } from '../users/admin-records.ts';

/** The record of an admin, with the uid that it lies under. */
export interface AdminRecord extends Pick<AdminDocument, 'email' | 'invitedBy'> {
  uid: string;
  grantedAt: Date;
}

/** The records of the admins and their history: one transaction for each step. */
export interface AdminStore {
  has: (uid: string) => Promise<boolean>;
  records: () => Promise<AdminRecord[]>;
  /** The newest lines of the history. */
  changes: (max: number) => Promise<AdminChange[]>;
  /** Records an admin, tells the history, and queues their mail: all of it or nothing. False where they are one already. */
  add: (who: JobAuthor, by: JobAuthor, mail: Mail) => Promise<boolean>;
  /** Queues the mail again: once in ten minutes, however often it is asked for. */
  remind: (uid: string, mail: Mail) => Promise<'sent' | 'too-soon' | 'missing'>;
  /** Deletes the record, and the mails to them that have not gone out. From then on they are no admin. False without a record. */
  remove: (uid: string, by: JobAuthor) => Promise<boolean>;
}

/** For so long one mail to the same person is enough. */
const mailMilliseconds = 600_000;

/** The time in which one mail is enough, as a number. */
export const mailPeriod = (now: Date): number => Math.floor(now.getTime() / mailMilliseconds);

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
    const accountMailsTo = (email: string): Query =>
      mails.where('emailService.template', '==', 'account').where('to', '==', [email]);
    return { database, admins, changes, mails, mailOf, accountMailsTo };
  };
  const line = (kind: AdminChangeKind, who: JobAuthor, by: JobAuthor, at: Date) => ({ kind, who, by, at });

  return {
    async has(uid) {
      const { admins } = await open();
      return (await admins.doc(uid).get()).exists;
    },
    async records() {
      const { admins } = await open();
      const { docs } = await admins.get();
      return docs.map((document) => {
        const { email, grantedAt, invitedBy } = document.data() as AdminDocument;
        return { uid: document.id, email, grantedAt: grantedAt.toDate(), ...(invitedBy && { invitedBy }) };
      });
    },
    async changes(max) {
      const { changes } = await open();
      const { docs } = await changes.orderBy('at', 'desc').limit(max).get();
      return docs.map((document) => {
        const { at, ...rest } = document.data() as AdminChangeDocument;
        return { ...rest, at: at.toDate().toISOString() };
      });
    },
    async add(who, by, mail) {
      const { database, admins, changes, mailOf } = await open();
      return database.runTransaction(async (transaction) => {
        const [mine, theirs] = await transaction.getAll(admins.doc(by.uid), admins.doc(who.uid));
        refuseFormer(mine);
        if (theirs?.exists) return false;
        const at = now();
        transaction.create(admins.doc(who.uid), newAdminRecord(who.email, at, by.uid));
        transaction.create(changes.doc(), line('invited', who, by, at));
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
        transaction.create(reference, { ...mail, delivery: pendingDelivery(at) });
        return 'sent';
      });
    },
    async remove(uid, by) {
      const { database, admins, changes, accountMailsTo } = await open();
      return database.runTransaction(async (transaction) => {
        const [mine, theirs] = await transaction.getAll(admins.doc(by.uid), admins.doc(uid));
        // Of two who remove each other at once, the second is none any more: one is always left.
        refuseFormer(mine);
        const record = theirs?.data() as AdminDocument | undefined;
        if (!record) return false;
        const { docs } = await transaction.get(accountMailsTo(record.email));
        for (const mail of docs) if (mail.get('delivery.state') !== 'SUCCESS') transaction.delete(mail.ref);
        transaction.delete(admins.doc(uid));
        transaction.create(changes.doc(), line('removed', { uid, email: record.email }, by, now()));
        return true;
      });
    },
  };
}

/** Whoever asks was an admin when their token was looked at, and must be one when it is done. */
function refuseFormer(record: { exists: boolean } | undefined): void {
  if (!record?.exists) throw new HttpError(403, messages.notAnAdmin);
}
