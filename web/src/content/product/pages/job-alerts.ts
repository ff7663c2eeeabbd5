import { jobAlertPaths, jobAlertTerm, mostJobAlerts } from '@site/contract/alerts/job-alert';
import type { PageMeta } from '../../shapes/page-meta.ts';

/** The page on which visitors ask for new openings by email. */
export const jobAlertsPage = {
  meta: {
    title: 'Get new openings by email',
    description:
      'Job alerts for power, protection and design engineers: choose a country and a discipline, confirm by email, and hear of new openings once a day.',
    path: jobAlertPaths.request,
  } satisfies PageMeta,
  label: 'Careers',
  title: 'Get new openings by email',
  intro:
    'We send at most one email a day, at eight in the morning, and only when there is something new. One click ends it.',
  sheet: { number: 'FRM-004', shows: 'Request for job alerts', scale: 'One sheet' },
  section: { label: 'Job alert', title: 'Which openings do you want to hear about?' },
  form: {
    name: 'Job alert',
    anyCountry: 'All countries',
    anyDiscipline: 'All disciplines',
    submit: 'Set up alert',
    submitting: 'Sending...',
  },
  terms: [
    {
      term: 'First',
      text: 'We will email you a link. We send nothing else until you press the button on the page that it opens.',
    },
    {
      term: 'Then',
      text: 'We will email each new opening once, in the morning of the country that you chose, or otherwise of the United Kingdom.',
    },
    { term: 'To end it', text: 'Every email has a link and a button for that. We delete your address at once.' },
    { term: 'After a year', text: jobAlertTerm },
    {
      term: 'More than one',
      text: `Each further choice makes another alert. One address can have ${mostJobAlerts}.`,
    },
  ],
  privacy: {
    before: 'How we use your data, and how long we keep it: ',
    label: 'Privacy Policy',
    href: '/privacy-policy',
  },
} as const;
