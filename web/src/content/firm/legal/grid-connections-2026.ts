import {
  impactThresholds,
  islandImpactThreshold,
  noHeadroomImpactThreshold,
  queueEntryKilowatts,
} from '../../calculations/generator-route.ts';
import type { LegalPageContent } from '../../shapes/legal-text.ts';

const power = (kilowatts: number) => (kilowatts < 1000 ? `${kilowatts} kW` : `${kilowatts / 1000} MW`);

const date = '29 November 2026';

export const page: LegalPageContent = {
  meta: {
    title: 'Grid connections in 2026: TIA and Gate 2',
    description:
      'Which generation and storage in Great Britain needs a transmission impact assessment, what Gate 2 asks for, and the dates of the first offers, with sources.',
    path: '/grid-connections-2026',
    keywords: 'transmission impact assessment, TIA threshold, Gate 2, connections reform, CMP446, queue management',
  },
  label: 'Note',
  title: 'Grid connections in 2026',
  intro:
    'Which generation and storage needs a transmission impact assessment, and what Gate 2 asks for. For England, Wales and Scotland.',
  updated: { label: 'As we understand it on', date, iso: '2026-11-29' },
  contents: 'In this note',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          list: [
            'Above an export that depends on the area, NESO must assess a project before the distribution network operator’s offer becomes firm.',
            'As a rule, a project that needs this assessment must also pass Gate 2 of the reformed connections process.',
            'Gate 2 has two tests. The project must be ready, and the country must need it.',
            'Dates have moved more than once. Ask your network operator for the dates of your project before you plan by any date on this page.',
          ],
        },
      ],
    },
    {
      id: 'impact-assessment',
      title: 'Transmission impact assessment',
      blocks: [
        'A transmission impact assessment (TIA) shows whether a project on the distribution network causes works on the transmission network. The distribution network operator asks NESO for the assessment. Its offer waits for the result, or is conditional on it.',
        {
          table: {
            caption: 'Export from which it is needed',
            columns: ['Area', 'From', 'Source'],
            rows: [
              [
                'England and Wales',
                power(impactThresholds['england-wales']),
                'Ofgem and NESO: CUSC modification CMP446, since 12 May 2025',
              ],
              [
                'England and Wales, at a grid supply point with less than 1 kA of fault level headroom',
                power(noHeadroomImpactThreshold),
                'The same modification: the exception for such grid supply points',
              ],
              [
                'Scotland, mainland',
                power(impactThresholds['south-scotland']),
                'SP Energy Networks; SSEN since August 2024; repeated by NESO in 2025',
              ],
              ['Scotland, islands', power(islandImpactThreshold), 'SSEN; repeated by NESO in 2025'],
            ],
          },
        },
        'In England and Wales the threshold is in MW of export. An export limit to EREC G100 can therefore keep a larger plant below it, if the network operator accepts the limit.',
        'Headroom at a grid supply point changes with every accepted offer. The distribution network operator knows it. Ask for it in writing.',
        {
          before: 'Our tool ',
          link: { label: 'G98 or G99, and which type?', href: '/tools/generator-route' },
          after: ' applies these thresholds to your capacity and area.',
        },
      ],
    },
    {
      id: 'gate-2',
      title: 'Gate 1 and Gate 2',
      blocks: [
        'Ofgem approved the reform of the connections process on 15 April 2025, and it has applied since 10 June 2025. The order of applications no longer decides the order of connections. Projects that are ready and needed come first.',
        {
          table: {
            caption: 'The two kinds of offer',
            columns: ['Question', 'Gate 1', 'Gate 2'],
            rows: [
              ['What it offers', 'An indication', 'Connection point, date and place in the queue'],
              ['Readiness', 'Not yet shown', 'Land rights; for some projects a submitted planning application'],
              [
                'Need',
                'Not yet shown',
                'Within the capacities of the Clean Power 2030 Action Plan, or a protected or designated project',
              ],
            ],
          },
        },
        {
          terms: [
            {
              term: 'Small, Medium',
              text: 'A Small or Medium power station on a distribution network applies through the distribution network operator.',
            },
            {
              term: 'Large',
              text: 'A Large power station also has an agreement with NESO, even if it connects to a distribution network. The connection offer still comes from the distribution network operator.',
            },
            {
              term: 'Below the TIA',
              text: 'A project that needs no assessment stays with the distribution network operator. As we understand it, Gate 2 does not apply to it.',
            },
          ],
        },
      ],
    },
    {
      id: 'dates',
      title: 'Dates of the first offers',
      blocks: [
        'Existing projects had to show evidence for Gate 2 in one window. Phase 1 is for connections up to 2030, Phase 2 for connections up to 2035.',
        {
          table: {
            caption: 'Dates as they were set. For distribution they are what Ofgem expects, not licence duties',
            columns: ['Step', 'Date', 'Source'],
            rows: [
              ['Window for evidence closed', '26 August 2025', 'NESO'],
              ['Reformed queue published', '8 December 2025', 'NESO'],
              ['Offers to protected projects', 'spring 2026, before the others', 'NESO'],
              ['Phase 1 offers from NESO', 'by 30 September 2026', 'Ofgem, 3 June 2026'],
              ['Phase 1 offers, distribution', 'by 30 November 2026', 'Ofgem, 3 June 2026'],
              ['Phase 2 offers from NESO', 'by 31 January 2027', 'Ofgem, 3 June 2026'],
              ['Phase 2 offers, distribution', 'late 2026 into 2027', 'NESO and Ofgem; ask for the date in force'],
            ],
          },
        },
        'NESO’s date for Phase 1 has passed, and that for distribution is near. The sources that we read do not say how many of these offers were made: ask for yours. They do not give a date for the next application window either. NESO and the network operators will announce it.',
      ],
    },
    {
      id: 'network-operator',
      title: 'Documents for the network operator',
      blocks: [
        {
          list: [
            `From ${power(queueEntryKilowatts)} of generation: Heads of Terms, site drawings, a single line diagram and a preliminary timeline, with Part 4 of the Standard Application Form complete. Some operators want Part 4 below ${power(queueEntryKilowatts)} too.`,
            'From about 5 MVA of demand, since 2026: further minimum information, such as a letter of authority and Heads of Terms. Ask the operator for its list and date.',
            'After you accept an offer: evidence for the milestones that the offer names. A missed milestone can end the agreement.',
            'For EREC G99: the studies and forms of the module’s type, whatever the queue decides.',
          ],
        },
        'The list of one network operator can differ from that of the next. The offer governs.',
      ],
    },
    {
      id: 'engineering',
      title: 'Engineering that can start now',
      blocks: [
        {
          list: [
            'Agree export and import limits early. They decide the assessment, the fault level and the transformer.',
            'Ask for maximum and minimum fault level, for thermal limits and for harmonic background at the connection point.',
            'Draw the single line diagram as it will be built. Before any later change, ask what it does to the offer.',
            'Choose the inverter early: the G99 studies can begin once it is chosen and the fault levels are known, before the order is placed.',
          ],
        },
        {
          before: 'We read connection offers and take projects through to the final notification: see ',
          link: { label: 'Battery Storage Integration', href: '/services/battery-storage-integration' },
          after: ' for the packages.',
        },
        {
          before: 'If you hold an offer, ',
          link: { label: 'send it to us', href: '/contact?subject=Connection%20offer' },
          after: '.',
        },
      ],
    },
    {
      id: 'sources',
      title: 'Sources',
      blocks: [
        {
          terms: [
            {
              term: 'NESO',
              text: 'Page of CUSC modification CMP446; “Streamlining the connection of projects under 5MW”, 2025; connections reform timeline, 13 February 2026.',
            },
            {
              term: 'Ofgem',
              text: 'Decision on CMP446, May 2025; decisions on connections reform (CMP434, CMP435 and the three methodologies), 15 April 2025; letter on the timetable of Gate 2 offers, 3 June 2026, as law firms report it.',
            },
            {
              term: 'DNOs',
              text: 'SP Energy Networks: G99 generator connections, and queue management. SSEN: threshold in the north of Scotland, August 2024.',
            },
            {
              term: 'ENA',
              text: 'Queue Entry Requirements for Generation Schemes; Queue Management User Guide of 1 October 2025; minimum information for demand of 5 MVA and more, 2026.',
            },
          ],
        },
        `We read these sources, or reports of them, for this note of ${date}. The note is general and is not advice on a project. The codes, the licences and your offer decide.`,
      ],
    },
  ],
};
