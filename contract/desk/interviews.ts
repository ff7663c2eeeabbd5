import type { StoredTime } from '../shared/collections.ts';
import type { Country } from '../shared/countries.ts';
import { interviewWords } from './interview-words.ts';
import type { DeskAuthor, Interview } from './submission-record.ts';

// The times that applicants choose from. No schemas here: screens read this, and the page of an applicant its messages.

/** Where it stands: times are offered, one is arranged, none of them fits the applicant, or it was called off. */
type InterviewState = 'offered' | 'arranged' | 'declined' | 'cancelled';

/** A time, and who is to talk to the applicant then; nobody is named of those that were arranged without. */
export interface InterviewTime<Time = string> extends Interview<Time> {
  interviewer: DeskAuthor | null;
}

/** A document of `interviews`, under the id of the application that it is about. */
export interface InterviewRecord<Time = string> {
  state: InterviewState;
  /** Who has brought it there. */
  by: 'admin' | 'applicant';
  /** The version: a change that was made over another one is refused. */
  changedAt: Time;
  /** When its message leaves: the applicant is shown nothing of it before. */
  shownFrom: Time;
  /** What the applicant can choose from; no two of them overlap, so each is known by its start. */
  offered: InterviewTime<Time>[];
  /** The time that was taken, or set by an admin. It stays when that is cancelled. */
  time: InterviewTime<Time> | null;
  /** The uids of those who talk to the applicant, as long as it is not called off: they may read it. None in one of before there were roles. */
  interviewers?: string[];
  /** When it begins, as long as it is arranged: by that the desk finds it. */
  at: Time | null;
  /** Of an interview that ended with its application: how it stood, should the application be moved back. */
  endedFrom: InterviewState | null;
  /** How often the applicant has taken a time. */
  taken: number;
  /** What it says of the applicant on the desk. */
  applicant: { reference: string; firstName: string; lastName: string; about: string; country: Country };
  /** Our mails about it, by their ids: they are erased with it. */
  mails: string[];
  /** That of them which may wait to leave: what changes the interview takes it back. */
  waitingMail: string | null;
}

/** The same as the desk, and the server, have it. */
export function interviewRecord(stored: InterviewRecord<StoredTime>): InterviewRecord {
  const { changedAt, shownFrom, offered, time, at } = stored;
  return {
    ...stored,
    changedAt: isoOf(changedAt),
    shownFrom: isoOf(shownFrom),
    offered: offered.map(timeOf),
    time: time && timeOf(time),
    at: at && isoOf(at),
  };
}

const isoOf = (moment: StoredTime) => moment.toDate().toISOString();
const timeOf = (time: InterviewTime<StoredTime>): InterviewTime => ({ ...time, at: isoOf(time.at) });

/** What an applicant is shown of it, beside the time that is arranged: what they can choose from now. */
export interface OwnInterview {
  state: InterviewState;
  by: 'admin' | 'applicant';
  times: Interview[];
}

export const interviewLimits = {
  /** As many times an offer has. */
  minTimes: 2,
  maxTimes: 6,
  minMinutes: 5,
  maxMinutes: 480,
  /** As far ahead a time can be offered. */
  daysAhead: 365,
  /** So often an applicant can take a time: each sends a mail, and a link may get into other hands. */
  taken: 20,
  /** So long before it begins, a mail reminds of it. */
  reminderHours: 24,
} as const;

/** What applicants hear about their interviews. */
export const ownInterviewMessages = {
  timeTaken: 'This time has just been taken by somebody else. Please choose another.',
  timeGone: 'This time is not offered any more. Please choose another.',
  timeOver: 'This time is over. Please choose another.',
  nothingOffered: 'No times are offered any more. Please write to us.',
  nothingToCancel: 'There is no interview to cancel any more.',
  tooManyChanges: 'You have changed the time as often as this page allows. Please write to us.',
} as const;

/** When an interview ends. */
export function interviewEnd({ at, minutes }: Pick<Interview, 'at' | 'minutes'>): number {
  return Date.parse(at) + minutes * 60_000;
}

type Span = Pick<Interview, 'at' | 'minutes'>;

/** Whether two interviews would take place at the same moment; one may begin when the other ends. */
export function overlaps(one: Span, other: Span): boolean {
  return Date.parse(one.at) < interviewEnd(other) && Date.parse(other.at) < interviewEnd(one);
}

/** Whether any two do. */
export function anyOverlap(times: readonly Span[]): boolean {
  return times.some((one, index) => times.slice(index + 1).some((other) => overlaps(one, other)));
}

/** Whether a time can still be offered, or taken. */
export function isAhead({ at }: Pick<Interview, 'at'>, now: Date): boolean {
  const milliseconds = Date.parse(at) - now.getTime();
  return milliseconds > 0 && milliseconds <= interviewLimits.daysAhead * 86_400_000;
}

/** The times of an offer, a line each, in the time of the country that the applicant chose. */
export function timesWords(times: readonly Interview[], country: Country): string {
  return times.map((time) => `– ${interviewWords(time, country).split('\n').join(', ')}`).join('\n');
}

/** An application that has been called off, or turned down, has no interview any more. */
export const statusesWithoutInterview: readonly string[] = ['rejected', 'withdrawn'];
