import type { QueuedMessage, Standing, TakenBack } from '@ohmbridge/contract/desk/desk-routes';
import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import { showsNames } from '@ohmbridge/contract/desk/hidden-names';
import type { InterviewRecord } from '@ohmbridge/contract/desk/interviews';
import type { SubmissionStatus } from '@ohmbridge/contract/desk/submission-kinds';
import {
  type DeskAuthor,
  isReceived,
  type SentMessage,
  type SubmissionChange,
  type SubmissionMessage,
  type SubmissionRecord,
  timelineCollections,
} from '@ohmbridge/contract/desk/submission-record';
import type { Mail, MailDocument } from '@ohmbridge/contract/mail/mail';
import type { StoredTime } from '@ohmbridge/contract/shared/collections';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { pendingDelivery } from '../mail/delivery-plan.ts';
import { deliveryOf } from '../mail/outbox.ts';
import { HttpError } from '../shared/http-error.ts';
import { isHidden, unnamed } from './hidden-names.ts';
import { type Rearranged, readInterview, rearranged } from './interviews/arrange-interview.ts';
import { type ArrangedByMessage, interviewAfterMessage, interviewAfterMove } from './interviews/desk-interviews.ts';
import { notify } from './notifications.ts';
import { moved, type Outcome, refuseMove, type SubmissionInTransaction, standingOf } from './submission.ts';
import { documentsOf, wroteNow } from './waiting-move.ts';

/** A message as it is sent to one person. */
export interface OutgoingMessage {
  /** Under this id it is sent once. */
  id: string | undefined;
  compose: (record: SubmissionRecord) => { subject: string; text: string; mail: Mail };
  template: SentMessage['template'];
  status: SubmissionStatus | undefined;
  /** Refuses the message if the submission has another status. */
  onlyFrom: readonly SubmissionStatus[] | undefined;
  interview: ArrangedByMessage['interview'];
  times: ArrangedByMessage['times'];
  leavesAt: (record: SubmissionRecord) => Date;
  /** The message moves nobody before it leaves. */
  isLater: boolean;
  by: DeskAuthor;
}

/** A message as it is stored: with what it changed, which is put back with it. Only the server reads that. */
export interface StoredMessage<Time = StoredTime> extends SentMessage<Time> {
  movedFrom?: SubmissionStatus;
  /** Where a message moves its recipient as it leaves. */
  movesTo?: SubmissionStatus;
  stoodThereSince?: Time;
  /** The interview as it was before. What the message made of it has the moment of the message as its version. */
  arrangement?: { before: InterviewRecord | null };
}

/** Queues a message, and moves its recipient; a later message moves them as it leaves. */
export async function sendMessage(
  current: SubmissionInTransaction,
  outgoing: OutgoingMessage,
): Promise<Outcome<QueuedMessage>> {
  const { kind, record, at, transaction } = current;
  const { id, compose, template, status, onlyFrom, isLater, by } = outgoing;
  const documents = documentsOf(current, id);
  if (id !== undefined) {
    const [sent, unsent] = await transaction.getAll(documents.message, documents.unsent);
    // A call that is repeated must not undo what somebody did on purpose meanwhile.
    if (unsent?.exists) throw new HttpError(409, deskMessages.wasTakenBack);
    if (sent?.exists) {
      const { leavesAt } = sent.data() as SentMessage<StoredTime>;
      return { result: queued(standingOf(record), id, leavesAt.toDate()) };
    }
  }
  if (onlyFrom && !onlyFrom.includes(record.status))
    throw new HttpError(409, deskMessages.movedMeanwhile, { data: standingOf(record) });
  const isMove = status !== undefined && status !== record.status;
  if (isMove) refuseMove(kind, record, status, by);
  if (isMove && isLater && record.waitingMove) throw new HttpError(409, deskMessages.moveWaits);
  const isMoved = isMove && !isLater;
  const leavesAt = outgoing.leavesAt(record);
  const interview = await interviewOf(current, { ...outgoing, leavesAt, status: isMoved ? status : undefined });
  // Whoever writes it does not know to whom: the name, and where it goes, are filled in as it leaves.
  const isUnnamed = isHidden(record) && !(isMoved && showsNames(status)) && !interview?.change.fields.hasInterview;
  const { subject, text, mail } = compose(isUnnamed ? unnamed(record) : record);
  // Reads are over with this: the outbox and the timeline are written with the rest.
  await notify(transaction, interview?.change.told ?? []);
  interview?.change.write();
  const message: StoredMessage<Date> = {
    from: 'admin',
    ...(template && { template }),
    ...{ subject, text, by, at, leavesAt },
    ...(isMoved && { movedFrom: record.status, stoodThereSince: new Date(record.statusChangedAt) }),
    ...(isMove && isLater && { movesTo: status }),
    ...(interview && { arrangement: { before: interview.before } }),
  };
  const change: Outcome<Standing> = isMoved ? moved(record, status, at, by) : { result: standingOf(record) };
  transaction.create(documents.message, message);
  const submission = { kind, id: record.id };
  transaction.create(documents.mail, {
    ...mail,
    ...(isUnnamed && { hiddenApplicant: record.id }),
    submission,
    delivery: pendingDelivery(leavesAt, lastMomentOf(outgoing)),
  });
  return {
    ...change,
    fields: {
      ...change.fields,
      ...(isMove && isLater ? { waitingMove: { to: status, message: documents.message.id } } : wroteNow(record, at)),
      ...interview?.change.fields,
    },
    result: queued(change.result, documents.message.id, leavesAt),
  };
}

