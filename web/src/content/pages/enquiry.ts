import { senderPagePaths } from '@ohmbridge/contract/desk/sender-page';
import { type OwnPageCopy, ownPageCopy } from '../own-page.ts';

/** The enquirer's own page: its words travel with its scripts. */
export const enquiryPage = {
  ...ownPageCopy('enquiries'),
  meta: {
    title: 'Your enquiry',
    description:
      'Where your enquiry stands, what we have written to each other, and how to answer or have everything erased. It opens by the link in our email to you.',
    path: senderPagePaths.enquiries,
    hidden: true,
  },
  label: 'For enquirers',
  title: 'Your enquiry',
  intro: 'Where it stands, what was written, and a way to write to us. You can have everything erased at any time.',
  sheet: { number: 'FRM-003', shows: 'Enquiry on file', scale: 'For one reader' },
  noSubject: 'What you asked us',
} satisfies OwnPageCopy & Record<string, unknown>;
