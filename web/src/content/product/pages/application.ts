import { senderPagePaths } from '@site/contract/desk/sender-page';
import { type OwnPageCopy, ownPageCopy } from '../own-page.ts';

/** The applicant's page. Its words are part of its scripts. */
export const applicationPage = {
  ...ownPageCopy('applications'),
  meta: {
    title: 'Your application',
    description:
      'The status of your application, what we hold, and how to withdraw it or have everything erased. The link in our email to you opens this page.',
    path: senderPagePaths.applications,
    hidden: true,
  },
  label: 'For applicants',
  title: 'Your application',
  intro:
    'Its status, what we hold, and a way to write to us. You can withdraw it or have everything erased at any time.',
  sheet: { number: 'FRM-002', shows: 'Application on file', scale: 'For one reader' },
  job: 'Job',
  interview: {
    /** The words beside the status, after the firm has offered or arranged interview times. */
    standing: {
      offered: 'We would like to talk to you. Choose the time that suits you.',
      arranged: 'We look forward to talking to you.',
    },
    yours: 'Your time',
    office: (city: string) => `Time in ${city}`,
    where: 'Where',
  },
  /** The words of the progress line, which shows the steps of an application. */
  progress: {
    name: 'Progress',
    steps: { new: 'Received', reviewing: 'Read', interview: 'Interview', offer: 'Offer' },
    done: 'done',
    toCome: 'to come',
  },
  withdraw: {
    part: 'Withdraw',
    interview: (when: string) => `This also cancels your interview on ${when}.`,
    label: 'Withdraw this application',
    title: (reference: string) => `Withdraw ${reference}?`,
    text: 'We will then do nothing more with your application. What you sent stays here until it is deleted automatically, or until you erase it. You cannot undo this, but you can always apply again.',
    confirm: 'Withdraw it',
    busy: 'Withdrawing...',
    cancel: 'Leave it as it is',
    done: (reference: string) => `You have withdrawn ${reference}.`,
  },
} satisfies OwnPageCopy & Record<string, unknown>;
