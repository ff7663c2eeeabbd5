import { jobAlertMessages, jobAlertPaths } from '@site/contract/alerts/job-alert';
import { company } from '../../firm/company.ts';
import type { PageMeta } from '../../shapes/page-meta.ts';

/** The page of one job alert. The link in the emails of the alert opens it. */
export const jobAlertPage = {
  meta: {
    title: 'Your job alert',
    description:
      'Confirm the alert that you asked for, keep it for another year, or end it. The link in our email to you opens this page.',
    path: jobAlertPaths.own,
    hidden: true,
  } satisfies PageMeta,
  label: 'For subscribers',
  title: 'Your job alert',
  intro: 'New openings by email: confirm your alert, keep it, or end it.',
  sheet: { number: 'FRM-005', shows: 'Job alert on file', scale: 'For one reader' },
  email: company.careersEmail,
  facts: { country: 'Country', discipline: 'Discipline', until: 'Kept until' },
  all: { country: 'All countries', discipline: 'All disciplines' },
  unconfirmed: {
    label: 'Not confirmed yet',
    title: 'Do you want this alert?',
    intro: 'Press the button, and we will email you new openings. Until then we send nothing.',
    until: (day: string) => `${day}, unless you confirm it.`,
    confirm: 'Confirm this alert',
    confirming: 'Confirming...',
    end: 'No, delete it',
  },
  confirmed: {
    label: 'Job alert',
    title: 'This alert is on',
    intro: 'When there is a new opening, we email you at eight in the morning, at most once a day.',
    until: (day: string) => `${day}. A month before, we will ask you by email whether to keep it.`,
    confirm: 'Keep it for another year',
    confirming: 'Saving...',
    end: 'End this alert',
  },
  ending: 'Ending...',
  done: {
    confirmed: 'Your alert is confirmed.',
    goesOn: 'Your alert is kept for another year.',
  },
  none: {
    label: 'Your link',
    title: 'Open the link in our email',
    text: 'Each email about an alert has a link, which opens this page and shows the alert.',
  },
  ended: { label: 'Your link', title: 'There is no alert here', text: jobAlertMessages.linkEnded },
  gone: {
    label: 'Job alert',
    title: 'This alert has ended',
    text: 'We send nothing more, and have deleted your address with it.',
  },
  failed: {
    label: 'Not shown',
    title: 'Your alert could not be shown',
    text: 'Nothing is lost. You can try your link again at any time.',
    tryAgain: 'Try again',
    trying: 'Trying...',
  },
  ask: { label: 'Set up an alert', href: jobAlertPaths.request },
} as const;
