import { jobAlertMessages, jobAlertPaths } from '@ohmbridge/contract/alerts/job-alert';
import { company } from '../company.ts';
import type { PageMeta } from '../page-meta.ts';

/** The page of one alert, which the link in its mails opens. */
export const jobAlertPage = {
  meta: {
    title: 'Your job alert',
    description:
      'Confirm the alert that you asked for, have it go on for another year, or end it. It opens by the link in our mail to you.',
    path: jobAlertPaths.own,
    hidden: true,
  } satisfies PageMeta,
  label: 'For subscribers',
  title: 'Your job alert',
  intro: 'New openings by mail: confirm it, have it go on, or end it.',
  sheet: { number: 'FRM-005', shows: 'Job alert on file', scale: 'For one reader' },
  email: company.careersEmail,
  facts: { country: 'Country', discipline: 'Discipline', until: 'Kept until' },
  all: { country: 'All countries', discipline: 'All disciplines' },
  unconfirmed: {
    label: 'Not confirmed yet',
    title: 'Do you want this alert?',
    intro: 'Press the button, and new openings come to you by mail. Until then nothing is sent.',
    until: (day: string) => `${day}, unless you confirm it.`,
    confirm: 'Confirm this alert',
    confirming: 'Confirming...',
    end: 'No, delete it',
  },
  confirmed: {
    label: 'Job alert',
    title: 'This alert is on',
    intro: 'When there is something new, it comes at eight in the morning, once a day.',
    until: (day: string) => `${day}. A month before, we ask you by mail whether it shall go on.`,
    confirm: 'Go on for another year',
    confirming: 'Saving...',
    end: 'End this alert',
  },
  ending: 'Ending...',
  done: {
    confirmed: 'Your alert is confirmed.',
    goesOn: 'Your alert goes on for another year.',
  },
  none: {
    label: 'Your link',
    title: 'Open the link in our mail',
    text: 'This page shows an alert by the link that stands in each of its mails.',
  },
  ended: { label: 'Your link', title: 'There is no alert here', text: jobAlertMessages.linkEnded },
  gone: {
    label: 'Job alert',
    title: 'This alert has ended',
    text: 'Nothing more is sent, and your address is deleted with it.',
  },
  failed: {
    label: 'Not shown',
    title: 'Your alert could not be shown',
    text: 'Nothing is lost by this. Your link can be tried again at any time.',
    tryAgain: 'Try again',
    trying: 'Trying...',
  },
  ask: { label: 'Set up an alert', href: jobAlertPaths.request },
} as const;
