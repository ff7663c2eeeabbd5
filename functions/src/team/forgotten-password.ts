import { daysBefore } from '@site/contract/nightly/retention';
import type { StoredTime } from '@site/contract/shared/collections';
import { passwordMessages } from '@site/contract/team/password';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ApiHandlers } from '../http/handler.ts';
import { reportWrongMailSettings } from '../mail/mail-settings.ts';
import { enqueueMakeMail } from '../mail/mail-tasks.ts';
import { queueMail } from '../mail/outbox.ts';
import { idempotentId } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { accountMailsTo, forgottenPasswordMail, mailPeriod } from './account-mails.ts';
import { accountsByUid, restoreAddress } from './accounts.ts';
import { adminOfAddress } from './admin.ts';

// A forgotten password: the request makes a task, and the task makes the email with the link.

/** Anyone can ask for these emails. One admin gets this many in 24 hours, invitations among them. */
const mostMails = 5;

export const forgottenPasswordHandlers = {
  async requestPasswordMail({ body }) {
    const email = body.email.toLowerCase();
    // Nothing is looked up here: work, answer and time must be the same whether the address has an account or not. In ten
    // minutes an address gets one task.
    const mail = idempotentId(email, ['password', mailPeriod(new Date())]);
    await enqueueMakeMail({ mail, make: 'password-link', email });
    reportWrongMailSettings(process.env);
    return { message: passwordMessages.mailSent };
  },
} satisfies Partial<ApiHandlers>;

/**
 * Queues the email to an admin who has forgotten their password, unless they have had too many; for other addresses it does
 * nothing. Repeated under the same id, it is the same email.
 */
export async function queuePasswordMail(id: string, email: string): Promise<void> {
  const now = new Date();
  const admin = await adminOfAddress(email);
  const account = admin && (await accountsByUid([admin.uid])).get(admin.uid);
  if (!account || account.isDisabled) return;
  // A person who knows the password can give the account another address. The link is for the account with this one.
  await restoreAddress(admin.uid, admin.email);
  await db().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(accountMailsTo(admin.email).select('delivery.startTime'));
    const since = daysBefore(now, 1);
    const startOf = (mail: DocumentSnapshot) => (mail.get('delivery.startTime') as StoredTime).toDate();
    if (docs.some((mail) => mail.id === id) || docs.filter((mail) => startOf(mail) > since).length >= mostMails) return;
    queueMail(transaction, id, forgottenPasswordMail(admin.email), now);
  });
}
