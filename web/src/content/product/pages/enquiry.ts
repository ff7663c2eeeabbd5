import { senderPagePaths } from '@site/contract/desk/sender-page';
import { type OwnPageCopy, ownPageCopy } from '../own-page.ts';

/** The enquirer's page. Its words are part of its scripts. */
export const enquiryPage = {
  ...ownPageCopy('enquiries'),
  meta: {
    title: 'Your enquiry',
    description:
      'The status of your enquiry, our messages, and how to answer or have everything erased. The link in our email to you opens this page.',
    path: senderPagePaths.enquiries,
    hidden: true,
  },
  label: 'For enquirers',
  title: 'Your enquiry',
  intro: 'Its status, our messages, and a way to write to us. You can have everything erased at any time.',
  sheet: { number: 'FRM-003', shows: 'Enquiry on file', scale: 'For one reader' },
  noSubject: 'Your question',
} satisfies OwnPageCopy & Record<string, unknown>;
