import { applicantMessages, applicantPath } from '@ohmbridge/contract/desk/applicant';
import { anyOf } from '../../shared/plain-english.ts';
import { company } from '../company.ts';
import type { LegalBlock } from '../legal-text.ts';
import type { PageMeta } from '../page-meta.ts';

const askAgain = 'To have a new link sent, enter the address that you applied with.';

/** The applicant's own page: its words travel with its scripts. */
export const applicationPage = {
  meta: {
    title: 'Your application',
    description:
      'Where your application stands, what we hold of it, and how to withdraw it or have everything erased. It opens by the link in our email to you.',
    path: applicantPath,
    hidden: true,
  } satisfies PageMeta,
  label: 'For applicants',
  title: 'Your application',
  intro:
    'Where it stands, and what we hold. You can withdraw it or have everything erased: at once, and without a reason.',
  sheet: { number: 'FRM-002', shows: 'Application on file', scale: 'For one reader' },
  shown: (count: number) => (count === 1 ? 'Your application is shown.' : `Your ${count} applications are shown.`),
  failed: {
    label: 'Not shown',
    title: 'Your application could not be shown',
    text: 'Nothing is lost by this. Your link can be tried again at any time.',
    tryAgain: 'Try again',
    trying: 'Trying...',
  },
  none: {
    label: 'Your link',
    title: 'Open the link in our email',
    text: `When you applied, we sent you an email with a link to this page. ${askAgain}`,
  },
  ended: {
    label: 'Your link',
    title: 'This link has ended',
    text: `${applicantMessages.linkEnded} ${askAgain}`,
  },
  request: {
    formName: 'A new link',
    submit: 'Send me a new link',
    submitting: 'Sending...',
  },
  application: {
    label: (reference: string, day: string) => `${reference} · received ${day}`,
    standing: 'Where it stands',
    since: (day: string) => `Since ${day}`,
    interview: {
      yours: 'By your clock',
      office: (city: string) => `By the clock in ${city}`,
      where: 'Where',
    },
    sent: 'What you sent',
    name: 'Name',
    job: 'Job',
    files: 'Files',
    added: 'What we hold beside it',
    notes: 'Notes',
    noteCount: (count: number) =>
      count === 0
        ? 'None. Our colleagues have written nothing about it.'
        : `${count} by our colleagues, for their own work. To read ${count === 1 ? 'it' : 'them'}, write to ${company.careersEmail}.`,
    messages: 'Messages',
    noMessages: 'None yet.',
    kept: 'Kept until',
    keptUntil: (day: string) => `${day} at the latest. The website then deletes all of it automatically.`,
  },
  withdraw: {
    label: 'Withdraw this application',
    title: (reference: string) => `Withdraw ${reference}?`,
    text: 'We then do nothing more with it. What you sent stays here until it is deleted automatically, or until you erase it. A withdrawal cannot be taken back, but you can always apply again.',
    confirm: 'Withdraw it',
    busy: 'Withdrawing...',
    cancel: 'Leave it as it is',
    done: (reference: string) => `You have withdrawn ${reference}.`,
  },
  erase: {
    part: 'Your data',
    heading: 'Erase everything',
    intro:
      'If you no longer want us to hold anything of you as an applicant, you can have all of it deleted now. A code that we email you makes sure that it is you who asks.',
    label: 'Erase everything',
    title: 'Erase everything for good?',
    text: (references: readonly string[]) =>
      `This deletes ${references.length < 5 ? anyOf(references).replace(' or ', ' and ') : `all ${references.length} applications`}: what you sent, the files that you added, our notes, the messages to you, our emails about it and this link. What is still open ends with it, for we cannot answer you any more. It cannot be undone, by us either.`,
    code: {
      send: 'Send me the code',
      sending: 'Sending...',
      hint: `Six digits, so that nobody erases this but you. If you can no longer read the mailbox that you applied with, write to ${company.careersEmail}.`,
    },
    confirm: 'Erase it all',
    busy: 'Erasing...',
    cancel: 'Keep it',
  },
  erased: {
    label: 'Your data',
    title: 'Everything is erased',
    text: 'What you sent as an applicant is deleted from our website, with your files, our notes, the messages to you and this link. Thank you for having thought of us. We wish you well.',
    rest: 'Two copies remain for a while. The backups of our database and of your files are deleted after 30 days. The email that brought your application to our mailbox is deleted by those who recruit; to have that done now, write to',
  },
} as const;

/** What the privacy policy says of what the browser keeps for this page. */
export const applicantLinkStorage =
  'Applicants: the link to your own page is taken out of the address as soon as it opens, and is kept by the tab until you close it, so that you can load the page again.';

/** What the privacy policy says of this page. */
export const applicantPageNotice: LegalBlock = {
  before: 'If you have applied for a job, you need not write to us: ',
  link: { label: 'your own page', href: applicantPath },
  after:
    ', which the link in our email to you opens, shows what we hold and where it stands, and lets you withdraw an application or, with a code that we email you then, erase everything at once.',
};
