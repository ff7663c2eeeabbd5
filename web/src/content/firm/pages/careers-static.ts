import { headOffice } from '@site/contract/firm/offices';
import { voltageRange } from '../company.ts';
import { hiringSteps } from '../employment.ts';
import { branches, ifSeveral, officeCount, sentence } from '../in-words.ts';

/**
 * The static text of the careers page. It has a separate file, so that a visit that begins there does not load it as script.
 */
export const careersStatic = {
  hero: {
    title: 'The grid is being rebuilt. Come and draw it.',
    intro: `We hire engineers who size transformers and set relays, trainees who want to learn that, and people who keep an office running.${ifSeveral(` ${sentence(officeCount)} share one drawing register.`)}`,
    actions: [
      { label: 'See open positions', href: '#openings' },
      { label: 'Apply Now', href: '/apply' },
    ],
    drawing: {
      number: 'DRG-002',
      shows: 'Double circuit, suspension tower',
      scale: '132 kV · H 27 m',
      alternative:
        'Line drawing of a 132 kilovolt double-circuit lattice tower with six conductors on suspension insulators and an earth wire at its peak. The line runs on over two more towers to the horizon.',
    },
  },
  welcome: {
    label: 'Working here',
    title: 'What working here is like',
    paragraphs: [
      'An engineer here follows a piece of the network from the first load flow to energisation: calculation, drawing, the network operator’s comments, and visits to the site.',
    ],
    link: { label: 'About the company', href: '/about' },
    foldedTerms: 'How we work, and how we choose',
    terms: [
      ...branches.slice(0, 1).map(({ city }) => ({
        term: 'Offices',
        text: `Our ${officeCount} share projects and one drawing register: for a substation in ${headOffice.region}, ${city} may draw the primary layout and ${headOffice.city} calculate the protection settings`,
      })),
      {
        term: 'Range',
        text: voltageRange,
      },
      {
        term: 'Checking',
        text: 'Each calculation and drawing is made, checked and approved by three different engineers',
      },
      { term: 'Tools', text: 'PowerFactory, ETAP, CDEGS, AutoCAD and Primtech' },
      {
        term: 'Learning',
        text: 'A mentor for every trainee, and one study day a week towards registration as an engineer (IEng or CEng)',
      },
      { term: 'Applying', text: hiringSteps },
      { term: 'Choosing', text: 'People read every application; no software scores it' },
    ],
  },
};
