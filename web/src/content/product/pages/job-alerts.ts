import { jobAlertPaths, jobAlertTerm, mostJobAlerts } from '@site/contract/alerts/job-alert';
import { homeCountry, inSentence } from '@site/contract/firm/countries';
import type { PageMeta } from '../../shapes/page-meta.ts';

/** The page on which visitors ask for emails about new openings. */
export const jobAlertsPage = {
  meta: {
    title: 'Get new openings by email',
    description:
      'Job alerts for power, protection and design engineers: choose a country and a discipline, confirm by email, and read of new openings in the morning.',
    path: jobAlertPaths.request,
  } satisfies PageMeta,
  label: 'Careers',
  title: 'Get new openings by email',
  intro:
    'At eight in the morning we email new openings, at most once a day for each alert. Every email has a link to end the alert.',
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
      text: 'We will email you a link. Open it and press the button on the page. Until then we send nothing else.',
    },
    {
      term: 'Then',
      text: `We will email each new opening once, at eight in the morning in the country that you chose, or in ${inSentence(homeCountry)} if you chose none.`,
    },
    {
      term: 'To end it',
      text: 'Open the link in any of our emails and press “End this alert”, or use the unsubscribe button of your email program. We delete your address at once.',
    },
    { term: 'After a year', text: jobAlertTerm },
    {
      term: 'More than one',
      text: `For another country or discipline, set up another alert. One email address can have up to ${mostJobAlerts}.`,
    },
  ],
  privacy: {
    before: 'How we use your data, and how long we keep it: ',
    label: 'Privacy Policy',
    href: '/privacy-policy',
  },
} as const;
