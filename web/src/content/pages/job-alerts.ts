import { jobAlertPaths, jobAlertTerm, mostJobAlerts } from '@ohmbridge/contract/alerts/job-alert';
import type { PageMeta } from '../page-meta.ts';

/** The page on which new openings by mail are asked for. */
export const jobAlertsPage = {
  meta: {
    title: 'Get new openings by mail',
    description:
      'Job alerts for power, protection and design engineers: choose a country and a discipline, confirm by mail, and hear of new openings once a day.',
    path: jobAlertPaths.request,
  } satisfies PageMeta,
  label: 'Careers',
  title: 'Get new openings by mail',
  intro: 'One mail a day, at eight in the morning, and only when there is something new. One click ends it.',
  sheet: { number: 'FRM-004', shows: 'Request for job alerts', scale: 'One sheet' },
  section: { label: 'Job alert', title: 'What shall we write to you about?' },
  form: {
    name: 'Job alert',
    anyCountry: 'All countries',
    anyDiscipline: 'All disciplines',
    submit: 'Send me the link',
    submitting: 'Sending...',
  },
  terms: [
    {
      term: 'First',
      text: 'We send you a mail with a link. Nothing else is sent before you have pressed the button on the page that it opens.',
    },
    {
      term: 'Then',
      text: 'You hear of each new opening once, in the morning of the office that you chose, or else of Colchester.',
    },
    { term: 'To end it', text: 'Every mail has a link and a button for that. Your address is deleted at once.' },
    { term: 'After a year', text: jobAlertTerm },
    {
      term: 'More than one',
      text: `Another choice makes another alert. One address can have ${mostJobAlerts}.`,
    },
  ],
  privacy: { before: 'What we keep for it, and for how long: ', label: 'Privacy Policy', href: '/privacy-policy' },
} as const;
