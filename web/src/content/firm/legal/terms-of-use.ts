import { mailAddress } from '../../../shared/mail-address.ts';
import type { LegalPageContent } from '../../shapes/legal-text.ts';
import { company, registered } from '../company.ts';

export const page: LegalPageContent = {
  meta: {
    title: 'Terms of Use',
    description:
      'What you may do with the pages, drawings, documents and calculations of this website, how far you can rely on them, and which law applies.',
    path: '/terms-of-use',
  },
  label: 'Terms',
  title: 'Terms of Use',
  intro:
    'You may read, print and link to this website. Do not build anything from what it says: an engineer has to look at your project first.',
  updated: { label: 'Last updated', date: '29/11/2026', iso: '2026-11-29' },
  contents: 'Contents',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        registered,
        'These terms cover this website and the documents on it. Each engineering job has its own contract. Where the contract and these terms differ, the contract applies.',
        'These terms are sample text, like the rest of this website.',
      ],
    },
    {
      id: 'what-you-may-do',
      title: 'What you may do',
      blocks: [
        `Unless our credits say otherwise, the texts, drawings, pictures, films and documents are the work of ${company.shortName} and protected by copyright.`,
        {
          list: [
            'You may read, print and keep them for your own work.',
            'You may quote them with our name and the address of the page.',
            'You may link to any page, without asking.',
            'Ask us before you publish a drawing or a picture, or sell anything that contains one.',
          ],
        },
        {
          before: 'The ',
          link: { label: 'credits', href: '/credit' },
          after: ' name the work of others that we use, with its licences.',
        },
      ],
    },
    {
      id: 'no-design',
      title: 'Information, not a design',
      blocks: [
        'The service pages, case studies and product pages say what we do and have done. These pages are not advice about your site, and the figures of one case do not apply to another.',
        {
          before: 'The ',
          link: { label: 'tools', href: '/tools' },
          after:
            ' calculate what their pages say, with the formulas and limits shown there. The results are a first look. Do not order plant, set a relay or energise anything on these results.',
        },
        'Standards and grid codes are summarised. The text of the standard applies, in the edition that your network operator names.',
      ],
    },
    {
      id: 'jobs-and-products',
      title: 'Jobs and products',
      blocks: [
        'A job listing is an invitation to apply, and a product page an invitation to ask for a quotation. Neither is an offer that binds us.',
        'We take a listing down when the position is filled or the closing date has passed. We may change a listing while it is open.',
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      blocks: [
        {
          before: 'The ',
          link: { label: 'privacy policy', href: '/privacy-policy' },
          after: ' explains how we use personal data.',
        },
        'Send only documents that you are allowed to send, and nothing that is meant to harm our systems or those of others. You keep all rights in what you send. We use it to answer you.',
      ],
    },
    {
      id: 'liability',
      title: 'How far we are liable',
      blocks: [
        'We keep the website correct and available as well as we can, but do not promise either. We may change or close it.',
        'We are not liable for a loss that comes from relying on the website instead of an engineer’s advice. Nothing here limits a liability that the law does not let us limit, such as that for death or personal injury by negligence, or for fraud.',
      ],
    },
    {
      id: 'links',
      title: 'Links to others',
      blocks: ['We link to other websites because they may help you. Their owners are responsible for their content.'],
    },
    {
      id: 'law',
      title: 'Which law applies',
      blocks: [
        'The law of England and Wales applies, and its courts decide. If you are a consumer, you keep the protection that the law of your own country gives you.',
        {
          before: 'Send questions about these terms to ',
          link: { label: company.email, href: mailAddress(company.email) },
          after: '.',
        },
      ],
    },
  ],
};