/**
 * Takes a message back whose delivery has not begun, with what it changed, as far as nobody has changed that since. Done
 * again, it is done once.
 */
export async function unsendMessage(
  current: SubmissionInTransaction,
  id: string,
  by: DeskAuthor,
): Promise<Outcome<TakenBack>> {
  const { record, at, transaction } = current;
  const documents = documentsOf(current, id);
  const [message, mail, unsent] = await transaction.getAll(documents.message, documents.mail, documents.unsent);
  if (unsent?.exists) return { result: { standing: standingOf(record) } };
  if (!message?.exists) throw new HttpError(404, deskMessages.notFound);
  const sent = message.data() as StoredMessage;
  if (!mail?.exists || !isHeldBack(mail, sent)) throw new HttpError(409, deskMessages.hasLeft);
  const wrote = await wroteBesides(current, id);
  const restored = await interviewBefore(current, sent, by);
  await notify(transaction, restored?.told ?? []);
  restored?.write();
  const { movedFrom } = sent;
  const standsThere = sent.at.toDate().getTime() === Date.parse(record.statusChangedAt);
  const change: Outcome<Standing> =
    movedFrom && standsThere ? moved(record, movedFrom, at, by) : { result: standingOf(record) };
  transaction.delete(documents.message);
  transaction.delete(documents.mail);
  transaction.create(documents.unsent, { kind: 'unsent', by, at } satisfies SubmissionChange<Date>);
  const wouldMove = record.waitingMove?.message === id;
  return {
    ...change,
    fields: {
      ...change.fields,
      ...wrote,
      ...restored?.fields,
      ...(wouldMove && { waitingMove: FieldValue.delete() }),
    },
    result: { standing: change.result, ...(movedFrom && !standsThere && { message: deskMessages.movedSinceSent }) },
  };
}

/** Gives when the arranged interview begins, or the last of the offered times. */
function lastMomentOf({ interview, times = [] }: Pick<OutgoingMessage, 'interview' | 'times'>): Date | undefined {
  const moments = [...times, ...(interview ? [interview] : [])].map(({ at }) => Date.parse(at));
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined;
}

/** Moves the recipient of a message that leaves now to its status. */
export async function moveAsMessageLeaves(
  current: SubmissionInTransaction,
  to: SubmissionStatus,
  by: DeskAuthor,
): Promise<Outcome<void>> {
  const { record, at, transaction } = current;
  const interview = await interviewAfterMove(current, await readInterview(current), to, { by, isTold: true });
  await notify(transaction, interview?.change.told ?? []);
  interview?.change.write();
  const change = moved(record, to, at, by);
  return {
    ...change,
    fields: {
      ...change.fields,
      ...wroteNow(record, at),
      ...interview?.change.fields,
      waitingMove: FieldValue.delete(),
    },
    result: undefined,
  };
}

/** Gives when we last wrote, and first, without one message, and without a message that waits to move its recipient. */
async function wroteBesides({ record, reference, transaction }: SubmissionInTransaction, id: string) {
  const uncounted = [id, record.waitingMove?.message];
  const newest = reference.collection(timelineCollections.messages).orderBy('at', 'desc').select('at', 'from');
  const { docs } = await transaction.get(newest);
  const times = docs
    .filter(
      (message) => !uncounted.includes(message.id) && !isReceived(message.data() as SubmissionMessage<StoredTime>),
    )
    .map((message) => (message.get('at') as StoredTime).toDate());
  return { wroteAt: times[0] ?? null, firstWroteAt: times.at(-1) ?? null };
}

/** Whether a mail still waits as its message left it: what has failed, or waited for an admin, may have arrived after all. */
function isHeldBack(mail: DocumentSnapshot, { leavesAt }: StoredMessage): boolean {
  const { state, attempts, startTime } = deliveryOf(mail.data() as MailDocument);
  return state === 'PENDING' && attempts === 0 && startTime.getTime() === leavesAt.toDate().getTime();
}

function queued(standing: Standing, messageId: string, leavesAt: Date): QueuedMessage {
  return { standing, messageId, leavesAt: leavesAt.toISOString() };
}

/** What a message makes of an interview: by what it says of one, or because it moves its application. */
async function interviewOf(
  current: SubmissionInTransaction,
  message: ArrangedByMessage & Pick<OutgoingMessage, 'status'>,
) {
  if (current.kind !== 'applications') return undefined;
  const { by, status } = message;
  const before = await readInterview(current);
  const after = await interviewAfterMessage(current, before, message);
  if (after) return { before, change: await rearranged(current, before, after, { by, event: 'interviewArranged' }) };
  const moved = status && (await interviewAfterMove(current, before, status, { by, isTold: true }));
  return moved && { before, change: moved.change };
}

/** The interview as it was before a message, unless it has been changed since. */
async function interviewBefore(
  current: SubmissionInTransaction,
  { arrangement, at }: StoredMessage,
  by: DeskAuthor,
): Promise<Rearranged | undefined> {
  if (!arrangement) return undefined;
  const now = await readInterview(current);
  if (!now || !isOfMessage(now, at)) return undefined;
  return rearranged(current, now, arrangement.before, { by, event: 'interviewCancelled' });
}

/** Whether an interview is as a message of that moment has made it. */
export function isOfMessage({ changedAt }: InterviewRecord, at: StoredTime): boolean {
  return Date.parse(changedAt) === at.toDate().getTime();
}
