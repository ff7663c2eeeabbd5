import { senderPagePaths } from '@site/contract/desk/sender-page';
import type { LegalBlock } from '../shapes/legal-text.ts';

// The sentences of the privacy policy about the pages of applicants and enquirers.

/** The paragraph about the data that the browser keeps for these pages. */
export const ownPageLinkStorage =
  'Applicants and enquirers: when you open the link to your own page, its key is taken out of the address bar. The tab keeps the key until you close the tab, so that you can load the page again.';

/** The paragraphs about the content of these pages, and about the actions on them. */
export const ownPageNotices: readonly LegalBlock[] = [
  {
    before: 'If you have applied for a job, you need not write to us. The link in our email opens ',
    link: { label: 'your own page', href: senderPagePaths.applications },
    after:
      ', which shows your application, its status and what else we hold. There you can withdraw an application, or erase everything at once with a code that we email you.',
  },
  {
    before: 'If you have sent us an enquiry, the link in our email opens ',
    link: { label: 'a page of your own', href: senderPagePaths.enquiries },
    after: ', which shows the same for your enquiry. There you can erase everything.',
  },
];

/** The words of the switch below the privacy policy. */
export const reportChoice = {
  id: 'reports',
  title: 'Reports of failures',
  on: 'This browser may tell us how many of our scripts failed on a page.',
  off: 'This browser does not tell us how many of our scripts failed.',
  switchOff: 'Switch the reports off',
  switchOn: 'Switch the reports on',
  notKept: 'Your browser did not let us keep this choice. Private windows and blocked storage do that.',
} as const;
