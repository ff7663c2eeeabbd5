import type { PageMeta } from '../../shapes/page-meta.ts';
import type { Picture } from '../../shapes/picture.ts';
import { company, voltageRange } from '../company.ts';
import { credentials } from '../credentials.ts';
import { allCities, cities, coreTeams, firmFigures, ifSeveral, officeCount, teamCount } from '../in-words.ts';

/** One letter of the word that spells a value. */
interface ValueLetter {
  letter: string;
  title: string;
  description: string;
  tagline: string;
}

/** A value, explained letter by letter. The page shows it in a tab with its own address. */
export interface Value {
  id: string;
  word: string;
  letters: readonly ValueLetter[];
}

/** A person in the management of the firm. The site names people by role only. */
export interface TeamMember {
  name: string;
  designation: string;
  moreDetails: string;
  /** The letters of the drawn portrait (one to three), and the number of its sheet. */
  monogram: string;
  sheet: string;
}

const values: readonly Value[] = [
  {
    id: 'trust',
    word: 'TRUST',
    letters: [
      {
        letter: 'T',
        title: 'Transparency',
        description: 'We write assumptions, sources and limits beside each result.',
        tagline: 'Figures that you can trace',
      },
      {
        letter: 'R',
        title: 'Reliability',
        description: 'Our dates allow time for checking. If one may slip, we tell you early.',
        tagline: 'Dates you can book an outage on',
      },
      {
        letter: 'U',
        title: 'Unwavering Commitment',
        description: 'The lead engineer stays with the job until the plant is energised.',
        tagline: 'On the phone on switching day',
      },
      {
        letter: 'S',
        title: 'Sustainability',
        description: 'We weigh losses, land and copper over the life of the plant, not for the tender alone.',
        tagline: 'Designed for forty years',
      },
      {
        letter: 'T',
        title: 'Teamwork',
        description: 'Primary, protection, studies and site work share one model and one register.',
        tagline: 'One change, seen by all',
      },
    ],
  },
  {
    id: 'impact',
    word: 'IMPACT',
    letters: [
      {
        letter: 'I',
        title: 'Innovation',
        description: 'We adopt a new method once it has been checked against a proven one.',
        tagline: 'Proven before it is used',
      },
      {
        letter: 'M',
        title: 'Mutual Respect',
        description: 'A question from a trainee or a fitter gets an answer before the drawing is approved.',
        tagline: 'Questions are answered first',
      },
      {
        letter: 'P',
        title: 'Professionalism',
        description: 'We work inside our competence, and say where it ends.',
        tagline: 'Registered and accountable',
      },
      {
        letter: 'A',
        title: 'Accountability',
        description: 'Three people sign every drawing: the designer, the checker and the approver.',
        tagline: 'Three signatures on a sheet',
      },
      {
        letter: 'C',
        title: 'Customer-Focused',
        description: 'A report begins with what you have to decide, and ends with the data behind it.',
        tagline: 'Written for the person who decides',
      },
      {
        letter: 'T',
        title: 'Timeliness',
        description: 'Long-lead plant is specified first, because its delivery sets the programme.',
        tagline: 'Longest delivery first',
      },
    ],
  },
  {
    id: 'excel',
    word: 'EXCEL',
    letters: [
      {
        letter: 'E',
        title: 'Excellence',
        description: 'We add recurring review comments to the checklist for the next job.',
        tagline: 'Lessons kept',
      },
      {
        letter: 'X',
        title: 'Xcellence in Innovation',
        description: 'Our own calculation tools are versioned, tested and kept with the job.',
        tagline: 'Old results can be repeated',
      },
      {
        letter: 'C',
        title: 'Collaboration',
        description:
          'The network operator, the contractor and the manufacturer see the design while it can still be changed.',
        tagline: 'Comments come early',
      },
      {
        letter: 'E',
        title: 'Ethical Integrity',
        description: 'A result that a client will not like is reported like any other.',
        tagline: 'Reported as it was found',
      },
      {
        letter: 'L',
        title: 'Leadership',
        description: 'Section leaders still calculate, and train others on live projects.',
        tagline: 'Leaders who teach',
      },
    ],
  },
];

