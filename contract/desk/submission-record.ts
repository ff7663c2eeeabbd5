import type { JobAuthor } from '../jobs/job-change.ts';
import type { Answer } from '../jobs/question.ts';
import type { StoredTime } from '../shared/collections.ts';
import type { Application } from './application.ts';
import type { Contact } from './contact.ts';
import type { HiringStep } from './hiring-statistics.ts';
import type { FileTotals, SubmissionFile } from './submission-files.ts';
import type { ApplicationStatus, EnquiryStatus, SubmissionKind, SubmissionStatus } from './submission-kinds.ts';

/** An admin, as the hiring desk names one. */
export type DeskAuthor = JobAuthor;

/** An interview that has been arranged. */
export interface Interview<Time = string> {
  at: Time;
  minutes: number;
  /** A place, a room or a link, as it was typed. */
  where: string;
  /** The number of the interview for its applicant, from the second on: calendars keep the earlier ones. */
  round?: number;
}

/** What the hiring desk knows of a submission beside what was sent. */
interface Desk<Status extends SubmissionStatus, Time> {
  reference: string;
  status: Status;
  /** The version that a move names as `unchangedSince`. */
  statusChangedAt: Time;
  /** When it came to the desk: at once, or when it was released from quarantine. Lists are sorted by it. */
  receivedAt: Time;
  /** When whoever sent it last did something. */
  heardAt: Time;
  /** When we last wrote to them. */
  wroteAt: Time | null;
  /** When we first did. */
  firstWroteAt: Time | null;
  /** Of an application: when it came to each step of its way. A move back forgets the steps after. */
  reachedAt?: Partial<Record<HiringStep, Time>>;
  /** Since when they wait for us; `null` once they were answered, or their submission has ended. */
  waitsSince: Time | null;
  assignee: DeskAuthor | null;
  unread: boolean;
  /** Of the files that were added since. */
  fileTotals?: FileTotals;
  /** A document of `interviews` has its id: most have none. */
  hasInterview?: true;
  /** The waiting message, by its id, that moves the submission as the message leaves. */
  waitingMove?: { to: Status; message: string };
}

/**
 * What a document of `applications` or `enquiries` has beside what was sent as long as it is not on the desk: it waits to be
 * admitted, which takes a second or two, or is in quarantine.
 */
export interface WaitingFields<Time = StoredTime> {
  createdAt: Time;
  /** Whose it is, as `emailKey` will say. */
  senderKey: string;
  waitingSince?: Time;
  quarantined?: true;
}

/**
 * What it has on the desk. The answers of `words` and `emailKey` are for queries only: see `submission-search.ts`.
 */
export interface DeskFields<Status extends SubmissionStatus, Time = StoredTime> extends Desk<Status, Time> {
  createdAt: Time;
  words: string[];
  emailKey: string;
  /** Nobody was told that it is here, because too many had been told before. */
  notAcknowledged?: true;
}

/** The job that an application named: as it was advertised then. */
export interface AppliedJobRecord {
  reference: string;
  title?: string;
}

export interface ApplicationRecord extends Omit<Application, 'job' | 'answers'>, Desk<ApplicationStatus, string> {
  id: string;
  createdAt: string;
  emailKey: string;
  job?: AppliedJobRecord;
  answers?: Answer[];
  interview?: Interview;
  /** The uids of its assignee and of its interviewers: an interviewer sees those that have theirs. None in one of before there were roles. */
  assignedTo?: string[];
  notAcknowledged?: true;
  /** Who sent it is known to the server alone: name, addresses and links are blank. */
  namesHidden?: true;
  /** Who has sent a scorecard, by their uids. */
  judgedBy?: string[];
}

export interface EnquiryRecord extends Contact, Desk<EnquiryStatus, string> {
  id: string;
  createdAt: string;
  emailKey: string;
  notAcknowledged?: true;
}

export type SubmissionRecord<Kind extends SubmissionKind = SubmissionKind> = Kind extends 'applications'
  ? ApplicationRecord
  : EnquiryRecord;

