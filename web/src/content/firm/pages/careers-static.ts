import { highestVoltage } from '../company.ts';
import { hiringSteps } from '../employment.ts';

/** The static text of the careers page: kept apart, so that a visit that begins there need not load it as script. */
export const careersStatic = {
  hero: {
    title: 'The grid is being rebuilt. Come and draw it.',
    intro:
      'We hire engineers who size transformers and set relays, trainees who learn to, and the people who keep an office running. Three offices, one drawing register.',
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
      {
        term: 'Offices',
        text: 'They share projects, standards and a drawing register: a substation in Essex may have its primary layout from New Delhi and its protection settings from Colchester',
      },
      {
        term: 'Range',
        text: `400 V services to ${highestVoltage.ofOurEngineers} kV bays; the case studies on this site go up to ${highestVoltage.caseStudies} kV`,
      },
      {
        term: 'Checking',
        text: 'Calculations and drawings are designed, checked and approved by three different engineers',
      },
      { term: 'Tools', text: 'PowerFactory, ETAP, CDEGS, AutoCAD and Primtech' },
      { term: 'Learning', text: 'A mentor for every trainee, and one study day a week towards registration' },
      { term: 'Applying', text: hiringSteps },
      { term: 'Choosing', text: 'People read every application; no software scores it' },
    ],
  },
};
