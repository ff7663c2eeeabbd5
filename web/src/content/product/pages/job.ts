import { type Country, inSentence } from '@site/contract/firm/countries';
import { openJobsMessages } from '@site/contract/jobs/open-jobs-messages';
import { dayWords } from '@site/contract/shared/time';
import { company } from '../../firm/company.ts';
import { careersCopy } from '../careers.ts';

/** The words of a job page, and of the page at the same address after the job has closed. */
export const jobCopy = {
  list: { label: 'All open positions', href: '/careers#openings' },
  posted: 'Posted',
  reference: 'Reference',
  location: 'Location',
  discipline: 'Discipline',
  asked: 'You will be asked',
  daysLeft: (days: number) => (days === 0 ? 'today is the last day' : days === 1 ? '1 day left' : `${days} days left`),
  texts: { label: 'The position', title: 'What we ask for, and what you will do' },
  others: {
    label: 'Open positions',
    title: (country: Country) => `Also open in ${inSentence(country)}`,
    none: (country: Country) => `Nothing else is open in ${inSentence(country)} at the moment.`,
    all: 'All open positions',
  },
  instead: {
    label: 'Open positions',
    title: (country: Country) => `Open in ${inSentence(country)} instead`,
    elsewhere: 'Open in our other offices',
    none: openJobsMessages.none,
  },
  apply: (title: string) => `Apply for ${title}`,
  applyNow: (title: string) => `${careersCopy.apply} · ${title}`,
  sendCv: 'Send us your CV',
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'The link has been copied.',
  notCopied: 'The link could not be copied. It is in the address bar of your browser.',
  unread: {
    title: 'This position could not be loaded',
    text: 'The server could not be reached. Check your connection, then try again.',
    tryAgain: 'Try again',
  },
  closedMeanwhile: 'This position has been closed in the meantime.',
  whatIsOpen: 'See what is open',
  closed: {
    label: (reference: string) => `${reference} · closed`,
    text: (title: string, place: string, day: string) =>
      `“${title}” in ${place} closed on ${dayWords(day).replaceAll(' ', '\u00a0')}. We no longer take applications for it.`,
    metaTitle: 'This position is closed',
    metaDescription: 'The position at this address is closed. See what is open instead, or send us your CV.',
  },
  meta: {
    title: (title: string, place: string) => `${title} in ${place}`,
    description: (job: { title: string; place: string; country: string }, facts: readonly string[]) =>
      `Job at ${company.name}: ${job.title} in ${job.place}, ${job.country}.${facts.map((fact) => ` ${fact}.`).join('')} Read what it asks for and apply online.`,
  },
} as const;
