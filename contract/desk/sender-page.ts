import type { Answer } from '../jobs/question.ts';
import { applicantLinkDays, hiredDays } from '../nightly/retention.ts';
import type { Application } from './application.ts';
import type { Contact } from './contact.ts';
import type { OwnInterview } from './interviews.ts';
import type { OwnFile } from './submission-files.ts';
import {
  type ApplicationStatus,
  type EnquiryStatus,
  endings,
  type SubmissionKind,
  type SubmissionStatus,
} from './submission-kinds.ts';
import type { Interview, MessageAuthor } from './submission-record.ts';

// The pages on which applicants and enquirers see their submissions and write to the firm. No schemas here: public pages load
// this file.

export const senderPagePaths = { applications: '/application', enquiries: '/enquiry' } as const satisfies Record<
  SubmissionKind,
  string
>;

/** The pattern of a token: 16 bytes that find the link and 32 bytes that prove it, as base64url. */
export const senderPageTokenPattern = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/;

/** Gives the address of a sender's page. The token is in the fragment, so that no server logs it. */
export function senderPageLink(kind: SubmissionKind, origin: string, token: string): string {
  return `${origin}${senderPagePaths[kind]}#${token}`;
}

/** A message as the sender of a submission sees it: without the names of admins. */
export interface OwnMessage {
  at: string;
  from: MessageAuthor;
  subject?: string;
  text: string;
}

/** A submission of either kind as its sender sees it. */
export interface OwnRecord<Status extends SubmissionStatus = SubmissionStatus> {
  reference: string;
  receivedAt: string;
  status: Status;
  statusChangedAt: string;
  /** The number of colleagues' notes. */
  notes: number;
  /** The messages of both sides, the oldest first. */
  messages: OwnMessage[];
  files: OwnFile[];
  /** The last day before it is deleted: `2027-11-23`. */
  keptUntil: string;
}

/** The line before the link in each message of the firm. */
export const replyLine = 'Answer on your page:';

/** An erasure code is valid for at least this time; a new one is made only after it. */
export const erasureCodeMinutes = 15;

export const senderPageLabels = { code: 'Code from the email', text: 'Your message' } as const;

export const senderPageMessages = {
  linkEnded: `This link no longer works: it is older than ${applicantLinkDays} days, the data has been deleted, or the link was cut short.`,
  codeDigits: 'The code has 6 digits',
  wrongCode: 'This code is wrong or has expired. You can ask for a new one.',
  tooManyCodes: `Too many codes have been tried. Please try again in ${erasureCodeMinutes} minutes.`,
  tooManyReplies:
    'You have reached the number of messages that this page allows. Please answer our last email instead.',
} as const;

const linkOnItsWay =
  'an email with a new link is on its way. If it does not arrive in a few minutes, check the address.';
const codeOnItsWay = `We send one every ${erasureCodeMinutes} minutes at most. If it does not arrive, look in your junk folder.`;

export const mailOnItsWay = {
  applications: {
    linkSent: `If we hold an application from this address, ${linkOnItsWay}`,
    codeSent: `An email with a code is on its way to the address that you applied with. ${codeOnItsWay}`,
  },
  enquiries: {
    linkSent: `If we hold an enquiry from this address, ${linkOnItsWay}`,
    codeSent: `An email with a code is on its way to the address that you wrote from. ${codeOnItsWay}`,
  },
} as const satisfies Record<SubmissionKind, { linkSent: string; codeSent: string }>;

/** The status of an application in words for the applicant. A new one also names the day of the answer: see `answerPromise`. */
export const applicationStatusWords: Record<ApplicationStatus, { title: string; text: string }> = {
  new: { title: 'Received', text: 'We have your application.' },
  reviewing: { title: 'Being read', text: 'Our engineers are reading your application.' },
  interview: { title: 'Interview', text: 'We would like to talk to you. We will write to you about when and where.' },
  offer: { title: 'Offer', text: 'We would like to work with you. We will write to you about the details.' },
  hired: { title: 'Welcome', text: `You are joining us. What we hold here is deleted after ${hiredDays} days.` },
  rejected: {
    title: 'Not this time',
    text: 'We have decided to proceed with other candidates. Thank you for your interest.',
  },
  withdrawn: { title: 'Withdrawn', text: 'You have withdrawn this application. We will do nothing more with it.' },
};

/** Statuses in which an application can no longer be withdrawn. */
export const endedStatuses: readonly ApplicationStatus[] = endings.applications;

export interface OwnApplication extends OwnRecord<ApplicationStatus> {
  /** The arranged time. */
  interview?: Interview;
  /** The times to choose from, if times were offered or one was arranged. */
  choice?: OwnInterview;
  job?: { reference: string; title?: string };
  sent: Pick<
    Application,
    'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'position' | 'linkedin' | 'cvLink' | 'comments'
  > & {
    answers?: Pick<Answer, 'id' | 'words' | 'answer'>[];
  };
}

export const applicantMessages = {
  ...senderPageMessages,
  ...mailOnItsWay.applications,
  nothingToWithdraw: 'This application can no longer be withdrawn.',
} as const;

export const enquiryStatusWords: Record<EnquiryStatus, { title: string; text: string }> = {
  new: { title: 'Received', text: 'We have your enquiry.' },
  open: { title: 'Being worked on', text: 'An engineer has read your enquiry, and is working on an answer.' },
  answered: { title: 'Answered', text: 'We have answered you. If something is still open, write to us below.' },
  closed: { title: 'Closed', text: 'We have closed this enquiry. If something is still open, write to us below.' },
};

export interface OwnEnquiry extends OwnRecord<EnquiryStatus> {
  sent: Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'subject' | 'message'>;
}
