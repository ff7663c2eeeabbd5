import { caseStudyAddress, contactAddress } from '../../product/addresses.ts';
import { credentials } from '../credentials.ts';
import { projects } from '../projects.ts';

const forAdoption = projects.filter(({ operator }) => operator === 'idno');

/**
 * The static text of the page for connection providers. It has a separate file, so that a visit that begins there does not load
 * it as script.
 */
export const connectionProvidersStatic = {
  head: {
    label: 'For independent connection providers',
    title: 'Contestable design, ready for adoption',
    intro:
      'You build the connection and hand it over. We design it, submit the design for approval, and answer the network operator until it is approved.',
    sheet: { number: 'ICP-001', shows: 'Design package for adoption', scale: 'LV to 132 kV' },
  },
  work: {
    label: 'Scope',
    title: 'What we do for connection providers',
    intro: 'Order one part of the design or all of it. You, not we, sign the adoption agreement.',
    cards: [
      {
        title: 'Contestable design',
        text: 'Routes, substations, plant and cables from the point of connection to the customer, with drawings, schedules and a bill of materials.',
        standard: 'LV to 132 kV',
      },
      {
        title: 'Design submission',
        text: 'One submission in the form that the network operator asks for: to EREC G81 up to 11 kV, above that to its own specifications. Each document is checked and signed before it goes out.',
        standard: 'EREC G81',
      },
      {
        title: 'Design approval',
        text: 'We answer the comments of the network operator, and record what changed at which revision. Where you approve your own designs, we give your approver the calculations.',
        standard: 'Design approval',
      },
      {
        title: 'Protection settings',
        text: 'Grading with the source breaker, settings as a file and a calculation, and test sheets for the commissioning engineer.',
        standard: 'IEC 60255 · EREC G99',
      },
      {
        title: 'Earthing',
        text: 'Soil soundings, earth electrode, touch voltage and earth potential rise for each new substation. A test of the built electrode closes the report.',
        standard: 'ENA TS 41-24 · BS EN 50522',
      },
      {
        title: 'Fault level and cables',
        text: 'Duty of the new switchgear, voltage and losses, and the rating of each cable in the ground where it lies.',
        standard: 'IEC 60909 · IEC 60287',
      },
    ],
  },
  process: {
    label: 'How it runs',
    title: 'From the point of connection to adoption',
    steps: [
      {
        title: 'Point of connection',
        text: 'Send us the offer and its drawings. We will tell you what it leaves open, and which work is contestable.',
      },
      {
        title: 'Design',
        text: 'Single line diagram and route first, then calculations and drawings. A second engineer checks them, and a third approves them.',
      },
      {
        title: 'Submission and approval',
        text: 'The package goes to the network operator with a list of its documents. We close each comment in writing.',
      },
      {
        title: 'Build and adoption',
        text: 'We answer questions from the site, witness tests where you want us to, and issue the as-built drawings for adoption.',
      },
    ],
  },
  proof: {
    label: 'Track record',
    title: 'Networks designed for adoption',
    intro: 'These entries are examples, like the firm: no real project or client is described.',
    terms: [
      ...forAdoption.map(({ year, name, place, work }) => ({
        term: String(year),
        text: `${name}, ${place}. ${work}`,
      })),
      ...credentials.filter(({ term }) => term === 'Accreditation' || term === 'Who signs'),
    ],
    links: [
      { label: 'Projects for independent network operators', href: '/projects?operator=idno' },
      { label: 'Case study: containerised switchroom, 33 kV', href: caseStudyAddress('design&supply') },
      { label: 'Credentials', href: '/about' },
    ],
  },
  tools: {
    label: 'Tools',
    title: 'Try a first calculation yourself',
    intro: 'The calculations run in your browser, with their formulas, sources and limits.',
    only: ['/tools/fault-level', '/tools/earth-grid'],
  },
  services: {
    label: 'Services',
    title: 'The services behind the package',
    intro: 'Each page says what you receive, from which data, in how many weeks.',
    slugs: ['plant-engineering', 'earthing-solution', 'protection-design', 'cable-solution', 'power-system', 'survey'],
  },
  closing: {
    label: 'Contact',
    title: 'Send us the point of connection',
    intro: 'The offer, a site plan and the date of energisation are enough for scope, fee and programme.',
    action: { label: 'Contact Us', href: contactAddress('Design for a connection provider') },
  },
} as const;
