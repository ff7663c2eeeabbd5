import { deskLimits } from '@site/contract/desk/desk-limits';
import { withApplicantName } from '@site/contract/desk/hidden-names';
import { fullPhone } from '@site/contract/desk/phone';
import { endedStatuses, type OwnMessage, type OwnRecord } from '@site/contract/desk/sender-page';
import type { OwnSubmission } from '@site/contract/desk/sender-page-routes';
import { type OwnFile, ownFile, type SubmissionFile } from '@site/contract/desk/submission-files';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import {
  isReceived,
  type SubmissionMessage,
  type SubmissionRecord,
  submissionRecord,
  timelineCollections,
  timelineLine,
} from '@site/contract/desk/submission-record';
import { keptUntil } from '@site/contract/nightly/retention';
import type { StoredTime } from '@site/contract/shared/collections';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { type Identity, readIdentity, withIdentity } from './hidden-names.ts';
import { type ShownInterview, shownInterview } from './interviews/shown-interview.ts';
import { readRetentionDays } from './read-desk-settings.ts';
import { newestOfAddress } from './submissions-of-address.ts';

/** Gives the submissions of one kind from a sender as their page shows them, the newest first. */
export async function shownSubmissions<Kind extends SubmissionKind>(
  kind: Kind,
  emailKey: string,
): Promise<OwnSubmission<Kind>[]> {
  const newest = await newestOfAddress(kind, emailKey, deskLimits.ownSubmissions);
  // Only a few are read at a time: the text of each can be large.
  const shown = await pLimit(5).map(newest, ({ submission: { ref } }) => shownSubmission(ref));
  // The kind decides the kind of the result.
  return shown.flatMap((one) => one ?? []) as OwnSubmission<Kind>[];
}

/** Reads a submission for its sender; `undefined` if it was erased in the meantime. */
async function shownSubmission(reference: DocumentReference): Promise<OwnSubmission | undefined> {
  const snapshot = await reference.get();
  if (!snapshot.exists) return undefined;
  const onDesk: SubmissionRecord = submissionRecord(snapshot.id, snapshot.data() ?? {});
  const identity = await readIdentity(onDesk);
  const record = identity ? withIdentity(onDesk, identity) : onDesk;
  const [notes, messages, files] = await Promise.all([
    reference.collection(timelineCollections.notes).count().get(),
    reference.collection(timelineCollections.messages).orderBy('at').limitToLast(deskLimits.ownMessages).get(),
    filesOf(snapshot, identity),
  ]);
  const interview = 'cvLink' in record ? await shownInterview(record, new Date()) : {};
  // A message that has not left still has its `effects`.
  const left = messages.docs.filter((line) => line.get('effects') === undefined);
  const lines = left.map((line) => timelineLine<SubmissionMessage>(line.id, line.data()));
  return ownSubmission(record, { notes: notes.data().count, files, ...interview }, lines);
}

/** Gives the files that were added to a submission; most submissions have none. */
async function filesOf(submission: DocumentSnapshot, identity: Identity | undefined): Promise<OwnFile[]> {
  if (submission.get('fileTotals') === undefined) return [];
  const { docs } = await submission.ref.collection(timelineCollections.files).orderBy('at').get();
  return docs.map((line) => {
    const file = ownFile(line.id, line.data() as SubmissionFile<StoredTime>);
    return { ...file, name: identity?.files?.[line.id] ?? file.name };
  });
}

/** Gives a submission as its page shows it. The page shows the number of the admins' notes, not their text. */
function ownSubmission(
  record: SubmissionRecord,
  { notes, files, ...interview }: Pick<OwnRecord, 'notes' | 'files'> & ShownInterview,
  messages: readonly SubmissionMessage[],
): OwnSubmission {
  const { reference, receivedAt, statusChangedAt } = record;
  const common: Omit<OwnRecord, 'status'> = {
    ...{ reference, receivedAt, statusChangedAt },
    ...{ notes, files },
    messages: messages.map((message) => ownMessage(message, record.firstName)),
    keptUntil: keptUntil(record, readRetentionDays()).toISOString().slice(0, 10),
  };
  return 'cvLink' in record
    ? { ...common, status: record.status, ...ofApplication(record, interview) }
    : { ...common, status: record.status, ...ofEnquiry(record) };
}

function ofApplication(record: SubmissionRecord<'applications'>, { interview, choice }: ShownInterview) {
  const { status, job } = record;
  const { firstName, lastName, email, phone, country, position, linkedin, cvLink, comments, answers } = record;
  return {
    ...(interview && !endedStatuses.includes(status) && { interview }),
    ...(choice && !endedStatuses.includes(status) && { choice }),
    ...(job && { job }),
    sent: {
      ...{ firstName, lastName, email, phone, country, position, linkedin, cvLink, comments },
      ...(answers && { answers: answers.map(({ id, words, answer }) => ({ id, words, answer })) }),
    },
  };
}

function ofEnquiry(record: SubmissionRecord<'enquiries'>) {
  const { firstName, lastName, email, company, subject, message } = record;
  const phone = fullPhone(record);
  return { sent: { firstName, lastName, email, phone, company, subject, message } };
}

function ownMessage(message: SubmissionMessage, firstName: string): OwnMessage {
  const { at, text } = message;
  if (isReceived(message)) return { at, from: message.from, text };
  const named = (words: string) => withApplicantName(words, firstName);
  return { at, from: 'admin', subject: named(message.subject), text: named(text) };
}
