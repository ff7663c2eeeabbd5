import type { PageMeta } from '../../shapes/page-meta.ts';
import type { Picture } from '../../shapes/picture.ts';

export const caseStudiesPage = {
  meta: {
    title: 'Case studies in power engineering',
    description:
      'Five jobs with their figures: a 33 kV switchroom, two battery sites (earthing and G99 connection), a 132 kV grid study and a 7 MVA load bank test.',
    path: '/case-studies',
  } satisfies PageMeta,
  banner: {
    heading: 'Case studies',
    description:
      'What the client needed and what we delivered: the figures, the calculations behind them, and one thing that went wrong.',
    picture: {
      id: 'VIS-200',
      alternative:
        'An outdoor 132 kilovolt substation at dawn: circuit breaker, surge arresters and a transformer before its fire wall to the left of the access road, a containerised switchroom to the right of it.',
      caption: 'Substation and switchroom, dawn',
      scale: '132/33 kV',
    } satisfies Picture,
  },
  list: { label: 'Case studies', title: 'Five jobs, from requirement to result' },
  register: { text: 'Our selected projects, one line each:', link: { label: 'Track record', href: '/projects' } },
  enquiry: {
    title: 'Have a different job?',
    text: 'Tell us the voltage, the place and the date that you have to energise by. An engineer will read it.',
    action: { label: 'Contact Us', href: '/contact' },
  },
} as const;

/** The words that all case studies share. */
export const caseStudyCopy = {
  parent: { label: '← All case studies', href: '/case-studies' },
  figures: 'The job in figures',
  working: 'Working',
  record: {
    client: 'Client',
    year: 'Year',
    scope: 'Scope',
    team: 'Team',
    setback: 'What went wrong',
    closed: 'Remedy',
  },
  services: {
    label: 'Services',
    title: 'The services behind this job',
    intro: 'Each page says what the service covers, and which standards it follows.',
  },
  tools: {
    label: 'Tools',
    title: 'For your own plant',
    intro: 'The calculations run in your browser, with their formulas, sources and limits.',
  },
  next: 'Next case study',
  reportTable: 'Show this sheet as a table',
  closing: {
    label: 'Contact',
    title: 'Have a job like this one?',
    intro:
      'Send us the single line diagram and the connection offer. We will tell you what has to be studied, designed or tested, and in which order.',
    action: 'Contact Us',
  },
} as const;
