import { services } from 'virtual:content-index';
import type { PageMeta } from '../../shapes/page-meta.ts';
import type { Picture } from '../../shapes/picture.ts';
import { highestVoltage } from '../company.ts';
import { counted, ifSeveral, inWords, officeCount, sentence } from '../in-words.ts';

const number = inWords(services.length);

export const servicesPage = {
  meta: {
    title: 'Electrical engineering services',
    description: `Plant, earthing, cables, protection, power system studies, survey and battery storage: ${counted(services.length, 'discipline')}, one checked set of data. Case studies up to ${highestVoltage.caseStudies} kV.`,
    path: '/services',
  } satisfies PageMeta,
  banner: {
    heading: `${sentence(counted(services.length, 'discipline'))}, one set of data`,
    description: `The switchgear rating, the earth grid and the relay settings come from the same fault study. Its figures stand in one register${ifSeveral(`, which our ${officeCount} share`)}.`,
    picture: {
      id: 'VIS-100',
      alternative:
        'A 132/33 kV grid substation seen from its access road at dusk: two transformers with fire walls beside them, lamps along the wet road, and the terminal tower of the overhead line behind the yard.',
      caption: 'Grid substation, from the access road',
      scale: '132/33 kV',
    } satisfies Picture,
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'For connection providers', href: '/connection-providers' },
    ],
  },
  list: {
    label: 'Services',
    title: `Our ${counted(services.length, 'service')}`,
    intro: `Order one as a stand-alone package, or all ${number} from first survey to final test.`,
  },
  tools: {
    label: 'Tools',
    title: 'Try a first calculation yourself',
    intro: 'Three calculations that run in your browser, with their formulas, sources and limits.',
  },
  closing: {
    label: 'Contact',
    title: 'Not sure which service you need?',
    intro: 'Describe the connection, the plant or the fault. We will tell you which calculations you need.',
    action: { label: 'Contact Us', href: '/contact' },
  },
} as const;
