import type { Country } from '../firm/countries.ts';
import type { Author } from '../shared/author.ts';
import { withIsoTimes } from '../shared/collections.ts';
import { dayMilliseconds, minuteMilliseconds } from '../shared/time.ts';
import { interviewWords } from './interview-words.ts';
import type { Interview } from './submission-record.ts';

// Interviews and the times that applicants choose from. No schemas here: screens and the applicant's page load this file.

type InterviewState = 'offered' | 'arranged' | 'declined' | 'cancelled';

/** A time with its interviewer; `null` if the admin named no one. */
export interface InterviewTime<Time = string> extends Interview<Time> {
  interviewer: Author | null;
}

/** A document of `interviews`, by the id of its application. */
export interface InterviewRecord<Time = string> {
  state: InterviewState;
  /** The person who caused the state. */
  by: 'admin' | 'applicant';
  /** The version: the API refuses a change of an older version. */
  changedAt: Time;
  /** The times to choose from. They never overlap, so the start identifies a time. */
  offered: InterviewTime<Time>[];
  /** The time that the applicant took or an admin set. It stays after a cancellation. */
  time: InterviewTime<Time> | null;
  /** The uids of the interviewers, who may read it, unless it is cancelled. */
  interviewers?: string[];
  /** The start of an arranged interview, for the desk's queries. */
  at: Time | null;
  /** The state before the application ended; it is restored if the application is moved back. */
  endedFrom: InterviewState | null;
  /** The number of times that the applicant has taken a time. */
  taken: number;
  /** The applicant, for lists of interviews. */
  applicant: { reference: string; firstName: string; lastName: string; about: string; country: Country };
  /** The ids of the emails about it, which are erased with it. */
  mails: string[];
  /** The email that may still wait to leave: a change of the interview takes it back. */
  waitingMail: string | null;
  /** The start of the interview whose scorecard the interviewer was reminded of. */
  remindedOf?: Time;
}

export const interviewRecord = (stored: object): InterviewRecord => withIsoTimes<InterviewRecord>(stored);

/** An interview as the applicant sees it: the times to choose from. */
export interface OwnInterview {
  state: InterviewState;
  by: 'admin' | 'applicant';
  times: Interview[];
}

export const interviewLimits = {
  minTimes: 2,
  maxTimes: 6,
  minMinutes: 5,
  maxMinutes: 480,
  /** The farthest day of an offered time. */
  daysAhead: 365,
  /** The most times that an applicant can take a time: each sends an email, and someone else may have the link. */
  taken: 20,
  /** The time from the reminder of an interview to its start. */
  reminderHours: 24,
} as const;

export const ownInterviewMessages = {
  timeTaken: 'Someone else has just taken this time. Please choose another.',
  timeGone: 'This time is no longer offered. Please choose another.',
  timeOver: 'This time is over. Please choose another.',
  nothingOffered: 'There are no more times to choose from. Please write to us.',
  nothingToCancel: 'There is no interview left to cancel.',
  tooManyChanges: 'You have changed the time as often as this page allows. Please write to us.',
} as const;

export type Span = Pick<Interview, 'at' | 'minutes'>;

export function interviewEnd({ at, minutes }: Span): number {
  return Date.parse(at) + minutes * minuteMilliseconds;
}

/** Tells whether two interviews overlap; one may begin when the other ends. */
export function overlaps(one: Span, other: Span): boolean {
  return Date.parse(one.at) < interviewEnd(other) && Date.parse(other.at) < interviewEnd(one);
}

export function anyOverlap(times: readonly Span[]): boolean {
  return times.some((one, index) => times.slice(index + 1).some((other) => overlaps(one, other)));
}

export function inOrder<Time extends Span>(times: readonly Time[]): Time[] {
  return times.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Tells whether a time can still be offered or taken. */
export function isAhead({ at }: Pick<Interview, 'at'>, now: Date): boolean {
  const milliseconds = Date.parse(at) - now.getTime();
  return milliseconds > 0 && milliseconds <= interviewLimits.daysAhead * dayMilliseconds;
}

/** Gives the times of an offer, one a line, in the time of the applicant's country. */
export function timesWords(times: readonly Interview[], country: Country): string {
  return times.map((time) => `– ${interviewWords(time, country).split('\n').join(', ')}`).join('\n');
}

export const statusesWithoutInterview: readonly string[] = ['rejected', 'withdrawn'];
