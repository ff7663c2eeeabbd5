import type { PageMeta } from '../../shapes/page-meta.ts';
import { allCities, ifSeveral, officeCount, sentence } from '../in-words.ts';

export const careersPage = {
  meta: {
    title: 'Careers in power engineering',
    description: `Open positions for power, protection and design engineers in ${allCities}. Choose a country, read the job, apply.`,
    path: '/careers',
  } satisfies PageMeta,
  openings: {
    label: 'Open positions',
    title: 'What is open now',
    intro: `${sentence(officeCount)}.${ifSeveral(' Choose a country to read its jobs.')}`,
  },
  sendCv: {
    question: "Didn't find what you were looking for?",
    offer: 'Send us your CV',
    action: { label: 'Apply Now', href: '/apply' },
  },
} as const;
