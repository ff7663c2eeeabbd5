import { isDeepStrictEqual } from 'node:util';
import { interviewEnd, interviewRecord } from '@site/contract/desk/interviews';
import { openStatuses } from '@site/contract/desk/submission-kinds';
import { submissionRecord } from '@site/contract/desk/submission-record';
import { hourMilliseconds } from '@site/contract/shared/time';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { collection } from '../../shared/documents.ts';
import { db } from '../../shared/firebase.ts';
import { pagesOf } from '../../shared/pages-of.ts';
import { forEachDocument } from '../../shared/set-aside.ts';
import { noticeLine, notify } from '../notifications.ts';
import { arrangedTime } from './interview.ts';

/** The time that an interviewer has for the scorecard before the reminder. */
const patience = hourMilliseconds;
/** The time after an interview in which a reminder still makes sense. */
const latest = 24 * hourMilliseconds;
const pageSize = 100;
const longest = 8 * hourMilliseconds;

/**
 * Reminds interviewers who have sent no scorecard, once after each interview; gives how many. A cancelled interview, or the
 * interview of an ended application, has no reminder.
 */
export function remindOfScorecards(now: Date): Promise<number> {
  const held = collection('interviews')
    .where('at', '>', new Date(now.getTime() - latest - longest))
    .where('at', '<=', new Date(now.getTime() - patience));
  return forEachDocument('scorecard-reminders', notReminded(held), (interview) => remind(interview, now));
}

/** Gives pages of the interviews without a reminder yet. The transaction of each decides whether the reminder is due. */
async function* notReminded(held: Query): AsyncGenerator<DocumentReference[]> {
  for await (const page of pagesOf(held, 'at', pageSize, ['at', 'remindedOf'])) {
    const open = page.filter((interview) => !isDeepStrictEqual(interview.get('remindedOf'), interview.get('at')));
    yield open.map(({ ref }) => ref);
  }
}

function interviewerToRemind(snapshot: DocumentSnapshot, now: Date): string | undefined {
  const stored = snapshot.data();
  const interview = stored ? interviewRecord(stored) : null;
  const time = arrangedTime(interview);
  if (!time?.interviewer || interview?.remindedOf === time.at) return undefined;
  const over = now.getTime() - interviewEnd(time);
  return over >= patience && over < latest ? time.interviewer.uid : undefined;
}

function remind(reference: DocumentReference, now: Date): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const document = collection('applications').doc(reference.id);
    const [interview, application] = await transaction.getAll(reference, document);
    const uid = interview && interviewerToRemind(interview, now);
    if (!uid || !application?.exists) return false;
    const record = submissionRecord<'applications'>(application.id, application.data() ?? {});
    if (!openStatuses.applications.includes(record.status) || record.judgedBy?.includes(uid)) return false;
    await notify(transaction, [{ uid, line: noticeLine('scorecardDue', 'applications', record, now) }]);
    transaction.update(reference, { remindedOf: interview.get('at') });
    return true;
  });
}
