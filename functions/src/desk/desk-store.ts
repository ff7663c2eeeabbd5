import { assignedTo, canBeGiven, interviewersOf } from '@ohmbridge/contract/desk/assigned-to';
import type { QueuedMessage, Standing, TakenBack } from '@ohmbridge/contract/desk/desk-routes';
import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import { showsNames } from '@ohmbridge/contract/desk/hidden-names';
import { type InterviewRecord, interviewRecord } from '@ohmbridge/contract/desk/interviews';
import { type Scorecard, scorecardMessages } from '@ohmbridge/contract/desk/scorecards';
import type { OwnFile, SubmissionFile } from '@ohmbridge/contract/desk/submission-files';
import { type SubmissionKind, type SubmissionStatus, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import {
  type DeskAuthor,
  type SentMessage,
  type SubmissionNote,
  type SubmissionRecord,
  submissionRecord,
  timelineCollections,
} from '@ohmbridge/contract/desk/submission-record';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import { rolesOf } from '@ohmbridge/contract/team/roles';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { momentAfter } from '../jobs/job-changes.ts';
import type { MessageEvents, WhenLeaving } from '../mail/outbox.ts';
import { fewAtATime } from '../shared/few-at-a-time.ts';
import { HttpError } from '../shared/http-error.ts';
import { writeCounts } from './desk-counts.ts';
import { eraseWithFiles } from './erase-submissions.ts';
import type { FileStore } from './files/file-store.ts';
import { addFile, type NewFile, tellDownload } from './files/submission-files.ts';
import { isHidden, readIdentity, shownNames, withIdentity } from './hidden-names.ts';
import { tallyOf } from './hiring-progress.ts';
import { cancelByApplicant, declineTimes, takeTime } from './interviews/applicant-interviews.ts';
import { readInterview } from './interviews/arrange-interview.ts';
import { cancelByAdmin, interviewAfterMove } from './interviews/desk-interviews.ts';
import { leaveKeptInterviews, withoutInterviewer } from './interviews/without-interviewer.ts';
import { assigneeTold, lineOf, notify } from './notifications.ts';
import { type Reply, receiveMessage } from './received-messages.ts';
import { addScorecard, type NewScorecard } from './scorecards.ts';
import {
  endWaitingMove,
  moveAsMessageLeaves,
  type OutgoingMessage,
  type StoredMessage,
  sendMessage,
  unsendMessage,
} from './sent-messages.ts';
import {
  type Change,
  type Current,
  isOwnMove,
  lastDone,
  moved,
  movedMeanwhile,
  progressOf,
  refuseMove,
  standingOf,
} from './submission-change.ts';
import { waitsSince } from './waits-since.ts';

/** How a submission is moved: by whom (`null` is the applicant), and, where it is known, which standing of it they were shown. */
export interface Moving {
  by: DeskAuthor | null;
  unchangedSince?: string | undefined;
}

/**
 * The hiring desk in Firestore. Whatever changes a submission also writes, in the same transaction, a line of its timeline,
 * and the counts.
 */
export interface DeskStore extends MessageEvents {
  messageLeaves: WhenLeaving;
  /** Moves a submission; one that stands there already stays as it is. */
  move: (kind: SubmissionKind, id: string, status: SubmissionStatus, how: Moving) => Promise<Standing>;
  assign: (kind: SubmissionKind, id: string, uid: string | null, by: DeskAuthor) => Promise<DeskAuthor | null>;
  /** Gives everything that is assigned to somebody to another, or to nobody. Cut off, it goes on from there when it is asked again. */
  handOver: (from: string, to: string | null, by: DeskAuthor) => Promise<void>;
  /** Removes an admin from all interviews, also from those that taking a message back restores. */
  leaveInterviews: (uid: string) => Promise<void>;
  /** Shows somebody what is theirs where it was assigned before there were roles, and nothing said so. */
  showAssigned: (uid: string) => Promise<void>;
  mark: (kind: SubmissionKind, id: string, unread: boolean, by: DeskAuthor) => Promise<void>;
  /** Adds a note. Under an `id` it is added once. */
  addNote: (
    kind: SubmissionKind,
    id: string,
    note: { id: string | undefined; text: string; by: DeskAuthor },
  ) => Promise<SubmissionNote & { id: string }>;
  /** Queues a message, and moves its recipient where it says so. */
  send: (kind: SubmissionKind, id: string, message: OutgoingMessage) => Promise<QueuedMessage>;
  /** Stores what the person has written back, and marks the submission as unread. */
  receive: (kind: SubmissionKind, id: string, reply: Reply) => Promise<void>;
  /** Takes a message back that has not left, with what it changed. */
  unsend: (kind: SubmissionKind, id: string, messageId: string, by: DeskAuthor) => Promise<TakenBack>;
  /** Takes one of the times that were offered to an applicant. */
  takeTime: (id: string, at: string) => Promise<void>;
  /** Stores why none of them fits. */
  declineTimes: (id: string, reply: Reply) => Promise<void>;
  /** Cancels an interview: by its applicant, or by an admin, who names the version that they were shown. */
  cancelInterview: (id: string, by?: { by: DeskAuthor; unchangedSince: string }) => Promise<void>;
  /** Adds a file that whoever sent the submission has stored. */
  addFile: (kind: SubmissionKind, id: string, file: NewFile) => Promise<OwnFile>;
  /** What is known of a file that an admin downloads now; of those who see nothing else, only from what is assigned to them. */
  downloadFile: (
    kind: SubmissionKind,
    id: string,
    file: string,
    by: DeskAuthor,
    isOnlyIfAssigned?: boolean,
  ) => Promise<SubmissionFile<StoredTime>>;
  /** Stores what somebody thinks of an applicant, once for each of them. */
  judge: (id: string, card: NewScorecard) => Promise<Scorecard>;
  /** Shows who sent an application whose names are hidden. */
  showNames: (id: string, by: DeskAuthor) => Promise<void>;
  /** Records that an export shows a hidden name. The name stays hidden on the desk. */
  noteExport: (id: string, by: DeskAuthor) => Promise<void>;
  /** Erases a submission, with its files. */
  erase: (kind: SubmissionKind, id: string) => Promise<void>;
}

/** Why a submission is not on the desk. */
function missingWords(stored: DocumentData | undefined): string {
  if (stored?.quarantined) return deskMessages.heldBack;
  return stored ? deskMessages.notOnDeskYet : deskMessages.notFound;
}

export function createDeskStore(
  firestore: () => Promise<Firestore>,
  now: () => Date,
  files: Pick<FileStore, 'remove'>,
  /** Where answers to our mails about applications go. */
  replyTo: () => string,
): DeskStore {
  const transact = async <Result>(act: (transaction: Transaction, database: Firestore) => Promise<Result>) => {
    const database = await firestore();
    // All work of a desk meets at the counters: fast work, or many admins at once, need more than the usual five attempts.
    return database.runTransaction((transaction) => act(transaction, database), { maxAttempts: 10 });
  };
  /** Changes a submission that is on the desk, tells its timeline, and counts. */
  async function change<Result>(
    kind: SubmissionKind,
    id: string,
    by: DeskAuthor | null,
    decide: (current: Current) => Promise<Change<Result>>,
    gone?: string,
  ): Promise<Result> {
    return transact(async (transaction, database) => {
      const stored = await transaction.get(database.collection(collections[kind]).doc(id));
      if (stored.get('reference') === undefined) throw new HttpError(404, gone ?? missingWords(stored.data()));
      return changeStored(transaction, database, kind, stored, by, decide);
    });
  }
  async function changeStored<Result>(
    transaction: Transaction,
    database: Firestore,
    kind: SubmissionKind,
    stored: DocumentSnapshot,
    by: DeskAuthor | null,
    decide: (current: Current) => Promise<Change<Result>>,
  ): Promise<Result> {
    const { id, ref: reference } = stored;
    const onDesk: SubmissionRecord = submissionRecord(id, stored.data() ?? {});
    const identity = await readIdentity(database, onDesk, transaction);
    const record = identity ? withIdentity(onDesk, identity) : onDesk;
    const at = momentAfter(new Date(record.statusChangedAt), now());
    const current: Current = { kind, record, reference, at, transaction, database, replyTo };
    const decided = await decide(current);
    const { line, result } = decided;
    if (!decided.fields) return result;
    const isShown = decided.showsNames || showsNames(decided.fields.status) || decided.fields.hasInterview === true;
    const shown = identity && isShown && shownNames(current, identity);
    const isDecided = decided.fields.status !== undefined && !('waitingMove' in decided.fields);
    const fields = { ...decided.fields, ...shown, ...(isDecided && endWaitingMove(current, decided.fields, by)) };
    if (shown) {
      const because = decided.showsNames ? 'asked' : 'interview';
      transaction.create(reference.collection(timelineCollections.changes).doc(), {
        kind: 'namesShown',
        because,
        by,
        at,
      });
    }
    const progress = progressOf(record);
    const { job, source, country } = record as Partial<SubmissionRecord<'applications'>>;
    const counts = {
      unread: Number(fields.unread ?? record.unread) - Number(record.unread),
      before: tallyOf(progress),
      after: tallyOf({ ...progress, ...fields }),
      of: { receivedAt: progress.receivedAt, job, source, country },
    };
    await writeCounts(transaction, database, kind, [counts]);
    if (Object.keys(fields).length > 0)
      transaction.update(reference, { ...fields, waitsSince: waitsSince(kind, lastDone(record, fields)) });
    if (line) transaction.create(reference.collection(timelineCollections.changes).doc(), { ...line, by, at });
    return result;
  }

  const assign = (kind: SubmissionKind, id: string, uid: string | null, by: DeskAuthor, isTold = true) =>
    change(kind, id, by, async (current) => {
      const { record, at, transaction, database } = current;
      const assignee = uid === null ? null : await colleague(transaction, database, kind, uid);
      if ((record.assignee?.uid ?? null) === uid) return { result: record.assignee };
      const seenBy = kind === 'applications' && { assignedTo: assignedTo(assignee, await readInterview(current)) };
      if (assignee && assignee.uid !== by.uid && isTold)
        await notify(transaction, database, [{ uid: assignee.uid, line: lineOf('assigned', kind, record, at) }]);
      return { fields: { assignee, ...seenBy }, line: { kind: 'assigned', to: assignee }, result: assignee };
    });

  return {
    move: (kind, id, status, { by, unchangedSince }) =>
      change(kind, id, by, async (current) => {
        const { record, at } = current;
        const standing = standingOf(record);
        if (record.status === status) return { result: standing };
        refuseMove(kind, record, status, by);
        if (unchangedSince !== undefined && Date.parse(unchangedSince) !== Date.parse(record.statusChangedAt))
          throw movedMeanwhile(standing, await isOwnMove(current, by));
        const { transaction, database } = current;
        const interview = await interviewAfterMove(current, await readInterview(current), status, {
          by,
          isTold: false,
        });
        const told = by === null ? assigneeTold(current, 'withdrawn') : [];
        await notify(transaction, database, [...told, ...(interview?.change.told ?? [])]);
        interview?.change.write();
        const change = moved(record, status, at, by);
        return { ...change, fields: { ...change.fields, ...interview?.change.fields } };
      }),
    assign,
    async handOver(from, to, by) {
      const database = await firestore();
      let isAnything = false;
      for (const kind of submissionKinds) {
        const theirs = database.collection(collections[kind]).where('assignee.uid', '==', from).select();
        const { docs } = await theirs.get();
        // What was erased meanwhile is assigned to nobody.
        isAnything ||= docs.length > 0;
        // They are told once, of all of it.
        for (const outcome of await fewAtATime(docs, ({ id }) => assign(kind, id, to, by, false)))
          if (outcome.status === 'rejected' && !isNotFound(outcome.reason)) throw outcome.reason;
      }
      if (isAnything && to !== null && to !== by.uid)
        await transact((transaction) =>
          notify(transaction, database, [{ uid: to, line: { event: 'handedOver', at: now() } }]),
        );
    },
    async leaveInterviews(uid) {
      const database = await firestore();
      const { docs } = await database.collection(collections.interviews).select('offered', 'time').get();
      const theirs = docs.filter((one) => withoutInterviewer(one.data() as InterviewRecord<StoredTime>, uid));
      const outcomes = await fewAtATime(theirs, ({ id, ref }) =>
        change('applications', id, null, async ({ record, transaction }) => {
          const stored = (await transaction.get(ref)).data() as InterviewRecord<StoredTime> | undefined;
          const times = stored && withoutInterviewer(stored, uid);
          if (!times) return { result: undefined };
          const after = interviewRecord({ ...stored, ...times });
          transaction.update(ref, { ...times, interviewers: interviewersOf(after) });
          return { fields: { assignedTo: assignedTo(record.assignee, after) }, result: undefined };
        }),
      );
      for (const outcome of outcomes)
        if (outcome.status === 'rejected' && !isNotFound(outcome.reason)) throw outcome.reason;
      await leaveKeptInterviews(database, uid);
    },
    async showAssigned(uid) {
      const database = await firestore();
      const [held, arranged] = await Promise.all([
        database.collection(collections.applications).where('assignee.uid', '==', uid).select().get(),
        database.collection(collections.interviews).where('time.interviewer.uid', '==', uid).select().get(),
      ]);
      const ids = [...new Set([...held.docs, ...arranged.docs].map(({ id }) => id))];
      const outcomes = await fewAtATime(ids, (id) =>
        change('applications', id, null, async (current) => {
          const interview = await readInterview(current);
          if (interview)
            current.transaction.update(database.collection(collections.interviews).doc(id), {
              interviewers: interviewersOf(interview),
            });
          return { fields: { assignedTo: assignedTo(current.record.assignee, interview) }, result: undefined };
        }),
      );
      for (const outcome of outcomes)
        if (outcome.status === 'rejected' && !isNotFound(outcome.reason)) throw outcome.reason;
    },
    mark: (kind, id, unread, by) =>
      change(kind, id, by, async ({ record }) => {
        if (record.unread === unread) return { result: undefined };
        return { fields: { unread }, line: { kind: unread ? 'unread' : 'read' }, result: undefined };
      }),
    addNote: (kind, id, { id: noteId, text, by }) =>
      change(kind, id, by, async ({ reference, at, transaction }) => {
        const notes = reference.collection(timelineCollections.notes);
        const target = noteId ? notes.doc(noteId) : notes.doc();
        const before = noteId ? (await transaction.get(target)).data() : undefined;
        if (before)
          return { result: { text, by, id: target.id, at: (before.at as StoredTime).toDate().toISOString() } };
        const note: SubmissionNote<Date> = { text, by, at };
        transaction.create(target, note);
        return { result: { ...note, id: target.id, at: at.toISOString() } };
      }),
    send: (kind, id, message) => change(kind, id, message.by, (current) => sendMessage(current, message)),
    receive: (kind, id, reply) => change(kind, id, null, (current) => receiveMessage(current, reply)),
    unsend: (kind, id, messageId, by) => change(kind, id, by, (current) => unsendMessage(current, messageId, by)),
    async messageLeaves(transaction, id, { submission, emailService: { template } }) {
      if (!submission || template !== 'message') return undefined;
      const { kind } = submission;
      const database = await firestore();
      const stored = await transaction.get(database.collection(collections[kind]).doc(submission.id));
      if (stored.get('waitingMove.message') !== id) return undefined;
      const { by } = (
        await transaction.get(stored.ref.collection(timelineCollections.messages).doc(id))
      ).data() as SentMessage<StoredTime>;
      const { to } = stored.get('waitingMove');
      await changeStored(transaction, database, kind, stored, by, (current) => moveAsMessageLeaves(current, to, by));
      return undefined;
    },
    async messageDiscarded(transaction, database, { id, submission }) {
      if (!submission) return;
      const stored = await transaction.get(database.collection(collections[submission.kind]).doc(submission.id));
      if (stored.get('waitingMove.message') === id)
        transaction.update(stored.ref, { waitingMove: FieldValue.delete() });
    },
    async messageRestored(transaction, database, { id, submission }) {
      if (!submission) return;
      const stored = await transaction.get(database.collection(collections[submission.kind]).doc(submission.id));
      const message = await transaction.get(stored.ref.collection(timelineCollections.messages).doc(id));
      const { movesTo: to, at } = (message.data() ?? {}) as Partial<StoredMessage>;
      // A move or a message since then is the newer decision.
      if (to === undefined || !at || stored.get('waitingMove') || stored.get('statusChangedAt') > at) return;
      transaction.update(stored.ref, { waitingMove: { to, message: id } });
    },
    takeTime: (id, time) => change('applications', id, null, (current) => takeTime(current, time)),
    declineTimes: (id, reply) => change('applications', id, null, (current) => declineTimes(current, reply)),
    cancelInterview: (id, how) =>
      change('applications', id, how?.by ?? null, (current) =>
        how ? cancelByAdmin(current, how) : cancelByApplicant(current),
      ),
    addFile: (kind, id, file) => change(kind, id, null, (current) => addFile(current, file)),
    judge: (id, card) =>
      change('applications', id, card.by, (current) => addScorecard(current, card), scorecardMessages.gone),
    showNames: (id, by) =>
      change('applications', id, by, async ({ record }) =>
        isHidden(record) ? { fields: {}, showsNames: true, result: undefined } : { result: undefined },
      ),
    noteExport: (id, by) =>
      change('applications', id, by, async ({ record }) =>
        isHidden(record)
          ? { fields: {}, line: { kind: 'namesShown', because: 'exported' }, result: undefined }
          : { result: undefined },
      ),
    downloadFile: (kind, id, file, by, isOnlyIfAssigned = false) =>
      change(kind, id, by, async (current) => {
        const { assignedTo: uids = [] } = current.record as Partial<SubmissionRecord<'applications'>>;
        // As if it were not there: who it is not assigned to learns nothing.
        if (isOnlyIfAssigned && !uids.includes(by.uid)) throw new HttpError(404, deskMessages.notFound);
        return tellDownload(current, file);
      }),
    async erase(kind, id) {
      const database = await firestore();
      await eraseWithFiles({ database, files }, kind, [database.collection(collections[kind]).doc(id)]);
    },
  };
}

const isNotFound = (error: unknown) => error instanceof HttpError && error.status === 404;

/** Somebody who can be given a submission: an admin, by the record that the rules ask for as well, of a role that sees it. */
async function colleague(
  transaction: Transaction,
  database: Firestore,
  kind: SubmissionKind,
  uid: string,
): Promise<DeskAuthor> {
  const admin = await transaction.get(database.collection(collections.admins).doc(uid));
  const record = admin.data() as AdminDocument | undefined;
  if (!record) throw new HttpError(400, deskMessages.notAnAdmin);
  if (!canBeGiven(kind, rolesOf(record))) throw new HttpError(400, deskMessages.notTheirs);
  return { uid, email: record.email };
}
