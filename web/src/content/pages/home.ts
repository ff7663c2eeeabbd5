import { company } from '../company.ts';
import type { PageMeta } from '../page-meta.ts';

export const homePage = {
  meta: {
    title: 'Home',
    description:
      'Consulting engineers for power systems: substations, earthing, protection, cables, grid studies and battery storage, from offices in the UK, India and Uzbekistan.',
    path: '/',
  } satisfies PageMeta,
  hero: {
    tagline: company.tagline,
    intro:
      'We design substations, grid connections and battery storage up to 400 kV, and prove them by study, calculation and test before anybody digs.',
    actions: [
      { label: 'See open positions', href: '/careers' },
      { label: 'Contact Us', href: '/contact' },
    ],
    drawing: {
      number: 'DRG-001',
      shows: 'Grid connection, single line',
      scale: '132/33 kV',
      alternative:
        'Single line diagram of a grid connection: a 132 kilovolt busbar feeds two 60 megavolt-ampere transformers, and these a sectioned 33 kilovolt board with feeders for battery storage, solar and wind.',
    },
  },
  figures: {
    label: 'Rating plate',
    title: 'Two decades on other people’s drawings, and our own',
    entries: [
      { value: '50+', label: 'EMPLOYEES' },
      { value: '4', label: 'CORE TEAMS' },
      { value: '20+', label: 'YEARS EXPERIENCE' },
      { value: '100+', label: 'PARTNERS' },
    ],
  },
  careers: {
    label: 'Careers',
    title: 'Join the people behind the drawings',
    intro: 'Choose a country to see what is open there now.',
  },
};

export const organizationData = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: company.name,
  slogan: company.tagline,
  foundingDate: String(company.founded),
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: company.phone.label,
    contactType: 'customer service',
    availableLanguage: 'English',
  },
  sameAs: [company.network.href, company.chat.href],
} as const;
