import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import { passwordMessages } from '@ohmbridge/contract/team/password';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ApiHandlers } from '../http/handler.ts';
import { pendingDelivery } from '../mail/delivery-plan.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { addressChangedMail, forgottenPasswordMail, passwordChangedMail } from './account-mails.ts';
import type { Accounts } from './accounts.ts';
import { adminOfAddress } from './admin-records.ts';
import { accountMailsTo, mailPeriod } from './admin-store.ts';

export interface PasswordServices {
  /** Has a task look for the account of an address, which may be nobody's; one of this name is made once. */
  enqueue: (mail: string, email: string) => Promise<void>;
  reportWrongMailSettings: () => void;
  now: () => Date;
}

/**
 * Whoever has forgotten their password. Nothing is looked up here: what is done for an address is the same whether somebody
 * has it or not, and so are the answer and the time that it takes. In ten minutes nobody gets a second mail.
 */
export function createPasswordHandlers({ enqueue, reportWrongMailSettings, now }: PasswordServices) {
  return {
    async requestPasswordMail({ body }) {
      const email = body.email.toLowerCase();
      await enqueue(idempotentId(email, ['password', mailPeriod(now())]), email);
      reportWrongMailSettings();
      return { message: passwordMessages.mailSent };
    },
  } satisfies Partial<ApiHandlers>;
}

interface QueueServices {
  firestore: () => Promise<Firestore>;
  accounts: Pick<Accounts, 'known' | 'restoreAddress'>;
  now: () => Date;
}

/** Anybody can ask for these mails. As many as this in 24 hours go to one admin, invitations among them. */
const mostMails = 5;

const dayMilliseconds = 24 * 3_600_000;

/** Queues the mail to somebody who has a new password. */
export async function queuePasswordChangedMail(database: Firestore, email: string, siteOrigin: string, now: Date) {
  const mail = passwordChangedMail(email, siteOrigin);
  await database.collection(collections.mail).add({ ...mail, delivery: pendingDelivery(now) });
}

/** Queues the mail to an admin whose account has another address: once a day for each. */
export async function queueAddressChangedMail(
  database: Firestore,
  { uid, email }: JobAuthor,
  address: string,
  { siteOrigin, now }: { siteOrigin: string; now: Date },
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const mail = database.collection(collections.mail).doc(idempotentId(uid, ['address', address, day]));
  await database.runTransaction(async (transaction) => {
    if ((await transaction.get(mail)).exists) return;
    transaction.create(mail, { ...addressChangedMail(email, address, siteOrigin), delivery: pendingDelivery(now) });
  });
}

/** Queues the mail for somebody who asked for it, where they are an admin who has not had too many; it may be done again under the same id. */
export async function queuePasswordMail(services: QueueServices, id: string, email: string): Promise<void> {
  const { firestore, accounts, now } = services;
  const database = await firestore();
  const admin = await adminOfAddress(database, email);
  const account = admin && (await accounts.known([admin.uid])).get(admin.uid);
  if (!account || account.isDisabled) return;
  // A person who knows the password can give the account another address. The link is for the account of this one.
  await accounts.restoreAddress(admin.uid, admin.email);
  const mails = database.collection(collections.mail);
  await database.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(accountMailsTo(mails, admin.email).select('delivery.startTime'));
    const since = now().getTime() - dayMilliseconds;
    const startOf = (mail: DocumentSnapshot) => (mail.get('delivery.startTime') as StoredTime).toDate().getTime();
    if (docs.some((mail) => mail.id === id) || docs.filter((mail) => startOf(mail) > since).length >= mostMails) return;
    transaction.create(mails.doc(id), { ...forgottenPasswordMail(admin.email), delivery: pendingDelivery(now()) });
  });
}
