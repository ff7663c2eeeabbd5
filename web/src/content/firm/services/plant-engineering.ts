import type { ServicePageContent } from '../../shapes/service-page.ts';
import { marketsSection, packagesSection } from '../service-packages.ts';

export const page: ServicePageContent = {
  slug: 'plant-engineering',
  order: 1,
  menuName: 'Plant Engineering',
  card: {
    name: 'Plant Engineering',
    description:
      'High and low voltage plant for new and live substations: diagrams, layouts, specifications and civil interfaces.',
    picture: {
      id: 'VIS-101',
      alternative:
        'A 33/11 kV transformer in its bund, the lid off its cable box: three red 33 kilovolt terminations inside, their cables leaving by an open concrete trough; behind it, the switchroom wall.',
      caption: 'Transformer bay and cable box',
      scale: '33/11 kV',
    },
    diorama: {
      id: 'VIS-161',
      alternative:
        'Model of a transformer bay on a slab: gantry, disconnector, circuit breaker and arresters in line, the transformer in teal, and the switchroom that it feeds.',
      caption: 'Transformer bay and switchroom',
      scale: '132/33 kV',
    },
  },
  meta: {
    title: 'Plant engineering: HV and LV design',
    description:
      'Design of high and low voltage plant, 400 V to 220 kV (case studies to 132 kV): substations, primary and secondary systems, civil interfaces, commissioning.',
    path: '/services/plant-engineering',
    keywords: 'substation design, HV design, LV design, primary plant, secondary systems, commissioning',
  },
  banner: {
    heading: 'Plant Engineering',
    description: 'High and low voltage plant, designed from the first single line diagram to energisation.',
    picture: {
      id: 'VIS-102',
      alternative:
        'A 132 kV transformer bay at blue hour over a wet road: from left to right the disconnector, the dead-tank circuit breaker, current transformers, surge arresters and the 60 MVA transformer before its fire wall.',
      caption: 'Transformer bay, blue hour',
      scale: '132/33 kV · 60 MVA',
    },
  },
  sections: [
    {
      kind: 'topics',
      label: 'HV and LV design',
      title: 'The parts of a plant design',
      intro:
        'All parts work from one single line diagram. You can order any part alone, and we will check it against the parts that others design.',
      initial: 'overview',
      topics: [
        {
          id: 'overview',
          tab: 'Overview',
          title: 'Basis of design',
          description:
            'Load, fault level with its X/R ratio, earth fault clearance time and insulation level are fixed in a basis of design that every package quotes.',
          items: [
            'Basis of design with a source for every input',
            'Single line diagram, the parent of all other drawings',
            'Load flow; short-circuit duty to IEC 60909, maximum and minimum',
            'Insulation coordination and surge arrester selection',
            'Plant rated for the fault level after a further transformer is added',
            'Interfaces with the network operator, agreed in writing',
            'Outage and staging plan for work on live sites',
            'Drawing register with number, revision and status',
          ],
          standards: ['IEC 60909', 'IEC 60071', 'IEC 61936-1'],
        },
        {
          id: 'hv',
          tab: 'HV design',
          title: 'High voltage design, above 1 kV',
          description:
            'Switchgear, transformers and their connections. Ratings are taken from calculated duty, with the DC component at the actual X/R ratio. Neutral earthing limits the earth fault current to what the system can carry.',
          items: [
            'Busbar arrangement by availability, and SF6-free switchgear compared wherever the network operator accepts it',
            'Switchgear making, breaking and short-time ratings against peak, symmetrical and thermal duty',
            'Transformer rating, vector group, impedance and tapping range',
            'Neutral earthing by resistor, by reactor or solid, and the earth fault current that results',
            'Current and voltage transformers: ratio, class, burden and knee point',
            'Insulation levels, phase and earth clearances, creepage for the pollution class',
            'Interlocking that keeps operators from earthing a live circuit',
            'Energisation inrush and its effect on the voltage at the point of connection',
          ],
          standards: ['IEC 62271', 'IEC 60076', 'IEC 61869', 'IEC 60909', 'EREC P28', 'EREC P29'],
        },
        {
          id: 'lv',
          tab: 'LV design',
          title: 'Low voltage design, 230 V to 1000 V',
          description:
            'Main switchboards, auxiliary supplies and final circuits. Two things fail most often: the disconnection time at the end of the longest circuit, and discrimination between devices of different manufacturers. We calculate both, and keep the results in the schedule.',
          items: [
            'Maximum demand and diversity, circuit by circuit',
            'Cable size by current, voltage drop and energy let-through',
            'Earth fault loop impedance and disconnection time to IEC 60364, in the UK to BS 7671 as amended in 2026',
            'Discrimination and backup protection between devices in series',
            'Changeover of station supplies, with interlocked sources',
            'Switchboard form of separation, IP rating and short-time withstand',
            'Lighting, small power and emergency lighting layouts',
            'Power factor correction, detuned where harmonics require it',
          ],
          standards: ['IEC 60364', 'BS 7671', 'IEC 61439'],
        },
        {
          id: 'substation',
          tab: 'Substation',
          title: 'Substation layout',
          description:
            'The layout shows where everything is, and how people and vehicles reach it when half of it is live. It is drawn in three dimensions with safety clearances as solids, so that a working position that cannot be isolated is seen before the foundations are poured.',
          items: [
            'General arrangement, plan and sections of every bay',
            'Electrical and safety clearances to IEC 61936-1 and the network operator’s own specification, drawn as volumes',
            'Access for delivery, removal and a crane, with the transformer route checked',
            'Fire separation between transformers, and between buildings and oil-filled plant',
            'Control building or containerised switchroom arrangement',
            'Cable routes that keep power, control and fibre apart',
            'Lightning protection by rolling sphere',
            'Earth grid to ENA TS 41-24, coordinated with foundations and fence',
          ],
          standards: ['IEC 61936-1', 'ENA TS 41-24', 'BS 7430', 'IEC 62305'],
        },
        {
          id: 'primary',
          tab: 'Primary',
          title: 'Primary plant',
          description:
            'Specification and review of the equipment that carries the current. We write what the manufacturer has to prove and how, check the drawings that come back, and attend the factory tests.',
          items: [
            'Technical specifications and schedules of guarantees',
            'Tender comparison by rating, losses over life, and delivery',
            'Rigid and flexible busbar: ampacity, forces, resonance, deflection',
            'Conductor tension and sag, with fault and wind loading combined',
            'Terminal loads on bushings and disconnectors',
            'Manufacturer’s drawings reviewed, with comments closed in writing',
            'Type test certificates checked against the plant that is offered',
            'Factory acceptance tests witnessed',
          ],
          standards: ['IEC 62271', 'IEC 60076', 'IEC 60865', 'IEC 61869'],
        },
        {
          id: 'secondary',
          tab: 'Secondary',
          title: 'Protection, control and auxiliary systems',
          description:
            'Schematics follow from the trip matrix, cable schedules from the schematics, and terminations from the cable schedules. Signals are defined once for the relay, the gateway and the control centre.',
          items: [
            'Protection single line, trip matrix and logic diagrams',
            'Schematics, wiring diagrams and cable schedules',
            'Relay panel layout, heat and access',
            'SCADA point list over IEC 61850, DNP3 or Modbus',
            'Battery and charger sizing for the stated standby time',
            'Metering to the class that settlement requires',
            'CT and VT secondary burden, with lead resistance',
            'Time synchronisation, and segregation of the two trip circuits',
          ],
          standards: ['IEC 61850', 'DNP3', 'Modbus', 'IEC 60255', 'IEC 61869'],
        },
        {
          id: 'civil',
          tab: 'Civil',
          title: 'Civil and structural interfaces',
          description:
            'The loads, levels and openings that the civil designer needs from us, in one drawing that both sign. Most late changes on a substation happen here: a duct entry that misses its gland plate, or a foundation that leaves no way for the earth tape.',
          items: [
            'Foundation loads, static and short-circuit, with holding-down details',
            'Duct, trench and cable entry drawings with bending radii',
            'Transformer bunds sized for oil and rain, with oil-water separation',
            'Site levels against the flood level that the survey found',
            'Foundation reinforcement bonded to the earth grid',
            'Fence line, gates, and the earthing of both',
            'Support structures: loads, deflection limits, fixings',
            'Noise limits at the boundary, and enclosures where they are exceeded',
          ],
          standards: ['IEC 61936-1', 'ENA TS 41-24', 'BS EN 1992', 'BS EN 1993'],
        },
        {
          id: 'commissioning',
          tab: 'Commissioning',
          title: 'Testing and commissioning',
          description:
            'We write the inspection and test plan together with the drawings, witness the tests on site, and take deviations back into the calculation.',
          items: [
            'Inspection and test plan, from delivery to energisation',
            'Pre-commissioning: ratio, polarity, magnetising, insulation, contact resistance',
            'Primary and secondary injection, end-to-end where there is a far end',
            'Fall of potential test of the earth grid, as IEEE 81 describes',
            'Cable sheath, insulation and VLF tests before energisation',
            'Switching programme, written with the senior authorised person',
            'Soak test, load checks and directional stability on load',
            'Test records, as-built drawings and settings handed over together',
          ],
          standards: ['IEEE 81', 'IEC 60255', 'IEC 62271', 'EREC G99'],
        },
      ],
    },
    {
      kind: 'drawing',
      label: 'Section',
      title: 'Clearances in a 132 kV transformer bay',
      text: 'Live parts stay out of reach: insulation starts 2.4 m above ground. Terminals at 4.6 m, and the sagging conductors between them, clear the 3.55 m that IEC 61936-1 requires at 650 kV impulse. A riser bonds every structure to the earth tape.',
      figures: [
        { value: '4.6', unit: 'm', label: 'Terminals above ground' },
        { value: '2.4', unit: 'm', label: 'Foot of insulation' },
        { value: '1.3', unit: 'm', label: 'Air, phase to earth' },
        { value: '650', unit: 'kV', label: 'Lightning impulse' },
      ],
      drawing: {
        name: 'transformerBay',
        number: 'DRG-005',
        shows: 'Transformer bay, section A–A',
        scale: '132 kV · 1:100',
        alternative:
          'Section through a 132 kilovolt transformer bay: the transformer in its bund, surge arrester, current transformer, circuit breaker, disconnector and the gantry from which the line leaves, with the buried earth tape below.',
      },
    },
    {
      kind: 'cards',
      label: 'Benefits',
      title: 'What good plant design saves',
      cards: [
        {
          title: 'Plant sized on duty',
          text: 'Ratings come from calculated load and fault current, with the margin stated.',
        },
        {
          title: 'Fewer outages',
          text: 'Each step of the staging plan leaves the site in a state that can be switched, protected and left overnight.',
        },
        {
          title: 'Submissions in the operator’s order',
          text: 'Our submissions follow the network operator’s sequence and cite its documents.',
        },
        {
          title: 'Safe to operate',
          text: 'Touch voltage, clearances, interlocking and arc energy are checked before the layout is frozen.',
        },
        {
          title: 'One set of data',
          text: 'Load, fault level and clearance time are stated once. When the network operator revises one, we know which documents it reaches.',
        },
        {
          title: 'Room for what comes next',
          text: 'Spare ways, ducts and a second foundation are priced at concept stage; you decide.',
        },
      ],
    },
    {
      kind: 'process',
      label: 'Process',
      title: 'Four steps to a released drawing',
      steps: [
        {
          title: 'Requirements Analysis',
          text: 'Connection offer, network data, site and operating practice are read and listed as design inputs. We ask for what is missing, and say by when we need it.',
        },
        {
          title: 'Conceptual Design',
          text: 'Single line diagram, outline layout, load flow and short-circuit results: two or three options, compared by cost, losses and outage time.',
        },
        {
          title: 'Detailed Engineering',
          text: 'Calculations, layouts, schematics, schedules and specifications. Each is designed, checked and approved by three different people.',
        },
        {
          title: 'Review and Optimisation',
          text: 'Comments from the network operator, the manufacturer and the site are closed one by one, and test results go back into the model.',
        },
      ],
    },
    {
      kind: 'parallax',
      label: 'Why choose us',
      title: 'One team, independent and on site',
      picture: {
        id: 'VIS-103',
        alternative:
          'A 400 kV substation from the air on a clear morning: two parallel busbars run the length of the site, and bays branch off them at right angles on both sides towards gantries and overhead lines.',
        caption: 'Double busbar substation from the air',
        scale: '400 kV · AIS',
      },
      points: [
        {
          title: 'One team for all packages',
          text: 'One lead engineer is responsible for primary, secondary, earthing and civil interfaces, even when several offices do the drawing.',
        },
        {
          title: 'Independent of manufacturers',
          text: 'We specify duty and evidence, not a brand, and you compare the tenders. If we also quote for supply, your engineer decides.',
        },
        {
          title: 'Answerable to the end',
          text: 'The lead engineer writes the test plan, and our site engineer witnesses the tests against it.',
        },
      ],
    },
    {
      kind: 'values',
      label: 'Core values',
      title: 'Trust, impact, excel',
      values: [
        {
          name: 'Trust',
          text: 'Figures have a source, and assumptions are marked as such. When we are wrong, the revision says what changed and why.',
        },
        {
          name: 'Impact',
          text: 'We judge ourselves by energisation dates met, outages not overrun and losses over forty years.',
        },
        {
          name: 'Excel',
          text: 'A second engineer checks every calculation from its inputs, and a third approves it.',
        },
      ],
    },
    packagesSection([
      {
        name: 'Concept design',
        receives: 'a basis of design, a single line diagram, an outline layout, and two or three options compared',
        from: 'the connection offer, a site plan and the load or generation to be connected',
        weeks: [4, 6],
        fee: 'fixed',
      },
      {
        name: 'Primary design',
        receives: 'layouts, sections, calculations, plant specifications and the loads for the civil designer',
        from: 'the accepted concept, a topographical survey and the operator’s fault levels',
        weeks: [10, 14],
        fee: 'staged',
      },
      {
        name: 'Secondary design',
        receives: 'schematics, wiring, cable schedules and the SCADA point list',
        from: 'relay and plant types, manufacturers’ drawings and the operator’s protection policy',
        weeks: [10, 12],
        fee: 'staged',
      },
      {
        name: 'LV and auxiliary design',
        receives: 'circuit calculations, board schedules, battery and charger sizing, lighting and small power layouts',
        from: 'the list of loads, the room layouts and the standby time you need',
        weeks: [5, 7],
        fee: 'fixed',
      },
      {
        name: 'Independent check',
        receives: 'numbered comments on each drawing, and our own calculation beside each figure we doubt',
        from: 'the drawings and calculations as they were issued',
        weeks: [2, 3],
        fee: 'fixed',
      },
      {
        name: 'Commissioning',
        receives: 'the inspection and test plan, witnessed tests, their records and the as-built drawings',
        from: 'the construction programme, with its access and switching dates',
        fee: 'day',
      },
    ]),
    marketsSection({
      India: [
        'CEA (Measures relating to Safety and Electric Supply) Regulations, 2023: clearances, earthing and protection, as the Electrical Inspector checks them',
        'CEA (Technical Standards for Construction of Electrical Plants and Electric Lines) Regulations: layout and plant',
        'The IS 2026 series for transformers, and IS 3043 for earthing',
      ],
      Uzbekistan: [
        'PUE, the rules for electrical installations, in the edition in force there: conductors, clearances and switchgear',
        'Networks of 6, 10, 35, 110, 220 and 500 kV, with plant to IEC or GOST, as the grid company accepts it',
        'The earthquake zone of the site, in foundations and in the choice of plant',
      ],
    }),
    {
      kind: 'action',
      label: 'Next step',
      title: 'Have a substation to design, or one to check?',
      intro:
        'Send the single line diagram in whatever state it is. We will tell you what it needs before it can be built.',
      action: { label: 'Contact Us', href: '/contact' },
    },
  ],
  standards: [
    { code: 'IEC 60909', subject: 'Short-circuit currents: the peak, symmetrical and thermal duty of all plant' },
    { code: 'IEC 61936-1', subject: 'Power installations above 1 kV: clearances, access, fire, oil containment' },
    { code: 'IEC 60364', subject: 'Low voltage installations: auxiliary supplies, disconnection times, cable sizes' },
    { code: 'ENA TS 41-24', subject: 'Substation earthing: earth potential rise, touch and step voltage' },
    { code: 'BS 7430', subject: 'Protective earthing of the low voltage installation and its bonding' },
    { code: 'IEC 61850', subject: 'Communication between relays, bay controllers and the gateway' },
    { code: 'EREC G99', subject: 'Generation and storage in parallel with a distribution network' },
  ],
  related: ['earthing-solution', 'protection-design', 'cable-solution'],
  caseStudy: 'design&supply',
};
