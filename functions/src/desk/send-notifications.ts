import { type NotificationLine, notifiedEvents, type WaitingNotifications } from '@site/contract/desk/notifications';
import type { Mail } from '@site/contract/mail/mail';
import type { AdminDocument } from '@site/contract/team/admin';
import { rolesOf } from '@site/contract/team/roles';
import type { DocumentReference } from 'firebase-admin/firestore';
import { siteMail } from '../mail/mail-body.ts';
import { mails, queueMail } from '../mail/outbox.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { collection, idempotentId } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { documentName, referencesOf } from '../shared/pages-of.ts';
import { forEachDocument } from '../shared/set-aside.ts';
import { areNoticesDue, mayHear, waitingIn } from './notifications.ts';

const pageSize = 100;

export const notificationsPath = '/dashboard/notifications';

/** Gives the email with the news for an admin. It has references and links, and no word of an applicant. */
export function notificationMail(
  to: string,
  { lines, more }: Pick<WaitingNotifications<Date>, 'lines' | 'more'>,
  origin: string,
): Mail {
  const [first] = lines;
  const count = lines.length + more;
  const about =
    first?.reference && count === 1
      ? `news about ${first.reference}`
      : `${count} ${count === 1 ? 'update' : 'updates'} for you`;
  return siteMail('notification', to, {
    subject: `Website: ${about}`,
    heading: 'Updates for you',
    fields: [
      ...lines.map((line) => [line.reference ?? 'Your colleague', lineText(line, origin)] as const),
      ['Also', more > 0 ? `${more} more ${more === 1 ? 'update' : 'updates'}` : undefined],
      ['Not for you?', `You can turn this off:\n${origin}${notificationsPath}`],
    ],
  });
}

function lineText({ event, submission }: NotificationLine<Date>, origin: string): string {
  const link = submission && `${origin}/dashboard/${submission.kind}/${submission.id}`;
  return [notifiedEvents[event].words, link].filter(Boolean).join('\n');
}

/**
 * Queues an email for each admin who has waiting notices, and no email within the last hour; gives how many. The id of an email
 * follows from its notices, and one transaction writes the email and empties the list: a repeated run loses and doubles
 * nothing.
 */
export function sendNotifications(now: Date): Promise<number> {
  const all = referencesOf(collection('notifications'), documentName, pageSize, []);
  return forEachDocument('notifications', all, (waiting) => sendWaiting(waiting, now));
}

function sendWaiting(reference: DocumentReference, now: Date): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const admin = await transaction.get(collection('admins').doc(reference.id));
    const waiting = waitingIn(await transaction.get(reference));
    if (!areNoticesDue(waiting, now)) return false;
    const id = idempotentId(reference.id, ['notifications', waiting.mailedAt, waiting.lines[0]?.at]);
    // The notices came back with a copy of the database.
    const isMailed = (await transaction.get(mails().doc(id))).exists;
    transaction.set(reference, { lines: [], more: 0, mailedAt: now } satisfies WaitingNotifications<Date>);
    const record = admin.data() as AdminDocument | undefined;
    if (isMailed || !record) return false;
    // The admin may have lost a role since.
    const lines = waiting.lines.filter((line) => mayHear(rolesOf(record), line));
    if (lines.length === 0) return false;
    queueMail(transaction, id, notificationMail(record.email, { ...waiting, lines }, siteOrigin()), now);
    return true;
  });
}
