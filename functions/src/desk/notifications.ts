import { canBeGiven } from '@site/contract/desk/assigned-to';
import {
  type NotificationLine,
  type NotificationSettings,
  notificationSettings,
  notifiedEvents,
  type WaitingNotifications,
} from '@site/contract/desk/notifications';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { withDates } from '@site/contract/shared/collections';
import type { AdminDocument } from '@site/contract/team/admin';
import { type Role, rolesOf } from '@site/contract/team/roles';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ApiHandlers } from '../http/handler.ts';
import { collection } from '../shared/documents.ts';
import type { SubmissionInTransaction } from './submission.ts';

// A notification tells an admin by email what has happened to a submission. Waiting notices are one document of `notifications`
// for each admin.
//
//   notifications.ts        the settings of an admin, and the waiting notices
//   send-notifications.ts   emails the waiting notices, at most once an hour
//   send-summaries.ts       emails the summary of the day

/** The most lines in an email; further lines are only counted. */
export const mostLines = 50;

/** The time between two emails to the same admin. */
const mailMilliseconds = 3_600_000;

export const notificationHandlers = {
  async readNotificationSettings({ signedIn }) {
    return settingsOf((await signedIn()).uid);
  },
  async setNotification({ body: { kind, isOn }, signedIn }) {
    const { uid } = await signedIn();
    await recordOf(uid).update({ [`notifications.${kind}`]: isOn });
    return settingsOf(uid);
  },
} satisfies Partial<ApiHandlers>;

const recordOf = (uid: string) => collection('admins').doc(uid);

async function settingsOf(uid: string) {
  const record = await recordOf(uid).get();
  return { data: notificationSettings(record.get('notifications') as Partial<NotificationSettings> | undefined) };
}

export interface Notice {
  uid: string;
  line: NotificationLine<Date>;
}

/** Stores notices for the next email to each admin who wants them, in a transaction that reads nothing after it. */
export async function notify(transaction: Transaction, notices: readonly Notice[]): Promise<void> {
  const uids = [...new Set(notices.map(({ uid }) => uid))];
  const read = await Promise.all(
    uids.map((uid) => transaction.getAll(collection('admins').doc(uid), collection('notifications').doc(uid))),
  );
  for (const [admin, waiting] of read) {
    const record = admin?.data() as AdminDocument | undefined;
    if (!record || !waiting) continue;
    const settings = notificationSettings(record.notifications);
    const theirs = notices.filter(({ uid }) => uid === admin?.id).map(({ line }) => line);
    // The assignee of an application can also be its interviewer.
    const lines = theirs.filter((line, index) => theirs.findIndex(({ event }) => event === line.event) === index);
    const wanted = lines.filter((line) => settings[notifiedEvents[line.event].kind] && mayHear(rolesOf(record), line));
    if (wanted.length > 0) transaction.set(waiting.ref, withLines(waitingIn(waiting), wanted));
  }
}

/** Tells whether roles allow this news: an assignee can lose the role that sees the submission. */
export function mayHear(held: readonly Role[], { submission }: NotificationLine<Date>): boolean {
  return canBeGiven(submission?.kind ?? 'applications', held);
}

/** Gives the notice for the assignee of a submission; none if no one is assigned. */
export function noticeToAssignee(
  { kind, record, at }: SubmissionInTransaction,
  event: NotificationLine['event'],
): Notice[] {
  return record.assignee ? [{ uid: record.assignee.uid, line: noticeLine(event, kind, record, at) }] : [];
}

export function noticeLine(
  event: NotificationLine['event'],
  kind: SubmissionKind,
  { id, reference }: SubmissionRecord,
  at: Date,
): NotificationLine<Date> {
  return { event, at, reference, submission: { kind, id } };
}

export function waitingIn(snapshot: DocumentSnapshot): WaitingNotifications<Date> {
  const {
    lines = [],
    more = 0,
    mailedAt = null,
  } = withDates<Partial<WaitingNotifications<Date>>>(snapshot.data() ?? {});
  return { lines, more, mailedAt };
}

export function withLines(
  { lines, more, mailedAt }: WaitingNotifications<Date>,
  added: readonly NotificationLine<Date>[],
): WaitingNotifications<Date> {
  const all = [...lines, ...added];
  return { lines: all.slice(0, mostLines), more: more + Math.max(0, all.length - mostLines), mailedAt };
}

export function areNoticesDue({ lines, mailedAt }: WaitingNotifications<Date>, now: Date): boolean {
  return lines.length > 0 && (mailedAt === null || now.getTime() - mailedAt.getTime() >= mailMilliseconds);
}