/** The record of a document that is on the desk. */
export function submissionRecord<Kind extends SubmissionKind>(id: string, stored: object): SubmissionRecord<Kind> {
  const {
    words: _words,
    interview,
    reachedAt,
    ...fields
  } = stored as DeskFields<never> & {
    interview?: Interview<StoredTime>;
  };
  return {
    ...fields,
    id,
    createdAt: isoOf(fields.createdAt),
    receivedAt: isoOf(fields.receivedAt),
    statusChangedAt: isoOf(fields.statusChangedAt),
    heardAt: isoOf(fields.heardAt),
    wroteAt: fields.wroteAt ? isoOf(fields.wroteAt) : null,
    firstWroteAt: fields.firstWroteAt ? isoOf(fields.firstWroteAt) : null,
    waitsSince: fields.waitsSince ? isoOf(fields.waitsSince) : null,
    ...(reachedAt && {
      reachedAt: Object.fromEntries(Object.entries(reachedAt).map(([step, at]) => [step, isoOf(at)])),
    }),
    ...(interview && { interview: { ...interview, at: isoOf(interview.at) } }),
  } as unknown as SubmissionRecord<Kind>;
}

/** The sub-collections of a submission. Each is only ever added to; but a message that is taken back leaves a change in its place. */
export const timelineCollections = {
  changes: 'changes',
  notes: 'notes',
  messages: 'messages',
  files: 'files',
} as const;

/** What can happen to a submission. `by` is `null` where the applicant did it. `time` is when an interview begins. One `unsent` has the id of the message that it was. */
export type SubmissionChange<Time = string> = { at: Time; by: DeskAuthor | null } & (
  | { kind: 'read' | 'unread' | 'withdrawn' | 'unsent' }
  | { kind: 'moved'; from: SubmissionStatus; to: SubmissionStatus }
  | { kind: 'assigned'; to: DeskAuthor | null }
  | { kind: 'downloaded'; name: string }
  | { kind: 'interviewTaken' | 'interviewMoved' | 'interviewRestored'; time: string }
  | { kind: 'interviewDeclined' }
  | { kind: 'interviewCancelled'; time: string | null }
  | { kind: 'judged' }
  | { kind: 'namesShown'; because: 'asked' | 'interview' | 'exported' }
);

/** What an admin wrote for colleagues. */
export interface SubmissionNote<Time = string> {
  text: string;
  by: DeskAuthor;
  at: Time;
}

/** Who has written a message. */
export type MessageAuthor = 'admin' | 'applicant' | 'enquirer';

/** As whom the person writes who has sent a submission. */
export const senderOf = { applications: 'applicant', enquiries: 'enquirer' } as const satisfies Record<
  SubmissionKind,
  MessageAuthor
>;
export type Sender = (typeof senderOf)[SubmissionKind];

/** What was sent to the person. Its mail has the same id in the outbox, and the delivery of it is told there. */
export interface SentMessage<Time = string> {
  from: 'admin';
  /** Which template it began as, and its version; without one it was written freely. */
  template?: { name: string; version: number };
  subject: string;
  text: string;
  by: DeskAuthor;
  at: Time;
  /** Until then it can be taken back. */
  leavesAt: Time;
}

/** What the person wrote on the page of their own. */
export interface ReceivedMessage<Time = string> {
  from: Sender;
  text: string;
  at: Time;
}

export type SubmissionMessage<Time = string> = SentMessage<Time> | ReceivedMessage<Time>;

export function isReceived<Time>(message: SubmissionMessage<Time>): message is ReceivedMessage<Time> {
  return message.from !== 'admin';
}

/** A line of the timeline, from the document that Firestore has given. */
export function timelineLine<Line extends SubmissionChange | SubmissionNote | SubmissionMessage | SubmissionFile>(
  id: string,
  stored: object,
): Line & { id: string } {
  const { at, leavesAt, ...line } = stored as { at: StoredTime; leavesAt?: StoredTime };
  const times = { at: isoOf(at), ...(leavesAt && { leavesAt: isoOf(leavesAt) }) };
  return { ...line, ...times, id } as unknown as Line & { id: string };
}

/** The mail that told the person that their application or enquiry is here: its id in the outbox. The office's has the id of the submission. */
export function acknowledgementMailId(id: string): string {
  return `${id}-acknowledgement`;
}

const isoOf = (moment: StoredTime) => moment.toDate().toISOString();
