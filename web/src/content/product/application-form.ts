import { identity } from '@site/contract/firm/identity';

/** The words of the application form itself. They are part of its scripts. */
export const applicationForm = {
  name: 'Join Our Team',
  stepsLabel: 'Steps of the application',
  steps: {
    personal: 'Personal Information',
    professional: 'Professional Details',
    additional: 'Additional Information',
  },
  stepName: (position: number, count: number, title: string, hasErrors: boolean) =>
    `Step ${position} of ${count}: ${title}${hasErrors ? ', has errors' : ''}`,
  hasErrors: 'Has errors',
  jobLabel: 'The job that you apply for',
  note: 'Please fill in every field that is not marked as optional.',
  phoneHint: `With its country code if you know it, for example ${identity.phone.label}`,
  countryPlaceholder: 'Select a country',
  positionPlaceholder: 'Select a position',
  positionWithoutCountry: 'Please select a country first',
  webAddressPlaceholder: 'https://',
  cvHint: 'A link to your CV that opens without a sign-in',
  cvLinks: {
    summary: 'How to make this link',
    about: 'the link to your CV',
    ways: [
      'Google Drive: Share, General access, “Anyone with the link”, Copy link.',
      'OneDrive: Share, the gear, “Anyone with the link”, Apply, Copy link.',
      'Dropbox: Share, Settings, “Anyone with the link”, Copy link.',
    ],
  },
  answerPlaceholder: 'Select an answer',
  commentsHint: 'When you could start, what you would like to work on, what we should ask you about',
  back: 'Back',
  next: 'Continue',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  ownPage: 'We are also emailing you a link to a page of your own, which shows the status of your application.',
  alert: 'Get new openings by email',
  close: 'Close',
} as const;
