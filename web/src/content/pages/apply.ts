import { retentionDays } from '@ohmbridge/functions/contract/retention';
import { company } from '../company.ts';
import type { PageMeta } from '../page-meta.ts';

export const applyPage = {
  meta: {
    title: 'Apply for a position',
    description:
      'Apply for a position at Ohmbridge in three short steps: who you are, the country and role you want, and anything else we should know.',
    path: '/apply',
  } satisfies PageMeta,
  title: 'Join Our Team',
  intro:
    'Three short steps. Your CV is a link, not an upload. If sending fails, everything you typed stays where it is.',
  sheet: { number: 'FRM-001', shows: 'Application for employment', scale: '3 steps' },
  form: {
    stepsLabel: 'Steps of the application',
    steps: {
      personal: 'Personal Information',
      professional: 'Professional Details',
      additional: 'Additional Information',
    },
    stepName: (position: number, count: number, title: string, hasErrors: boolean) =>
      `Step ${position} of ${count}: ${title}${hasErrors ? ', has errors' : ''}`,
    hasErrors: 'Has errors',
    note: 'Please fill in every field that is not marked as optional.',
    phoneHint: 'With the country code if you have one, for example +44 1632 960 120',
    countryPlaceholder: 'Select a country',
    positionPlaceholder: 'Select a position',
    positionWithoutCountry: 'Please select a country first',
    webAddressPlaceholder: 'https://',
    cvHint: 'A link to your CV that opens without a sign-in',
    commentsHint: 'When you could start, what you would like to work on, what we should ask you about',
    back: 'Back',
    next: 'Continue',
    submit: 'Submit Application',
    submitting: 'Submitting...',
    close: 'Close',
  },
  next: {
    title: 'What happens next',
    points: [
      {
        title: 'What we read',
        text: 'Everything you write here, and the CV behind your link. Please check that the link opens for somebody who is not signed in.',
      },
      {
        title: 'Who answers',
        text: 'Your application goes to our HR mailbox by email. A person reads it, and a person answers at the address you give.',
      },
      {
        title: 'How long we keep it',
        text: `It is stored in our database, which only our administrators can read, and deleted by itself after ${retentionDays} days. To have it deleted sooner, write to`,
        email: company.careersEmail,
      },
    ],
  },
} as const;
