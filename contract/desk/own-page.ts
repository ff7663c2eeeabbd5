import type { Answer } from '../jobs/question.ts';
import { applicantLinkDays, hiredDays } from '../nightly/retention.ts';
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

// The pages on which applicants and enquirers see what we hold, and write to us. No schemas here: they are public pages.

/** The pages, from the root of the site. */
export const ownPagePaths = { applications: '/application', enquiries: '/enquiry' } as const satisfies Record<
  SubmissionKind,
  string
>;

/** What a token looks like: 16 bytes that find the link, 32 that prove it, as base64url. */
export const ownPageTokenPattern = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/;

/** The address of somebody's own page. The token is in the fragment, so that no server writes it into a log. */
export function ownPageLink(kind: SubmissionKind, origin: string, token: string): string {
  return `${origin}${ownPagePaths[kind]}#${token}`;
}

/** A message, as whoever it was written to or by is shown it: none of ours is told by name. */
export interface OwnMessage {
  at: string;
  from: MessageAuthor;
  subject?: string;
  text: string;
}

/** What is shown of a submission, whatever its kind. */
export interface OwnRecord<Status extends SubmissionStatus = SubmissionStatus> {
  reference: string;
  receivedAt: string;
  status: Status;
  statusChangedAt: string;
  /** How many notes of colleagues there are. */
  notes: number;
  /** What was written to and fro, the oldest first. */
  messages: OwnMessage[];
  /** What they have added to it. */
  files: OwnFile[];
  /** On which day it is deleted at the latest: `2027-11-23`. */
  keptUntil: string;
}

/** What stands before the link in each of our messages. */
export const replyLine = 'Answer on your page:';

/** A code to erase with is good for so long at least, and is made once in it. */
export const erasureCodeMinutes = 15;

/** What the fields of the page are called. */
export const ownPageLabels = { code: 'Code from the mail', text: 'Your message' } as const;

/** What both hear. */
export const ownPageMessages = {
  linkEnded: `This link shows nothing any more: it is older than ${applicantLinkDays} days, what it led to has been deleted, or the link was cut short.`,
  codeDigits: 'The code has 6 digits',
  wrongCode: 'This is not the code, or it has run out. You can have a new one sent.',
  tooManyCodes: `Too many codes have been tried. Please try again in ${erasureCodeMinutes} minutes.`,
  tooManyReplies: 'You have written as many messages here as this page takes. Please answer our last mail instead.',
} as const;

const linkOnItsWay =
  'a mail with a new link is on its way to it. If nothing comes in a few minutes, check the address.';
const codeOnItsWay = `We send one in ${erasureCodeMinutes} minutes at most: if nothing comes, look among your junk mail.`;

/** What they hear when a mail was asked for. */
export const mailOnItsWay = {
  applications: {
    linkSent: `If we hold an application of this address, ${linkOnItsWay}`,
    codeSent: `A mail with a code is on its way to the address that you applied with. ${codeOnItsWay}`,
  },
  enquiries: {
    linkSent: `If we hold an enquiry of this address, ${linkOnItsWay}`,
    codeSent: `A mail with a code is on its way to the address that you wrote from. ${codeOnItsWay}`,
  },
} as const satisfies Record<SubmissionKind, { linkSent: string; codeSent: string }>;

// What applicants see on the page of their own. No schemas here: it is a public page.

/** The status of an application in words for the applicant. A new one also names the day of our answer: see `answerPromise`. */
export const standingWords: Record<ApplicationStatus, { title: string; text: string }> = {
  new: { title: 'Received', text: 'We have your application.' },
  reviewing: { title: 'Being read', text: 'Our engineers are reading your application.' },
  interview: { title: 'Interview', text: 'We would like to talk to you. We write to you about when and where.' },
  offer: { title: 'Offer', text: 'We would like to work with you. We write to you about the details.' },
  hired: { title: 'Welcome', text: `You are joining us. What we hold here is deleted after ${hiredDays} days.` },
  rejected: { title: 'Not this time', text: 'We have decided to go on with others. Thank you for your interest.' },
  withdrawn: { title: 'Withdrawn', text: 'You have withdrawn this application. We do nothing more with it.' },
};

/** Statuses from which there is nothing left to withdraw. */
export const endedStatuses: readonly ApplicationStatus[] = endings.applications;

/** One application as its applicant is shown it: all that they sent, where it stands, and what was written about it. */
export interface OwnApplication extends OwnRecord<ApplicationStatus> {
  /** The time that is arranged. */
  interview?: Interview;
  /** Where it stands, and what can be chosen from; not there where no times were offered, and none was arranged. */
  choice?: OwnInterview;
  job?: { reference: string; title?: string };
  sent: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    country: string;
    position: string;
    linkedin?: string;
    cvLink: string;
    comments?: string;
    answers?: Pick<Answer, 'id' | 'words' | 'answer'>[];
  };
}

/** What applicants hear. */
export const applicantMessages = {
  ...ownPageMessages,
  ...mailOnItsWay.applications,
  nothingToWithdraw: 'There is nothing to withdraw any more.',
} as const;

// What enquirers see on the page of their own. No schemas here: it is a public page.

/** The status of an enquiry in words for the enquirer. A new one also names the day of our answer: see `answerPromise`. */
export const enquiryStandingWords: Record<EnquiryStatus, { title: string; text: string }> = {
  new: { title: 'Received', text: 'We have your enquiry.' },
  open: { title: 'Being worked on', text: 'An engineer has read your enquiry, and is working on an answer.' },
  answered: { title: 'Answered', text: 'We have answered you. If something is still open, write to us below.' },
  closed: { title: 'Closed', text: 'We have closed this enquiry. If something is still open, write to us below.' },
};

/** One enquiry as its enquirer is shown it: all that they sent, where it stands, and what was written about it. */
export interface OwnEnquiry extends OwnRecord<EnquiryStatus> {
  sent: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    subject?: string;
    message: string;
  };
}
