import type { Answer } from '../jobs/question.ts';
import type { Author } from '../shared/author.ts';
import { type StoredTime, withIsoTimes } from '../shared/collections.ts';
import type { Application } from './application.ts';
import type { Contact } from './contact.ts';
import type { HiringStep } from './hiring-statistics.ts';
import type { RejectionReason } from './rejection-reasons.ts';
import type { FileTotals, SubmissionFile } from './submission-files.ts';
import type { ApplicationStatus, EnquiryStatus, SubmissionKind, SubmissionStatus } from './submission-kinds.ts';

/** An interview that has been arranged. */
export interface Interview<Time = string> {
  at: Time;
  minutes: number;
  /** A place, a room or a link, as typed. */
  where: string;
  /** The number of the applicant's interview, from the second on: calendars keep the earlier ones. */
  round?: number;
}

/** The fields that the hiring desk adds to a submission. */
interface Desk<Status extends SubmissionStatus, Time> {
  createdAt: Time;
  reference: string;
  status: Status;
  /** The version that a move sends as `unchangedSince`. */
  statusChangedAt: Time;
  /** When it came to the desk: at once, or on its release from quarantine. Lists are sorted by it. */
  receivedAt: Time;
  /** When the sender last did something. */
  heardAt: Time;
  /** When the firm last wrote to the sender. */
  wroteAt: Time | null;
  /** When the firm first wrote to the sender. */
  firstWroteAt: Time | null;
  /** When an application reached each step. A move back deletes the later steps. */
  reachedAt?: Partial<Record<HiringStep, Time>>;
  /** Since when the sender waits for an answer; `null` after the answer or the end of the submission. */
  waitsSince: Time | null;
  assignee: Author | null;
  unread: boolean;
  fileTotals?: FileTotals;
  /** Set if a document of `interviews` has its id. */
  hasInterview?: true;
  /** The id of the waiting message that will move the submission as it leaves. */
  waitingMove?: { to: Status; message: string; leavesAt: Time };
  /** For queries: see `submission-search.ts`. */
  emailKey: string;
  /** The sender got no acknowledgement, because their address had got too many. */
  notAcknowledged?: true;
}

/**
 * The fields of a submission that is not yet on the desk: it waits for its intake, which takes a second or two, or is in
 * quarantine.
 */
export interface WaitingFields<Time = StoredTime> {
  createdAt: Time;
  /** The later `emailKey`. */
  senderKey: string;
  waitingSince?: Time;
  quarantined?: true;
}

/** The stored fields of a submission on the desk; `words` is for queries as well. */
export interface DeskFields<Status extends SubmissionStatus, Time = StoredTime> extends Desk<Status, Time> {
  words: string[];
}

/** The job of an application, as it was advertised then. */
export interface AppliedJobRecord {
  reference: string;
  title?: string;
}

export interface ApplicationRecord extends Omit<Application, 'job' | 'answers'>, Desk<ApplicationStatus, string> {
  id: string;
  job?: AppliedJobRecord;
  answers?: Answer[];
  interview?: Interview;
  /** The uids of the assignee and of the interviewers: interviewers see the applications with their uid. */
  assignedTo?: string[];
  /** Name, addresses and links are blank; only the server knows the sender. */
  namesHidden?: true;
  /** The reason of a rejection, if an admin gave one. The applicant's page never shows it. */
  rejectionReason?: RejectionReason | null;
  /** The uids of the authors of its scorecards. */
  judgedBy?: string[];
}

export interface EnquiryRecord extends Contact, Desk<EnquiryStatus, string> {
  id: string;
}

export type SubmissionRecord<Kind extends SubmissionKind = SubmissionKind> = Kind extends 'applications'
  ? ApplicationRecord
  : EnquiryRecord;

export function submissionRecord<Kind extends SubmissionKind>(id: string, stored: object): SubmissionRecord<Kind> {
  const { words: _words, ...fields } = stored as DeskFields<never>;
  // A field without a value may be missing.
  const empty = { wroteAt: null, firstWroteAt: null, waitsSince: null };
  return { ...withIsoTimes<SubmissionRecord<Kind>>({ ...empty, ...fields }), id };
}

/** The sub-collections of a submission. Their documents never change; a message that is taken back becomes a change. */
export const timelineCollections = {
  changes: 'changes',
  notes: 'notes',
  messages: 'messages',
  files: 'files',
} as const;

/**
 * An event of a submission. `by` is `null` for the applicant; `time` is the start of an interview. An `unsent` event has the id of
 * its message.
 */
export type SubmissionChange<Time = string> = { at: Time; by: Author | null } & (
  | { kind: 'read' | 'unread' | 'withdrawn' | 'unsent' }
  | { kind: 'moved'; from: SubmissionStatus; to: SubmissionStatus; reason?: RejectionReason }
  | { kind: 'assigned'; to: Author | null }
  | { kind: 'downloaded'; name: string }
  | { kind: 'interviewTaken' | 'interviewMoved' | 'interviewRestored'; time: string }
  | { kind: 'interviewDeclined' }
  | { kind: 'interviewCancelled'; time: string | null }
  | { kind: 'judged' }
  | { kind: 'namesShown'; because: 'asked' | 'interview' | 'exported' }
);

export interface SubmissionNote<Time = string> {
  text: string;
  by: Author;
  at: Time;
}

export type MessageAuthor = 'admin' | 'applicant' | 'enquirer';

export const senderOf = { applications: 'applicant', enquiries: 'enquirer' } as const satisfies Record<
  SubmissionKind,
  MessageAuthor
>;
export type SenderKind = (typeof senderOf)[SubmissionKind];

/** A message to the sender. Its email in the outbox has the same id, and the state of its delivery. */
export interface SentMessage<Time = string> {
  from: 'admin';
  /** The template from which the admin began. */
  template?: { name: string; version: number };
  subject: string;
  text: string;
  by: Author;
  at: Time;
  /** When the message leaves; before that it can be taken back. */
  leavesAt: Time;
}

export interface ReceivedMessage<Time = string> {
  from: SenderKind;
  text: string;
  at: Time;
}

export type SubmissionMessage<Time = string> = SentMessage<Time> | ReceivedMessage<Time>;

export function isReceived<Time>(message: SubmissionMessage<Time>): message is ReceivedMessage<Time> {
  return message.from !== 'admin';
}

export function timelineLine<Line extends SubmissionChange | SubmissionNote | SubmissionMessage | SubmissionFile>(
  id: string,
  stored: object,
): Line & { id: string } {
  return { ...withIsoTimes<Line>(stored), id };
}

/** Gives the outbox id of the acknowledgement email. The email to the office has the id of the submission. */
export function acknowledgementMailId(id: string): string {
  return `${id}-acknowledgement`;
}
