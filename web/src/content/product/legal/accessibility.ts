import { mailAddress } from '../../../shared/mail-address.ts';
import { company } from '../../firm/company.ts';
import type { LegalPageContent } from '../../shapes/legal-text.ts';
import { contactAddress } from '../addresses.ts';
import { answerTime } from '../enquiry-answer.ts';

export const page: LegalPageContent = {
  meta: {
    title: 'Accessibility',
    description:
      'How this website can be used by keyboard, screen reader, large text and without motion, what we tested, what falls short, and how to tell us.',
    path: '/accessibility',
  },
  label: 'Accessibility statement',
  title: 'Accessibility',
  intro: 'Everyone should be able to read this website and apply for a job with it. If you cannot, we want to know.',
  updated: { label: 'Last updated', date: '28/11/2026', iso: '2026-11-28' },
  contents: 'Contents',
  sections: [
    {
      id: 'what-you-can-expect',
      title: 'What you can expect',
      blocks: [
        'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. On this website you can',
        {
          list: [
            'do by keyboard all that a mouse can do, and always see where you are;',
            'enlarge text to twice its size, and read on a screen of 320 pixels without scrolling sideways;',
            'pause what moves. If your device asks for less motion, nothing moves by itself;',
            'hear from a screen reader when a page has changed, when a form was sent, and what is wrong with a field;',
            'read every page without scripts. Forms, tools and the list of open jobs need them, and say so.',
          ],
        },
      ],
    },
    {
      id: 'how-we-test',
      title: 'How we test',
      blocks: [
        'Before every change, a program (axe) checks each kind of page, including forms with errors and lists that cannot be loaded. Once a week it checks every page at the size of a phone and of a desktop screen.',
        'We use the application form by keyboard before every change, and once a week the home page, the jobs of one country, the contact form, a tool and the gallery. The focus must be visible at every step. We measure the contrast of text over pictures.',
        'So far, the website has been tested neither by an independent auditor nor by people who use a screen reader every day. This statement rests on our own tests.',
      ],
    },
    {
      id: 'what-falls-short',
      title: 'What falls short',
      blocks: [
        {
          terms: [
            {
              term: 'Job descriptions as PDF',
              text: 'Our own PDFs are tagged for screen readers. A PDF that was made elsewhere may not be. The page of the job has what you need to apply.',
            },
            {
              term: 'Engineering drawings',
              text: 'A description in words says what each drawing shows, but does not mention every line.',
            },
            {
              term: 'Films',
              text: 'The films have no sound. The text beside each film says what it shows.',
            },
            {
              term: 'Maps',
              text: 'The street map comes from OpenStreetMap, and only if you ask for it. The address is beside the map as text.',
            },
          ],
        },
      ],
    },
    {
      id: 'other-ways',
      title: 'Other ways to reach us',
      blocks: [
        {
          before: 'You can apply by email, at ',
          link: { label: company.careersEmail, href: mailAddress(company.careersEmail) },
          after: ', and ask for an adjustment at any step of an application.',
        },
        {
          before: 'For any page or document in another form, such as large print or plain text, write to ',
          link: { label: company.email, href: mailAddress(company.email) },
          after: '.',
        },
        {
          before: 'By telephone: ',
          link: { label: company.phone.label, href: company.phone.href },
          after: ', or through the relay service that you use.',
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us what does not work',
      blocks: [
        {
          before: 'Use ',
          link: { label: 'the contact form', href: contactAddress('Accessibility') },
          after: ` or write by email. Name the page, and the software that you read it with. We will acknowledge your message ${answerTime} and say when the fault will be corrected.`,
        },
        'In England, Scotland and Wales, the Equality Advisory and Support Service tells you about your rights under the Equality Act 2010.',
      ],
    },
  ],
};
