import { assignedTo, canBeGiven } from '@ohmbridge/contract/desk/assigned-to';
import type { Standing } from '@ohmbridge/contract/desk/desk-routes';
import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import { type Scorecard, scorecardMessages } from '@ohmbridge/contract/desk/scorecards';
import type { OwnFile, SubmissionFile } from '@ohmbridge/contract/desk/submission-files';
import { type SubmissionKind, type SubmissionStatus, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import {
  type DeskAuthor,
  type SubmissionNote,
  type SubmissionRecord,
  timelineCollections,
} from '@ohmbridge/contract/desk/submission-record';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import { rolesOf } from '@ohmbridge/contract/team/roles';
import type { Transaction } from 'firebase-admin/firestore';
import { fewAtATime } from '../shared/few-at-a-time.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { eraseWithFiles } from './erase-submissions.ts';
import type { FileStore } from './files/file-store.ts';
import { addFile, type NewFile, tellDownload } from './files/submission-files.ts';
import { isHidden } from './hidden-names.ts';
import { planInterviewAfterMove } from './interviews/arrange-interview.ts';
import { readInterview } from './interviews/interview.ts';
import { lineOf, noticeToAssignee, notify } from './notifications.ts';
import { addScorecard, type NewScorecard } from './scorecards.ts';
import { changeSubmission, isOwnMove, moved, movedMeanwhile, refuseMove, standingOf } from './submission.ts';

/** How a submission is moved: by whom (`null` is the applicant), and, where it is known, which standing of it they were shown. */
export interface Moving {
  by: DeskAuthor | null;
  unchangedSince?: string | undefined;
}

/**
 * The hiring desk in Firestore. Whatever changes a submission also writes, in the same transaction, a line of its timeline,
 * and the counts.
 */
export interface DeskStore {
  /** Moves a submission; one that stands there already stays as it is. */
  move: (kind: SubmissionKind, id: string, status: SubmissionStatus, how: Moving) => Promise<Standing>;
  assign: (kind: SubmissionKind, id: string, uid: string | null, by: DeskAuthor) => Promise<DeskAuthor | null>;
  /** Gives everything that is assigned to somebody to another, or to nobody. Cut off, it goes on from there when it is asked again. */
  handOver: (from: string, to: string | null, by: DeskAuthor) => Promise<void>;
  mark: (kind: SubmissionKind, id: string, unread: boolean, by: DeskAuthor) => Promise<void>;
  /** Adds a note. Under an `id` it is added once. */
  addNote: (
    kind: SubmissionKind,
    id: string,
    note: { id: string | undefined; text: string; by: DeskAuthor },
  ) => Promise<SubmissionNote & { id: string }>;
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

export function createDeskStore(files: Pick<FileStore, 'remove'>): DeskStore {
  const assign = (kind: SubmissionKind, id: string, uid: string | null, by: DeskAuthor, isTold = true) =>
    changeSubmission(kind, id, by, async (current) => {
      const { record, at, transaction } = current;
      const assignee = uid === null ? null : await colleague(transaction, kind, uid);
      if ((record.assignee?.uid ?? null) === uid) return { result: record.assignee };
      const seenBy = kind === 'applications' && { assignedTo: assignedTo(assignee, await readInterview(current)) };
      if (assignee && assignee.uid !== by.uid && isTold)
        await notify(transaction, [{ uid: assignee.uid, line: lineOf('assigned', kind, record, at) }]);
      return { fields: { assignee, ...seenBy }, line: { kind: 'assigned', to: assignee }, result: assignee };
    });

  return {
    move: (kind, id, status, { by, unchangedSince }) =>
      changeSubmission(kind, id, by, async (current) => {
        const { record, at } = current;
        const standing = standingOf(record);
        if (record.status === status) return { result: standing };
        refuseMove(kind, record, status, by);
        if (unchangedSince !== undefined && Date.parse(unchangedSince) !== Date.parse(record.statusChangedAt))
          throw movedMeanwhile(standing, await isOwnMove(current, by));
        const { transaction } = current;
        const interview = await planInterviewAfterMove(current, status, { by, isTold: false });
        const notices = by === null ? noticeToAssignee(current, 'withdrawn') : [];
        await notify(transaction, [...notices, ...(interview?.notices ?? [])]);
        interview?.write();
        const change = moved(record, status, at, by);
        return { ...change, fields: { ...change.fields, ...interview?.fields } };
      }),
    assign,
    async handOver(from, to, by) {
      let isAnything = false;
      for (const kind of submissionKinds) {
        const theirs = db().collection(collections[kind]).where('assignee.uid', '==', from).select();
        const { docs } = await theirs.get();
        // What was erased meanwhile is assigned to nobody.
        isAnything ||= docs.length > 0;
        // They are told once, of all of it.
        for (const outcome of await fewAtATime(docs, ({ id }) => assign(kind, id, to, by, false)))
          if (outcome.status === 'rejected' && !isNotFound(outcome.reason)) throw outcome.reason;
      }
      if (isAnything && to !== null && to !== by.uid)
        await db().runTransaction((transaction) =>
          notify(transaction, [{ uid: to, line: { event: 'handedOver', at: new Date() } }]),
        );
    },
    mark: (kind, id, unread, by) =>
      changeSubmission(kind, id, by, async ({ record }) => {
        if (record.unread === unread) return { result: undefined };
        return { fields: { unread }, line: { kind: unread ? 'unread' : 'read' }, result: undefined };
      }),
    addNote: (kind, id, { id: noteId, text, by }) =>
      changeSubmission(kind, id, by, async ({ reference, at, transaction }) => {
        const notes = reference.collection(timelineCollections.notes);
        const target = noteId ? notes.doc(noteId) : notes.doc();
        const before = noteId ? (await transaction.get(target)).data() : undefined;
        if (before)
          return { result: { text, by, id: target.id, at: (before.at as StoredTime).toDate().toISOString() } };
        const note: SubmissionNote<Date> = { text, by, at };
        transaction.create(target, note);
        return { result: { ...note, id: target.id, at: at.toISOString() } };
      }),
    addFile: (kind, id, file) => changeSubmission(kind, id, null, (current) => addFile(current, file)),
    judge: (id, card) =>
      changeSubmission('applications', id, card.by, (current) => addScorecard(current, card), scorecardMessages.gone),
    showNames: (id, by) =>
      changeSubmission('applications', id, by, async ({ record }) =>
        isHidden(record) ? { fields: {}, showsNames: true, result: undefined } : { result: undefined },
      ),
    noteExport: (id, by) =>
      changeSubmission('applications', id, by, async ({ record }) =>
        isHidden(record)
          ? { fields: {}, line: { kind: 'namesShown', because: 'exported' }, result: undefined }
          : { result: undefined },
      ),
    downloadFile: (kind, id, file, by, isOnlyIfAssigned = false) =>
      changeSubmission(kind, id, by, async (current) => {
        const { assignedTo: uids = [] } = current.record as Partial<SubmissionRecord<'applications'>>;
        // As if it were not there: who it is not assigned to learns nothing.
        if (isOnlyIfAssigned && !uids.includes(by.uid)) throw new HttpError(404, deskMessages.notFound);
        return tellDownload(current, file);
      }),
    async erase(kind, id) {
      await eraseWithFiles(files, kind, [db().collection(collections[kind]).doc(id)]);
    },
  };
}

const isNotFound = (error: unknown) => error instanceof HttpError && error.status === 404;

/** Somebody who can be given a submission: an admin, by the record that the rules ask for as well, of a role that sees it. */
async function colleague(transaction: Transaction, kind: SubmissionKind, uid: string): Promise<DeskAuthor> {
  const admin = await transaction.get(db().collection(collections.admins).doc(uid));
  const record = admin.data() as AdminDocument | undefined;
  if (!record) throw new HttpError(400, deskMessages.notAnAdmin);
  if (!canBeGiven(kind, rolesOf(record))) throw new HttpError(400, deskMessages.notTheirs);
  return { uid, email: record.email };
}
