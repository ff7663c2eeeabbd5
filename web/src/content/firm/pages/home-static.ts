import { services } from 'virtual:content-index';
import { answerTime } from '../../product/enquiry-answer.ts';
import type { Picture } from '../../shapes/picture.ts';
import { company, highestVoltage, voltageRange } from '../company.ts';
import { allCountries, cities, coreTeams, counted, decades, firmFigures, inWords, sentence } from '../in-words.ts';
import { projects } from '../projects.ts';

/** The number of services in the menu. The home page has a card for each. */
const cards = services.filter(({ menuName }) => menuName).length;
const ofThem = cards < services.length ? `${inWords(cards)} of our` : 'our';

/** The static text of the home page. It has a separate file, so that a visit that begins there does not load it as script. */
export const homeStatic = {
  hero: {
    label: `Consulting power engineers since ${company.founded}`,
    tagline: company.tagline,
    intro: `We study and design substations, grid connections and storage up to ${highestVoltage.trackRecord} kV, in ${allCountries}.`,
    actions: [
      { label: 'Make an enquiry', href: '/contact' },
      { label: 'See case studies', href: '/case-studies' },
    ],
    proofs: [
      { label: `${projects.length} selected projects since ${projects.at(-1)?.year}`, href: '/projects' },
      { label: 'Every design signed by three engineers', href: '/about' },
      { label: `An engineer answers ${answerTime}`, href: '/contact' },
    ],
  },
  about: {
    label: 'About',
    title: 'Design and advice for networks that have to work',
    paragraphs: [
      `${company.shortName} gives design and advisory solutions for the efficient use of power sector resources. We have worked since ${company.founded}, and take connections from the first load flow to the last test sheet.`,
      'Each project is customised, cost-effective, safe and sustainable. Plant is sized on calculated duty. Touch voltage, fault level and arc energy are calculated before the layout is frozen.',
    ],
    link: { label: 'Read our story', href: '/about' },
    terms: [
      {
        term: 'Clients',
        text: 'Network operators, connection providers, developers, utilities, private network owners, governments, industry',
      },
      { term: 'Voltages', text: voltageRange },
      { term: 'Offices', text: cities.join(', ') },
      { term: 'Delivers', text: 'Studies, calculations, drawings, settings, surveys, site tests' },
    ],
  },
  services: {
    label: 'Services',
    title: 'Design, studies and surveys for power networks',
    intro: `Here are ${ofThem} ${counted(services.length, 'service')}. All ${inWords(services.length)} share one drawing register, so every team sees every change.`,
    more: [
      { label: 'All services', href: '/services' },
      { label: 'Try a first calculation', href: '/tools' },
    ],
  },
  highlights: {
    label: 'How we work',
    title: 'Studies, earthing and relay settings from one model',
    picture: {
      id: 'VIS-001',
      alternative:
        'An open relay panel in a substation control room: a test set on a trolley injects secondary current through leads in the panel’s test block, and a laptop beside it shows the relay’s event record.',
      caption: 'Secondary injection, 33 kV panel',
      scale: '1 A · 110 V',
    } satisfies Picture,
    points: [
      {
        title: 'One model, many studies',
        text: 'Load flow, fault level, grading, harmonics and arc flash run on one network model. The earthing report and the switchgear specification use its one fault study.',
        reference: 'IEC 60909 · G99 · G5/5',
      },
      {
        title: 'Soil measured first, the built electrode tested',
        text: 'The earth grid is designed from soundings of the soil, and tested by fall of potential once it is built. One report shows the design and the test.',
        reference: 'ENA TS 41-24 · BS 7430 · IEEE 81',
      },
      {
        title: 'Settings that arrive tested',
        text: 'We issue relay files with their grading curves, and test relays and SCADA points before the panel leaves the manufacturer’s works.',
        reference: 'IEC 61850 · DNP3 · Modbus',
      },
    ],
  },
  figures: {
    label: 'The firm in numbers',
    title: `${sentence(counted(decades, 'decade'))} of power engineering`,
    intro: `The core teams are ${coreTeams}. Earthing and cables belong to Studies, surveys to Site. “Partners” counts the network operators, manufacturers and contractors that we have worked with.`,
    entries: [
      { value: firmFigures.employees, label: 'EMPLOYEES' },
      { value: firmFigures.teams, label: 'CORE TEAMS' },
      { value: firmFigures.years, label: 'YEARS EXPERIENCE' },
      { value: firmFigures.partners, label: 'PARTNERS' },
    ],
  },
  industries: {
    label: 'Industries',
    title: 'Eight industries, and earthing for each',
    entries: [
      {
        icon: 'solar',
        name: 'Solar',
        href: '/services/power-system#reactive',
        note: '33 kV collectors, reactive range at the point of connection',
      },
      {
        icon: 'wind',
        name: 'Wind',
        href: '/services/power-system#fault-ride-through',
        note: 'Fault ride through, harmonic resonance of long cable runs',
      },
      {
        icon: 'dataCentre',
        name: 'Data center',
        href: '/services/power-system#arc-flash',
        note: 'Redundant 33 and 11 kV rings, arc energy at every board',
      },
      {
        icon: 'hospital',
        name: 'Hospital',
        href: '/services/plant-engineering#lv',
        note: 'Standby generation, isolated (IT) supplies for medical locations, no‑break changeover',
      },
      {
        icon: 'manufacturing',
        name: 'Manufacturing',
        href: '/services/power-system#p28-p29',
        note: 'Motor starting, voltage dips that trip a process line',
      },
      {
        icon: 'battery',
        name: 'BESS',
        href: '/services/battery-storage-integration',
        note: 'Transformer and filter rating, earthing of containers and fence',
      },
      {
        icon: 'utilities',
        name: 'Utilities',
        href: '/services/plant-engineering#substation',
        note: 'Primary and grid substations, replacement of plant in live substations',
      },
      {
        icon: 'railway',
        name: 'Railway',
        href: '/services/power-system#p28-p29',
        note: '25 kV feeder stations, unbalance at the supply point',
      },
      {
        icon: 'earthing',
        name: 'Earthing',
        href: '/services/earthing-solution',
        note: 'Soil models, earth potential rise, touch and transfer voltages',
      },
    ],
  },
  whyChooseUs: {
    label: 'Why choose us',
    title: 'Every design is checked by other engineers',
    picture: {
      id: 'VIS-002',
      alternative:
        'A 132 kilovolt substation at blue hour seen along its busbars: portals with post insulators in a row, disconnectors and circuit breakers on both sides, lamps along the cable trench, a lit building at its end.',
      caption: '132 kV busbars, blue hour',
      scale: '132 kV',
    } satisfies Picture,
    points: [
      {
        title: 'Three signatures',
        text: 'Designed, checked and approved by three different engineers. The checker works independently, from the original inputs.',
      },
      {
        title: 'Inputs with a source',
        text: 'Every figure in a calculation has a source: connection offer, nameplate, measurement or standard.',
      },
      {
        title: 'Fit for the outage',
        text: 'Stage drawings follow the outage plan. Each drawing shows the switching, relay settings and site access for its stage.',
      },
      {
        title: 'Models you keep',
        text: 'The network model, the settings and the drawings are handed over in formats that your own engineers can open.',
      },
    ],
  },
  band: {
    number: 'DRG-006',
    shows: 'Double circuit at dusk',
    scale: '132 kV',
    alternative:
      'A row of lattice towers with six conductors runs to the horizon, dark against the last amber light of the day.',
  },
  enquiry: {
    label: 'Enquiries',
    title: 'Send us the connection offer',
    intro:
      'Any of these is enough to start: the offer, a single line diagram, a site plan, the date you have to meet. Email them to us, or fill in our form and add them through the link that we then email you.',
    action: { label: 'Make an enquiry', href: '/contact' },
  },
} as const;
