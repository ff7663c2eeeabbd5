import type { Answer } from '../jobs/question.ts';
import { hiredDays } from '../nightly/retention.ts';
import type { OwnInterview } from './interviews.ts';
import { mailOnItsWay, type OwnRecord, ownPageMessages } from './own-page.ts';
import { type ApplicationStatus, endings } from './submission-kinds.ts';
import type { Interview } from './submission-record.ts';

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
