import { offices } from '@site/contract/firm/offices';
import { mailAddress } from '../../shared/mail-address.ts';
import { company } from './company.ts';

/**
 * The words of the sections at the end of a service page: the tools, if the page names any, and four sections on every page.
 */
export const serviceClosing = {
  services: { name: 'Services', href: '/services' },
  tools: {
    label: 'Tools',
    title: 'Try a first calculation yourself',
    intro: 'The calculations run in your browser, with their formulas, sources and limits.',
  },
  standards: {
    label: 'Basis of design',
    title: 'Standards we work to',
    intro:
      'The basis of design fixes the edition in force at the design date. Where a network operator’s own specification is stricter, it governs.',
    code: 'Standard',
    subject: 'What we use it for',
  },
  related: {
    label: 'Related services',
    title: 'Services that work together',
    intro: 'These services share data with this one on almost every job.',
  },
  caseStudy: {
    label: 'Case study',
    title: 'A job with this service',
    action: 'Read the case study',
    record: { label: 'See our track record', href: '/projects' },
  },
  contact: {
    label: 'Contact',
    title: 'Send us what you have',
    intro:
      'Any of these is enough to start: a connection offer, a marked-up single line diagram, a photograph of the rating plate. Email drawings to us, or fill in our form and add them through the link that we then email you.',
    action: { label: 'Contact Us', href: '/contact' },
    ways: [
      { name: 'By email', label: company.email, href: mailAddress(company.email) },
      ...offices.map(({ city, phone }) => ({ name: `By phone, ${city}`, ...phone })),
    ],
  },
} as const;
