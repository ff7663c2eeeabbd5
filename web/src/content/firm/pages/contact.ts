import type { PageMeta } from '../../shapes/page-meta.ts';
import { allCities, branches, counted, ifSeveral } from '../in-words.ts';

export const contactPage = {
  meta: {
    title: 'Contact',
    description: `Write to our engineers about a substation, a grid study, earthing, cables or battery storage. Offices in ${allCities}.`,
    path: '/contact',
  } satisfies PageMeta,
  hero: {
    title: 'Tell us what you want to connect',
    intro:
      'It may be a load, a generator or a battery. Or tell us about a fault that should not have happened. An engineer will read it.',
    drawing: {
      number: 'DRG-003',
      shows: 'Offices, great circles',
      scale: 'Equal-area',
      alternative:
        'Map of Europe and western Asia on which great circles join the three offices: Colchester to Tashkent, Colchester to New Delhi, and Tashkent to New Delhi.',
    },
  },
  enquiry: {
    label: 'Enquiry',
    title: 'Write to us',
    aside: {
      post: 'By post',
      email: 'By email',
      phone: 'By phone',
      figure: 'Try a first calculation',
      work: 'Work that we have done',
    },
  },
  offices: {
    label: 'Offices',
    title: 'Where to find us',
    intro: 'Each map is our own drawing. The interactive map comes from OpenStreetMap, and only if you ask for it.',
    alternative: (city: string, country: string) =>
      `Map of the region around the ${city} office, ${country}${ifSeveral(`, with lines towards the other ${counted(branches.length, 'office')}`)}.`,
    map: {
      show: 'Show the interactive map',
      hide: 'Show the picture again',
      frameTitle: (place: string) => `Interactive map of the ${place} office, from OpenStreetMap`,
      link: 'Open in OpenStreetMap',
    },
  },
} as const;
