import type { ServicePageContent } from '../../shapes/service-page.ts';
import { marketsSection, packagesSection } from '../service-packages.ts';

export const page: ServicePageContent = {
  slug: 'battery-storage-integration',
  order: 7,
  card: {
    name: 'Battery Storage Integration',
    description:
      'Storage engineered from the point of connection to the inverter terminals: ratings, reactive range, grid services, control and the evidence for G99.',
    picture: {
      id: 'VIS-120',
      alternative:
        'Rows of white battery containers on gravel, lit along their eaves, with an inverter and transformer skid between them; dusk, seen from the corner of the compound.',
      caption: 'Battery compound, inverter and transformer skids',
      scale: '33 kV',
    },
  },
  meta: {
    title: 'Battery Storage Integration',
    description:
      'Design, grid services, control and compliance of battery energy storage: from the point of connection to the inverter terminals, to G99, G100 and IEC 62933.',
    path: '/services/battery-storage-integration',
    keywords: 'battery energy storage, BESS design, G99 compliance, grid services, power plant controller, IEC 62933',
  },
  banner: {
    heading: 'Battery Storage Integration',
    description:
      'Electrical design, grid services, control and EREC G99 compliance of battery storage, from the point of connection to the inverter terminals.',
    picture: {
      id: 'VIS-121',
      alternative:
        'Aerial view of a battery storage site beside a grid substation: two fenced blocks of containers, behind them the 132/33 kilovolt transformer, and the backfilled cable route along their right-hand side.',
      caption: 'Battery storage beside its grid substation',
      scale: '132/33 kV',
    },
  },
  sections: [
    {
      kind: 'text',
      label: 'Introduction',
      title: 'From the point of connection to the inverter terminals',
      paragraphs: [
        'Storage swings from full import to full export within a second. Transformers, cables, protection and earthing must be designed for both.',
        'We work from the network inwards: the limits at the point of connection, then the reactive range, then the ratings, and only then the number of inverters and containers. One model carries load flow, fault levels, harmonics and fault ride through.',
      ],
      links: [{ label: 'Note: grid connections in 2026, with Gate 2', href: '/grid-connections-2026' }],
      brochure: {
        label: 'Battery storage brochure (PDF)',
        href: '/documents/battery-storage-brochure.pdf',
      },
    },
    {
      kind: 'topics',
      label: 'What we do',
      title: 'Design, grid services, control and consultancy',
      initial: 'system-design',
      topics: [
        {
          id: 'system-design',
          tab: 'System Design & Integration',
          title: 'System Design & Integration',
          description:
            'The electrical design of the whole plant: medium voltage network, transformers, power conversion, auxiliary supplies and earthing, rated for the worst corner of the reactive range and for the last year of the warranty.',
          items: [
            'Single line diagram from the point of connection to the inverter AC terminals, with protection zones, metering points and ownership boundaries',
            'Energy balance at end of warranty: power, duration, depth of discharge, degradation, conversion losses and auxiliary load in one sheet',
            'Transformers, cables and switchgear rated in MVA at the G99 reactive limits and at the ends of the tap range',
            'Maximum and minimum fault level to IEC 60909, with the inverter contribution as declared by its manufacturer',
            'DC side: prospective fault current of the strings, fuse and contactor coordination, insulation monitoring; stationary batteries to BS 7671 as amended in 2026',
            'Auxiliary supplies for cooling, fire detection and control, with a defined state of the plant after they are lost',
            'Layout with container spacing, access and fire water from the hazard assessment to IEC 62933-5-2, the NFCC guidance for grid-scale batteries and test data to UL 9540A',
            'Earthing to BS EN 50522 and ENA TS 41-24 for every container and skid and for the fence, with the potentials on the neighbour’s metalwork assessed',
          ],
          standards: ['EREC G99', 'IEC 60909', 'IEC 62933-5-2', 'BS 7671', 'BS EN 50522', 'ENA TS 41-24'],
        },
        {
          id: 'grid-services',
          tab: 'Grid Services',
          title: 'Grid Services',
          description:
            'We turn each service’s terms into ratings, settings and signals, and check that stacked services do not claim the same capacity.',
          items: [
            'Frequency response: deadband, droop and time to full delivery for Dynamic Containment, Moderation and Regulation',
            'Balancing and reserve: ramp rates, notice times and dispatch instructions, proved from the control room to the inverter',
            'Voltage control: set point, slope and reactive capability at the point of connection, not at the inverter',
            'Export and import limitation to EREC G100, with the fail-safe state after a signal is lost, and the time in which it is reached',
            'Active network management: curtailment signals taken in, carried out and confirmed within the operator’s times',
            'State of charge management: enough energy and headroom kept for every service under contract',
            'Cycling and throughput of each stack of services compared with the battery warranty',
            'Performance data at the sample rate and time accuracy of each service, kept on site if the link is down',
          ],
          standards: ['EREC G99', 'EREC G100', 'Grid Code'],
        },
        {
          id: 'monitoring-control',
          tab: 'Monitoring & Control',
          title: 'Monitoring & Control',
          description:
            'Battery management, power conversion, plant controller and SCADA each have limits of their own. We write down which of them owns which limit, and what the plant does when one of them fails.',
          items: [
            'Control philosophy: one owner for every limit, from cell temperature to export at the point of connection',
            'Plant controller loops tuned against the network model at minimum and maximum fault level',
            'Signal list with address, scaling, sign convention and time stamp for IEC 61850, DNP3 and Modbus devices',
            'Loss of communication: hold, ramp down or trip, decided signal by signal and tested',
            'Time synchronisation of relays, controllers and recorders to one source, with its accuracy stated',
            'Alarms ranked by what an operator has to do; what needs no action is recorded only',
            'Zones and conduits to IEC 62443 between battery supplier, plant owner and network operator',
            'Factory test with simulated plant, then point-to-point tests on site to the network operator’s control room',
          ],
          standards: ['IEC 61850', 'DNP3', 'Modbus', 'IEC 62443'],
        },
        {
          id: 'technical-consultancy',
          tab: 'Technical Consultancy',
          title: 'Technical Consultancy',
          description:
            'Independent advice for developers, lenders and network owners: from the reading of a connection offer to the final operational notification.',
          items: [
            'Applications for the queue, Gate 2 and the transmission impact assessment; connection offers checked for capacity, fault level headroom, reactive limits and the works they are conditional on',
            'The contribution of storage to security of supply under EREC P2, calculated to EREP 130',
            'Transformer energisation and voltage steps to P28, unbalance to P29, harmonic distortion to G5/5',
            'G99 type, from A to D, settled by capacity and connection voltage, and the compliance route that follows from it',
            'Fault ride through and frequency sensitive mode simulated with the manufacturer’s validated model',
            'Technical specifications and tender assessment, with deviations listed by clause and consequence',
            'Capacity, round-trip efficiency and response time witnessed in test to IEC 62933-2-1',
            'Compliance file: simulation reports, test results and declarations, in the order in which the operator reads them',
          ],
          standards: ['EREC G99', 'EREC P28', 'EREC P29', 'EREC G5/5', 'EREC P2', 'IEC 62933-2-1'],
        },
      ],
    },
    {
      kind: 'drawing',
      label: 'Connection',
      title: 'Protection, metering and export limit at the connection',
      text: 'The interface relay F1 trips on the settings that EREC G99 gives for Types A to C at high voltage; it measures on the network’s side of QA1, so that it sees the supply return before it lets the plant reconnect. Faults inside the plant are cleared by overcurrent and earth fault relays of its own, F2 at the intake and one in every block. Five blocks could export 25 MW: the plant controller holds the connection point at 20 MW to EREC G100, and the rest of the rating carries reactive power.',
      figures: [
        { value: '25', unit: 'MVA', label: 'Installed' },
        { value: '20', unit: 'MW', label: 'Agreed export' },
        { value: '6.6', unit: 'MVAr', label: 'At the connection point' },
        { value: '0.95', label: 'Power factor' },
      ],
      drawing: {
        name: 'g99Connection',
        number: 'DRG-009',
        shows: 'Battery storage, G99 connection, single line',
        scale: '33/0.69 kV',
        alternative:
          'Single line diagram of a battery storage plant at 33 kilovolts. Above the ownership boundary stand the network operator’s breaker, its protection and the settlement meters; below it a voltage transformer on the network’s side of the intake breaker, the G99 interface relay with a table of its settings, the overcurrent and earth fault relay of the intake, the power quality recorder and the plant controller that limits the export; then a board with five blocks, each with a breaker, its overcurrent and earth fault relay, a transformer, inverters and batteries.',
      },
    },
    {
      kind: 'text',
      label: 'Experience',
      title: 'Project Experience',
      paragraphs: [
        'For a 20 MW battery at 33 kV we carried the connection from the application to the final operational notification: design, studies, witnessed tests and the compliance file. Drawing DRG-009 shows this plant. The case study has the figures, including a test that had to be repeated.',
        'For a 50 MW battery energy storage system in Yorkshire we designed the earthing system, with a combined resistance of 0.11 ohm. This job has a case study of its own.',
        'Some questions tend to come late, so we ask them in the first week: the declared fault contribution, the sign convention of reactive power, the auxiliary load on a hot day, the earthing of the fence.',
      ],
      links: [
        {
          label: 'Case study: 20 MW battery, from application to final notification',
          href: '/case-studies/batterystorageconnection',
        },
        { label: 'Case study: earthing of the 50 MW battery in Yorkshire', href: '/case-studies/earthingsystemdesign' },
        { label: 'Track record: battery and all other projects', href: '/projects' },
      ],
    },
    packagesSection([
      {
        name: 'Connection offer review',
        receives: 'two pages: what the offer allows, what it leaves open, and what to ask the operator',
        from: 'the offer with its appendices',
        weeks: [1, 2],
        fee: 'fixed',
      },
      {
        name: 'System design',
        receives: 'the single line diagram, ratings, energy balance, layout and specifications',
        from: 'the offer, the battery supplier’s data, the site plan and the services you will sell',
        weeks: [6, 9],
        fee: 'staged',
      },
      {
        name: 'G99 compliance',
        receives: 'studies, compliance matrix and test schedule; later, the file for each notification',
        from: 'the offer, validated inverter and controller models, and network data',
        weeks: [5, 7],
        fee: 'fixed',
      },
      {
        name: 'Control and grid services',
        receives: 'the control philosophy, signal list, controller settings and factory test script',
        from: 'the service terms, the controller type and the operator’s signal list',
        weeks: [4, 6],
        fee: 'fixed',
      },
      {
        name: 'Site earthing',
        receives: 'the electrode layout, touch voltages and earth potential rise; once built, a test of the electrode',
        from: 'soil soundings, or our visit to take them, with the earth fault current',
        weeks: [4, 6],
        fee: 'siteDay',
      },
      {
        name: 'Commissioning to final notification',
        receives: 'witnessed tests, their results against the simulation, and answers to the operator',
        from: 'the commissioning programme and the test dates agreed with the operator',
        fee: 'day',
      },
    ]),
    marketsSection({
      India: [
        'CEA (Technical Standards for Connectivity to the Grid) Regulations, 2007, as amended: the studies that they ask of a plant, storage included',
        'CEA (Measures relating to Safety and Electric Supply) Regulations, 2023, with the Electrical Inspector’s inspection before energisation',
        'Telemetry and dispatch by the load despatch centre of the region or state',
      ],
      Uzbekistan: [
        'The technical conditions of the grid company: Cabinet of Ministers Resolution No. 610 of 2019, as amended or replaced',
        'PUE for the 35 kV and 110 kV substation, and its fire distances',
        'Cooling, auxiliary load and ratings for summers above 40 °C and winter frost',
      ],
    }),
  ],
  tools: ['/tools/generator-route'],
  standards: [
    {
      code: 'EREC G99',
      subject: 'Connection of generation, storage included, in parallel with public distribution networks',
    },
    { code: 'EREC G100', subject: 'Schemes that limit a customer’s export and import' },
    { code: 'EREC P2', subject: 'Security of supply for which distribution networks are planned' },
    { code: 'EREC P28/P29', subject: 'Voltage fluctuation and voltage unbalance' },
    {
      code: 'EREC G5/5',
      subject: 'Harmonic voltage distortion and the connection of equipment that causes it; replaced G5/4',
    },
    { code: 'IEC 62933', subject: 'Electrical energy storage systems: parameters, test methods, planning and safety' },
    { code: 'IEC 60909', subject: 'Short-circuit currents in three-phase AC systems' },
    { code: 'IEC 62443', subject: 'Security of industrial automation and control systems' },
  ],
  related: ['power-system', 'earthing-solution', 'protection-design'],
  caseStudy: 'batterystorageconnection',
};
