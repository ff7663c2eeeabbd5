import type { PageMeta } from '../../shapes/page-meta.ts';
import { company } from '../company.ts';
import { allCountries } from '../in-words.ts';

export const homePage = {
  meta: {
    title: 'Home',
    description: `Consulting engineers for power systems: substations, earthing, protection, cables, grid studies and storage, from offices in ${allCountries}.`,
    path: '/',
  } satisfies PageMeta,
  hero: {
    places: [
      {
        picture: {
          id: 'VIS-011',
          alternative:
            'A 132 kV transformer bay at blue hour: the line lands on its gantry at the left, and its conductors run by disconnector and circuit breaker to a 60 MVA transformer in front of its fire wall.',
          caption: 'Transformer bay, blue hour',
          scale: '132/33 kV',
        },
        takes: { tall: 'VIS-014', wideDrawing: 'DRG-011', tallDrawing: 'DRG-014' },
      },
      {
        picture: {
          id: 'VIS-012',
          alternative:
            'Between two rows of battery containers at dusk after rain: lit strips along their eaves, the sky mirrored in the wet yard, a tower line at its end.',
          caption: 'Battery storage, after rain',
          scale: '33 kV · 50 MW',
        },
        takes: { tall: 'VIS-015', wideDrawing: 'DRG-012', tallDrawing: 'DRG-015' },
      },
      {
        picture: {
          id: 'VIS-013',
          alternative:
            'A lattice tower in the first light; its six conductors run off to a row of wind turbines on the hills.',
          caption: 'Line from a wind farm, first light',
          scale: '132 kV',
        },
        takes: { tall: 'VIS-016', wideDrawing: 'DRG-013', tallDrawing: 'DRG-016' },
      },
    ],
  },
  testimonials: {
    label: 'Testimonials',
    title: 'What our clients say',
    film: 'VIS-004',
    entries: [
      {
        name: 'Grid connections manager, renewable developer',
        message:
          'The fault ride through study found that on one transformer tap the plant would have failed. We changed one line in the specification instead of one transformer on site.',
      },
      {
        name: 'Design authority, independent connection provider',
        message: 'Good report, on time. The network operator had one comment on it, which was answered the same week.',
      },
      {
        name: 'Electrical engineer, private network owner',
        message:
          'We asked for relay settings and got the reasons as well. Two years later we moved a feeder and could work out the new grading margin from their file ourselves.',
      },
    ],
  },
  careers: {
    label: 'Careers',
    title: 'Join the people behind the drawings',
    intro: 'Choose a country to see what is open there now.',
  },
} as const;

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
  sameAs: [company.network.href, company.channel.href],
} as const;
