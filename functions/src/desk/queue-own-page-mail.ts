import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { queueOnce } from '../mail/queue-once.ts';
import { newestOfAddress } from './hidden-names.ts';

/** Whom a mail is about: what they have sent, and whose that is. */
export interface Owner {
  kind: SubmissionKind;
  emailKey: string;
}

/** Queues a mail to the address that something of a kind was sent from, if it was. Done again, it is the same mail. */
export async function queueOwnPageMail(
  database: Firestore,
  id: string,
  { kind, emailKey }: Owner,
  mailTo: (email: string) => Mail,
  now: Date,
): Promise<void> {
  const [newest] = await newestOfAddress(database, kind, emailKey, 1);
  if (newest) await queueOnce(database, id, mailTo(newest.email), now);
}