const leaders: readonly TeamMember[] = [
  {
    name: 'Chief Executive Officer',
    designation: 'CEO of the parent group',
    moreDetails:
      'Began as a commissioning engineer on transmission substations. Sets the group’s direction and its safety policy, and reads the incident reports.',
    monogram: 'CEO',
    sheet: 'DRG-020',
  },
  {
    name: 'Managing Director',
    designation: `Heads the firm and its ${officeCount}`,
    moreDetails: `A chartered engineer in power systems with a background in protection and earthing. Responsible for the ${teamCount} and the ${officeCount}.`,
    monogram: 'MD',
    sheet: 'DRG-021',
  },
  {
    name: 'Business Development Manager',
    designation: 'Enquiries and tenders',
    moreDetails:
      'Reads connection offers and tender scopes with the engineers who would do the work, so that we quote what is needed.',
    monogram: 'BDM',
    sheet: 'DRG-022',
  },
];

export const aboutPage = {
  meta: {
    title: 'About us: our story, values and team',
    description: `Power engineers in ${allCities} since ${company.founded}: how we started, what we stand for and who leads the firm.`,
    path: '/about',
  } satisfies PageMeta,
  hero: {
    heading: 'Our Story',
    description: 'Turning Ambitions into Reality with Expertise Across Borders',
    picture: {
      id: 'VIS-020',
      alternative:
        'A substation layout on a trestle table under two hard hats, with a scale, a red pencil and a flask; behind it, in the first light, foundations, steel columns and gantries of the substation going up.',
      caption: 'Design review on site, first light',
      scale: '132/33 kV',
    } satisfies Picture,
    actions: [{ label: 'Contact Us', href: '/contact' }],
  },
  story: {
    label: 'The firm',
    title: 'Founded on calculations that others can check',
    paragraphs: [
      `${company.name} was founded in ${company.founded} to give design and advisory solutions for the efficient use of power sector resources. The first jobs were earthing studies and protection settings.`,
      'Distribution network operators, independent connection providers and developers came back with larger jobs. Today we design HV and LV plant, from connection offer to commissioning records, with the studies, cables, surveys and battery storage that it needs.',
      `${ifSeveral('Our offices share projects. ')}Each project has one lead engineer and its own part of our drawing register, and follows the standards of the country where the site is. Each is customised, cost-effective, safe and sustainable.`,
    ],
    link: { label: 'See what we do', href: '/services' },
    terms: [
      { term: 'Founded', text: String(company.founded) },
      { term: 'Offices', text: cities.join(', ') },
      { term: 'Range', text: voltageRange },
      {
        term: 'Clients',
        text: 'Network operators, connection providers, developers, utilities, private network owners, governments, industry',
      },
    ],
  },
  figures: {
    label: 'Who we are',
    title: 'Team in Numbers',
    intro: `The ${teamCount} are ${coreTeams}.`,
    entries: [
      { value: firmFigures.teams, label: 'Core teams' },
      { value: firmFigures.years, label: 'Years experience' },
      { value: firmFigures.employees, label: 'Employees' },
    ],
  },
  values: {
    label: 'What we stand for',
    title: 'Our Values',
    film: 'VIS-021',
    initial: 'trust',
    entries: values,
  },
  team: {
    label: 'People',
    title: 'Meet Our Team',
    intro: 'The people responsible for direction, engineering and enquiries.',
    carousel: {
      name: 'Our team',
      previous: 'Previous team member',
      next: 'Next team member',
      details: 'Show details',
      members: leaders,
    },
  },
  credentials: {
    label: 'Credentials',
    title: 'Accreditations, insurances, memberships and software',
    intro: 'We send certificates and policies with every tender, or when you ask for them.',
    entries: credentials,
    link: { label: 'See our track record', href: '/projects' },
  },
  enquiry: {
    label: 'Contact',
    title: 'Start with a site, a voltage and a date',
    intro: 'We will tell you what information we need before design can start.',
    action: { label: 'Contact Us', href: '/contact' },
  },
};
