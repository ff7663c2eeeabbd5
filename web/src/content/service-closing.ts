import { mailAddress } from '../shared/mail-address.ts';
import { anyOf } from '../shared/plain-english.ts';
import { company, offices } from './company.ts';

const anyCity = anyOf(offices.map(({ city }) => city));

/** The words of the sections that close a service page: the tools where it names some, and four on every page. */
export const serviceClosing = {
  services: { name: 'Services', href: '/services' },
  tools: {
    label: 'Tools',
    title: 'A first figure from your own data',
    intro: 'In your browser, with formulas, sources and limits.',
  },
  standards: {
    label: 'Basis of design',
    title: 'Standards we work to',
    intro:
      'The edition in force at the design date goes into the basis of design, and stays there. Where a network operator’s own specification is stricter, it governs.',
    code: 'Standard',
    subject: 'What it governs here',
  },
  related: {
    label: 'Related services',
    title: 'What it connects to',
    intro: 'These services share data with this one on almost every job.',
  },
  caseStudy: { label: 'Case study', title: 'On a real job', action: 'Read the case study' },
  contact: {
    label: 'Contact',
    title: 'Send us what you have',
    intro: `A connection offer, a marked-up single line diagram or a photograph of the rating plate is enough to start. An engineer in ${anyCity} reads it and answers. Send drawings by email, or send the form and add them on the page that opens.`,
    action: { label: 'Contact Us', href: '/contact' },
    ways: [
      { name: 'By email', label: company.email, href: mailAddress(company.email) },
      ...offices.map(({ city, phone }) => ({ name: `By phone, ${city}`, ...phone })),
    ],
  },
} as const;
