import { applicantLinkDays, hiredDays } from '../nightly/retention.ts';
import type { OwnFile } from './submission-files.ts';
import type { ApplicationStatus } from './submission-kinds.ts';
import type { Interview } from './submission-record.ts';

// The page on which applicants see what we hold. No schemas here: it is a public page.

/** The page, from the root of the site. */
export const applicantPath = '/application';

/** What a token looks like: 16 bytes that find the link, 32 that prove it, as base64url. */
export const applicantTokenPattern = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/;

/** The address of an applicant's own page. The token is in the fragment, so that no server writes it into a log. */
export function applicantLink(origin: string, token: string): string {
  return `${origin}${applicantPath}#${token}`;
}

/** Where an application stands, for the person who sent it. */
export const standingWords: Record<ApplicationStatus, { title: string; text: string }> = {
  new: { title: 'Received', text: 'We have your application. Somebody will read it in the next days.' },
  reviewing: { title: 'Being read', text: 'Our engineers are reading your application.' },
  interview: { title: 'Interview', text: 'We would like to talk to you. We write to you about when and where.' },
  offer: { title: 'Offer', text: 'We would like to work with you. We write to you about the details.' },
  hired: { title: 'Welcome', text: `You are joining us. What we hold here is deleted after ${hiredDays} days.` },
  rejected: { title: 'Not this time', text: 'We have decided to go on with others. Thank you for your interest.' },
  withdrawn: { title: 'Withdrawn', text: 'You have withdrawn this application. We do nothing more with it.' },
};

/** Statuses from which there is nothing left to withdraw. */
export const endedStatuses: readonly ApplicationStatus[] = ['hired', 'rejected', 'withdrawn'];

/** One application as its applicant is shown it: all that they sent, and where it stands. */
export interface OwnApplication {
  reference: string;
  receivedAt: string;
  status: ApplicationStatus;
  statusChangedAt: string;
  interview?: Interview;
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
  };
  /** How many notes and messages there are beside it. */
  notes: number;
  messages: { at: string; subject: string; text: string }[];
  /** What they have added to it. */
  files: OwnFile[];
  /** On which day it is deleted at the latest: `2027-11-23`. */
  keptUntil: string;
}

/** A code to erase with is good for so long at least, and is made once in it. */
export const erasureCodeMinutes = 15;

/** What its field is called. */
export const erasureCodeLabel = 'Code from the mail';

/** What applicants hear. */
export const applicantMessages = {
  linkEnded: `This link shows nothing any more: it is older than ${applicantLinkDays} days, what it led to has been deleted, or the link was cut short.`,
  nothingToWithdraw: 'There is nothing to withdraw any more.',
  linkSent:
    'If we hold an application of this address, a mail with a new link is on its way to it. If nothing comes in a few minutes, check the address.',
  codeSent: `A mail with a code is on its way to the address that you applied with. We send one in ${erasureCodeMinutes} minutes at most: if nothing comes, look among your junk mail.`,
  codeDigits: 'The code has 6 digits',
  wrongCode: 'This is not the code, or it has run out. You can have a new one sent.',
  tooManyCodes: `Too many codes have been tried. Please try again in ${erasureCodeMinutes} minutes.`,
} as const;
