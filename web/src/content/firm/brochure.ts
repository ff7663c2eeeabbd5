import { batteryStudy } from './case-study-data/battery-study.ts';
import { earthing } from './case-study-data/earthing.ts';
import { loadTest } from './case-study-data/load-test.ts';
import { company } from './company.ts';
import { credentials } from './credentials.ts';
import { ifSeveral, officeCount, sentence } from './in-words.ts';

const { achieved } = loadTest;

/** The texts and figures of the company brochure. Texts that the site has too come from the content of the site. */
export const brochure = {
  title: 'Company brochure',
  subject: 'What the firm designs, studies and tests, to which standards, and where to reach it',
  keywords:
    'electrical engineering, power systems, substations, earthing, protection, cables, grid connection, battery storage',
  cover: {
    lead: 'Substations, grid connections and battery storage: calculated before work starts, tested before they are energised.',
    drawing: 'DRG-001 · Grid connection, single line · 132/33 kV',
    alternative:
      'Single line diagram of a grid connection: a 132 kilovolt busbar feeds two 60 megavolt-ampere transformers, and these a sectioned 33 kilovolt board with feeders for battery storage, solar and wind.',
  },
  firm: {
    label: 'The firm',
    title: 'Design and advice for networks that have to work',
    paragraphs: [
      `${company.shortName} gives design and advisory solutions for the efficient use of power sector resources. We take a connection from the first load flow to the last test sheet.`,
      'Each project is customised, cost-effective, safe and sustainable. Plant is sized on calculated duty. Touch voltage, fault level and arc energy are calculated before the layout is frozen.',
    ],
    clients: {
      label: 'Who we work for',
      entries: [
        'Distribution network operators',
        'Independent connection providers',
        'Renewable developers',
        'Utilities',
        'Private network owners',
        'Governments',
        'Industrial operators',
      ],
    },
    industries: {
      label: 'Where it is built',
      entries: ['Solar', 'Wind', 'BESS', 'Utilities', 'Railway', 'Data centres', 'Hospitals', 'Manufacturing'],
    },
  },
  process: {
    label: 'How a job runs',
    title: 'Four steps from enquiry to handover',
    steps: [
      {
        name: 'Requirements analysis',
        text: 'We read the connection offer, the network data and the site, and write down every design input with its source. What is missing becomes a question with a date.',
      },
      {
        name: 'Conceptual design',
        text: 'Single line diagram, outline layout and first load flow and short-circuit results: enough to compare options by cost, losses and outage time.',
      },
      {
        name: 'Detailed engineering',
        text: 'Calculations, drawings, schedules and settings, each checked by a second engineer, approved by a third, and registered by number and revision.',
      },
      {
        name: 'Review and optimisation',
        text: 'Comments closed in writing, results compared with site tests, and the model handed over with the as-built drawings.',
      },
    ],
  },
  services: {
    label: 'Services',
    titles: ['Plant, studies, cables and earthing', 'Protection, survey and battery storage'],
    delivers: 'You receive',
    entries: [
      {
        name: 'Plant engineering',
        symbol: 'transformer',
        text: 'High and low voltage plant for new and live substations: single line diagram, general arrangement, clearances, busbar forces and plant specification. Transformers, switchgear and instrument transformers are sized on calculated load and fault duty, with CT knee point and burden checked against the relays they will feed.',
        delivers: ['Layouts and sections', 'Plant specifications', 'LV and DC supplies', 'Commissioning plan'],
        standards: ['IEC 60909', 'IEC 61936-1', 'IEC 62271', 'IEC 60076', 'IEC 60364', 'BS 7430'],
      },
      {
        name: 'Power system studies',
        symbol: 'currentTransformer',
        text: 'Load flow, short circuit, reactive capability, fault ride through, relay coordination and arc flash on one model of the network. Harmonic distortion is assessed against the limits at the point of common coupling, with the background measured where the operator asks for it; voltage fluctuation and unbalance are checked for every switching case.',
        delivers: ['G99 compliance report', 'Study model and data', 'Harmonic assessment', 'Settings basis'],
        standards: ['EREC G99', 'EREC P28', 'EREC P29', 'EREC G5/5', 'IEC 60909'],
      },
      {
        name: 'Cable solutions',
        symbol: 'node',
        text: 'Ratings for the trench as it will be dug: depth, grouping, ducts, measured soil thermal resistivity and the load as it really cycles. Voltage drop, short-circuit withstand and screen bonding follow. Pulling tension and sidewall pressure are calculated bend by bend before drum lengths are ordered, and we supply cable from 4 to 1000 mm².',
        delivers: ['Sizing calculations', 'Pulling calculations', 'Cable schedules', 'Cable supply'],
        standards: ['IEC 60287', 'EREC P17', 'IEC 60853', 'IEC 60364'],
      },
      {
        name: 'Earthing solutions',
        symbol: 'earth',
        text: 'From four-pin resistivity soundings to a layered soil model, and from fault current split to earth potential rise. Touch and step voltages are mapped against the limits that body current and clearance time allow, and transfer potential is followed along every metallic path out of the site. The finished grid is proved by a fall of potential test.',
        delivers: ['Soil model', 'Touch and step maps', 'Earthing layout', 'Test report'],
        standards: ['ENA TS 41-24', 'IEEE 80', 'IEEE 81', 'IEC 60479', 'BS 7430'],
      },
      {
        name: 'Protection design',
        symbol: 'breaker',
        text: 'Schemes, settings and interfaces for feeders, transformers, busbars, generators and storage. Grading is shown on curves for maximum and minimum fault level, and the minimum decides where inverters supply the fault. Relays talk to SCADA over a data model that has been tested on the bench before it goes to site.',
        delivers: ['Protection schematics', 'Coordination study', 'Relay setting files', 'SCADA point list'],
        standards: ['IEC 60255', 'IEC 61869', 'IEC 60909', 'IEC 61850', 'DNP3', 'Modbus'],
      },
      {
        name: 'Survey',
        symbol: 'node',
        text: 'Topographical, geotechnical, environmental, hydrological, route and soil thermal resistivity surveys, planned by the engineers who will use the numbers. Existing plant is recorded by nameplate and photograph, buried services are marked, and all levels refer to one stated datum, so that civil and electrical drawings meet.',
        delivers: ['Survey drawings', 'Soil resistivity data', 'Route report', 'Plant record'],
        standards: ['IEEE 81', 'BS 7430'],
      },
      {
        name: 'Battery storage integration',
        symbol: 'generator',
        text: 'Storage from the point of connection to the inverter terminals: auxiliary load, transformer and filter rating, reactive range, ramp rates and the behaviour of the plant under a voltage dip. Monitoring and control are engineered with the signals that grid services need, time-stamped at source, and the earthing covers every container and the fence.',
        delivers: ['System design', 'Grid service signal list', 'Control philosophy', 'Compliance evidence'],
        standards: ['EREC G99', 'EREC G5/5', 'EREC P28', 'EREC P29', 'IEC 61850', 'Modbus'],
      },
    ],
  },
  work: {
    label: 'Case studies',
    title: 'Five case studies, in figures',
    entries: [
      {
        name: '33 kV containerised switchroom',
        symbol: 'breaker',
        text: 'Design and supply of a containerised switchroom with its battery, battery charger and LVAC panel, from the client’s requirement to delivery.',
        figures: [{ value: '33', unit: 'kV', label: 'System voltage' }],
      },
      {
        name: 'Earthing design, 50 MW battery storage, Yorkshire',
        symbol: 'node',
        text: 'Earthing of a battery energy storage system, designed from soil readings and measured once built.',
        figures: [
          { value: '50', unit: 'MW', label: 'Storage rating' },
          { value: earthing.combinedResistance.toFixed(2), unit: 'ohm', label: 'Combined resistance' },
        ],
      },
      {
        name: 'Power system studies, 132 kV substation integration',
        symbol: 'currentTransformer',
        text: 'Modelled and run at 0.94, 1.00, 1.04 and 1.06 p.u., with short-circuit currents to IEC 60909.',
        figures: [
          { value: '0.94–1.06', unit: 'p.u.', label: 'Voltage range studied' },
          { value: '0.95', unit: '', label: 'Power factor' },
        ],
      },
      {
        name: 'Load bank test, generator GT1 and transformer',
        symbol: 'load',
        text: 'Load raised in steps of 500 kVA to 7 MVA at 0.8 power factor, then held. Measured on 30 October 2024.',
        figures: [
          { value: achieved.megawatts.toFixed(2), unit: 'MW', label: 'Active power' },
          { value: achieved.megavars.toFixed(2), unit: 'MVAr', label: 'Reactive power' },
          { value: String(achieved.amperes), unit: 'A', label: 'Current' },
          { value: '12', unit: 'h', label: 'Duration' },
        ],
      },
      {
        name: 'G99 connection, 20 MW battery storage',
        symbol: 'generator',
        text: 'Connection at 33 kV under EREC G99, Type C, from the application to the final operational notification (FON).',
        figures: [
          { value: String(batteryStudy.plant.export), unit: 'MW', label: 'Export and import' },
          { value: batteryStudy.reactivePower.toFixed(1), unit: 'MVAr', label: 'Reactive power, each way' },
          { value: String(batteryStudy.weeks), unit: 'weeks', label: 'Application to FON' },
        ],
      },
    ],
  },
  standards: {
    label: 'Standards',
    title: 'The rules we calculate to',
    columns: { name: 'Standard', covers: 'What it governs', use: 'Where we use it' },
    entries: [
      { name: 'ENA TS 41-24', covers: 'Earthing systems in substations', use: 'Earthing design' },
      { name: 'BS EN 50522', covers: 'Earthing above 1 kV AC', use: 'Earthing design' },
      { name: 'EREC S34', covers: 'Earth potential rise, fault current split', use: 'Earthing design' },
      { name: 'BS 7430', covers: 'Protective earthing of installations', use: 'Earthing design, survey' },
      { name: 'IEEE 80, IEEE 81', covers: 'Substation grounding: safety, measurement', use: 'Earthing design, tests' },
      { name: 'IEC 60479', covers: 'Effects of current on the human body', use: 'Touch and step limits' },
      { name: 'IEC 60364, 60287', covers: 'Low voltage installations, ratings of cables', use: 'Auxiliaries, cables' },
      { name: 'IEC 60909', covers: 'Short-circuit currents in AC systems', use: 'Studies, plant duty, protection' },
      { name: 'EREC G99, G100', covers: 'Generation in parallel, export limits', use: 'Grid compliance, storage' },
      { name: 'EREC P28, P29', covers: 'Voltage fluctuation and voltage unbalance', use: 'Connection studies' },
      { name: 'EREC G5/5', covers: 'Harmonic voltage distortion', use: 'Harmonic assessment' },
      { name: 'IEC 61850', covers: 'Power utility communication', use: 'Protection, SCADA' },
      { name: 'DNP3 / Modbus', covers: 'Telecontrol and device protocols', use: 'SCADA, plant control' },
    ],
  },
  credentials: {
    label: 'Credentials',
    title: 'Accreditations, insurances, memberships and software',
    entries: credentials,
  },
  contact: {
    label: 'Offices',
    title: `${sentence(officeCount)}${ifSeveral(' that share projects')}`,
    reach: 'Reach us',
    telephone: 'Telephone',
    email: 'Email',
    website: 'Website',
    enquiry: {
      label: 'For a first answer, send',
      entries: [
        'The connection offer or application, with its reference',
        'Site boundary and point of connection on a plan',
        'Single line diagram, in whatever state it is',
        'Maximum and minimum fault level, and the earth fault clearance time',
        'Soil resistivity readings, if there are any',
        'The date that cannot move',
      ],
    },
  },
} as const;
