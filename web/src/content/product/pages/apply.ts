import { answerWithin } from '@site/contract/desk/desk-limits';
import { senderPagePaths } from '@site/contract/desk/sender-page';
import { retentionDays } from '@site/contract/nightly/retention';
import { mailAddress } from '../../../shared/mail-address.ts';
import { company } from '../../firm/company.ts';
import type { PageMeta } from '../../shapes/page-meta.ts';
import { applicationForm } from '../application-form.ts';

// The employer's name, if it is short. The description has up to 160 characters, and no room for a long name.
const employer = company.shortName.length > 36 ? '' : ` at ${company.shortName}`;

export const applyPage = {
  meta: {
    title: 'Apply for a position',
    description: `Apply for a position${employer} in three short steps: who you are, the country and role you want, and anything else we should know.`,
    path: '/apply',
  } satisfies PageMeta,
  title: applicationForm.name,
  intro:
    'Three short steps. Your CV is a link; you can add the file later, on your own page. You lose nothing if this page reloads or the connection drops.',
  sheet: { number: 'FRM-001', shows: 'Application for employment', scale: '3 steps' },
  next: {
    title: 'What happens next',
    points: [
      {
        title: 'What we read',
        text: 'Everything you write here, and the CV behind your link. Please check that the link opens for a reader who is not signed in. If you would rather not share a link, email your CV instead, with the country and the position, to',
        link: { label: company.careersEmail, href: mailAddress(company.careersEmail) },
      },
      {
        title: 'Who answers',
        text: `Your application goes to our HR mailbox by email. A person will read it and answer within ${answerWithin.applications} working days, at the address that you give.`,
      },
      {
        title: 'How long we keep it',
        text: `Your application is stored in our database and deleted automatically after ${retentionDays} days. Only your interviewers and the colleagues who recruit can read it. To see its status, to add files, to withdraw it or to have it erased at once, open`,
        link: { label: 'the page of your application', href: senderPagePaths.applications },
      },
    ],
  },
} as const;
