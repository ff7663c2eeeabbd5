import type { OwnRecord } from './own-page.ts';
import type { EnquiryStatus } from './submission-kinds.ts';

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
