import type { CaseStudyContent } from '../../shapes/case-study-page.ts';
import { switchroom } from '../case-study-data/switchroom.ts';

const {
  busbarAmperes,
  connectionMegavoltAmperes,
  connectionAmperes,
  battery,
  charger,
  standingLoadAmperes,
  standbyHours,
  margins,
} = switchroom;
const nominalVolts = battery.cells * battery.voltsPerCell;
const standingAmpereHours = standingLoadAmperes * standbyHours;
const neededAmpereHours = standingAmpereHours * margins.ageing * margins.temperature;

export const page: CaseStudyContent = {
  slug: 'design&supply',
  order: 1,
  card: {
    name: '33kV containerised switchroom',
    rating: `33 kV · ${busbarAmperes} A · 25 kA`,
    description:
      'Design and supply of a 33 kV switchroom wired and tested in the works and set on its foundation in one lift.',
    picture: {
      id: 'VIS-201',
      alternative:
        'A grey steel switchroom on concrete plinths in a fenced compound, with black cables rising into its raised floor and an access stair at its right-hand end.',
      caption: 'Containerised switchroom on its plinths',
      scale: '33 kV',
    },
  },
  meta: {
    title: '33kV containerised switchroom',
    description:
      'Design and supply of a 33 kV containerised switchroom: switchgear, 110 V DC supply, LVAC panel, works tests and delivery, with the technical specification.',
    path: '/case-studies/design&supply',
  },
  banner: {
    heading: '33kV containerised switchroom',
    description:
      'A customer substation in a single enclosure: five panels of 33 kV switchgear, their protection and their supplies, proved in the works and delivered ready for cables.',
    picture: {
      id: 'VIS-202',
      alternative:
        'Inside the switchroom: a row of five gas-insulated 33 kilovolt panels with mimic diagrams on their doors, and the battery charger and low voltage panel opposite.',
      caption: 'Switchroom, five panels',
      scale: `33 kV · ${busbarAmperes} A`,
    },
  },
  record: {
    client: 'Renewable developer, owner of the customer substation',
    year: '2023',
    scope: '1450 engineering hours, 46 drawings, supply of the switchroom',
    team: 'Six engineers: two primary, two protection, one site, one for approval',
    setback:
      'The client bought a cable with a larger bending radius than the one we had designed for. That cable could not have been bent into the gland plates.',
    closed:
      'We raised the floor by 150 mm, to 1.2 m, before the steel was cut. This cost four days of the programme and one revision of the stair.',
  },
  services: ['plant-engineering', 'protection-design', 'cable-solution'],
  figures: [
    { value: '33', unit: 'kV', label: 'Nominal voltage; equipment rated 36 kV' },
    {
      value: String(busbarAmperes),
      unit: 'A',
      label: `Busbar rating, for a connection of ${connectionMegavoltAmperes} MVA (${connectionAmperes} A)`,
    },
    { value: '25', unit: 'kA', label: 'Short-time withstand, 3 s' },
    { value: '110', unit: 'V DC', label: `Tripping and control supply, ${standbyHours} h standby` },
  ],
  sections: [
    {
      title: 'Client Requirement',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A developer held a 50 MVA connection offer at 33 kV and needed the customer’s side of the substation: the incomer from the network operator’s metering breaker, four outgoing circuits (one for the auxiliary transformer), protection, and every supply that these depend on. At 33 kV, 50 MVA is 875 A.',
            'The site had no room for a brick building, and the date left no time to build one. The switchroom had to arrive complete, stand on pad foundations, take its cables from below, and be ready for cold commissioning within two weeks of the lift.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Five-panel 33 kV board, internal arc classified IAC AFL for 25 kA, one second, at its distance from the wall',
            'Tripping supply that lasts eight hours without mains',
            'Auxiliary supply from two sources, with changeover',
            'Protection and control interface to the network operator’s intertrip',
            'Transport as one load, not wider than 3.5 m, so that no attendant is needed',
          ],
        },
      ],
    },
    {
      title: 'Solutions',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We chose gas-insulated panels that are operated, cabled and tested from the front, placed them along one long wall, and put the supplies on the opposite wall with 1.2 m clear between, as agreed with the operator (IEC 61936-1 asks for 0.8 m): 3.2 m across in all. Arc gas leaves through a duct in the roof, away from the stair. Cables enter through gland plates in a floor 1.2 m above ground, which leaves room for the bending radius of single-core 33 kV cable without a trench.',
            'Every feeder has overcurrent and earth fault protection; the incomer also has directional elements and the interface protection of EREC G99. Relays speak IEC 61850 to the site controller and DNP3 to the network operator. Trip circuits are supervised, with the breaker open and closed.',
            'The steel enclosure is bonded at two opposite corners to the site’s earth grid, and every panel to a copper bar that runs the length of the room.',
          ],
        },
        {
          kind: 'drawing',
          drawing: 'switchroom',
          figures: switchroom,
          picture: {
            id: 'DRG-201',
            alternative:
              'General arrangement of the switchroom in plan: five 33 kilovolt panels, H1 to H5, along the upper wall; battery, charger, low voltage panel and SCADA cubicle along the lower wall; 1.2 metres clear between them, and a door at each end that opens outwards.',
            caption: 'General arrangement, plan',
            scale: '1:50',
          },
        },
        {
          kind: 'pictures',
          pictures: [
            {
              id: 'VIS-214',
              alternative:
                'Relay panel doors open in the works: protection relays in a row, labelled wiring in ducts, and a secondary injection set on a bench in front.',
              caption: 'Secondary injection in the works',
              scale: '110 V DC',
            },
            {
              id: 'VIS-203',
              alternative:
                'The grey switchroom hangs from the four legs of an amber mobile crane’s chain sling, one to each corner post, above its concrete pads.',
              caption: 'One lift on to pad foundations',
              scale: '28 t',
            },
          ],
        },
      ],
    },
    {
      title: 'Technical Specifications',
      blocks: [
        {
          kind: 'specification',
          table: {
            caption: 'Auxiliary supplies of the switchroom',
            columns: ['Parameter', 'Details'],
            rows: [
              [
                'Battery charger',
                `Thyristor rectifier, constant voltage, current limited, ${charger.amperes} A, with separate earth fault, charge fail and low voltage alarms`,
              ],
              [
                'Battery type',
                `Valve-regulated lead-acid, ${battery.cells} cells of ${battery.voltsPerCell} V, ${battery.ampereHours} Ah at the ten-hour rate`,
              ],
              ['Input', `${charger.inputVolts} V AC, 50 Hz, single phase; ${charger.inputAmperes} A at full output`],
              [
                'Output',
                `${nominalVolts} V DC nominal, ${charger.outputVolts} V on float (${battery.floatVoltsPerCell} V a cell), ${charger.amperes} A`,
              ],
              [
                'LVAC panel',
                '400/230 V, 100 A, three-phase and neutral; two incomers with mechanical and electrical interlock, auxiliary transformer and generator inlet; 12 outgoing ways',
              ],
            ],
          },
        },
        {
          kind: 'working',
          lines: [
            {
              expression: `${standingLoadAmperes} A × ${standbyHours} h`,
              result: `${standingAmpereHours} Ah`,
              meaning: 'Relays, controller and indication for the standby time',
            },
            {
              expression: `${standingAmpereHours} Ah × ${margins.ageing} × ${margins.temperature}`,
              result: `${neededAmpereHours.toFixed(0)} Ah`,
              meaning: `Allowing for ageing and for a cold room: a ${battery.ampereHours} Ah battery leaves a third for tripping, closing and growth`,
            },
            {
              expression: `${charger.outputVolts} V × ${charger.amperes} A ÷ (${charger.efficiency.toFixed(2)} × ${charger.inputVolts} V × ${charger.inputPowerFactor.toFixed(2)})`,
              result: `${charger.inputAmperes} A`,
              meaning: `Charger input at ${charger.efficiency * 100} % efficiency and ${charger.inputPowerFactor.toFixed(2)} power factor: a 16 A way`,
            },
          ],
        },
      ],
    },
    {
      title: 'Project Scope and Delivery',
      blocks: [
        {
          kind: 'list',
          items: [
            'Primary and secondary design: single line diagram, general arrangement, schematics, cable schedules',
            'Protection settings and grading with the network operator’s source relay',
            'Procurement and inspection of switchgear, relays, battery, charger and LVAC panel',
            'Enclosure design: steelwork, lifting, floor loading, ventilation, arc gas duct, fire detection',
            'Works tests: primary and secondary injection, functional tests end to end, 70 kV withstand for one minute',
            'Delivery, positioning, and cold commissioning on site',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The network operator’s engineer witnessed the works tests. Four weeks of wiring were done in the works. Power cables, the intertrip and phasing out remained for the site.',
          ],
        },
      ],
    },
    {
      title: 'Key Findings and Outcomes',
      blocks: [
        {
          kind: 'list',
          items: [
            'The cable’s bending radius and the gland plates set the height of the floor; the switchgear did not',
            'Battery capacity follows standing load. Replacing filament lamps by LEDs cut that load by 2 A, and the battery by 22 Ah with margins',
            'The works tests found eight of nine wiring faults. The ninth, a crossed pair in the intertrip, was found on site and closed the same day',
            'Summer heat sizes the ventilation. In winter heaters on a hygrostat keep the room above dew point, because a board without load gives off almost no heat',
          ],
        },
      ],
    },
    {
      title: 'Results',
      blocks: [
        {
          kind: 'figures',
          entries: [
            { value: '1', label: 'Lift, from trailer to foundation' },
            { value: '9', unit: 'days', label: 'From lift to the end of cold commissioning' },
            { value: '1', label: 'Wiring fault found on site; eight in the works' },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The board passed its withstand test at the works, and again on site at 80 % of that voltage, with the same insulation resistance. With the mains off, the battery carried the standing load for eight hours and then tripped and closed every breaker twice.',
          ],
        },
      ],
    },
    {
      title: 'Conclusion',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A containerised switchroom pays where the date is fixed and weather would delay a building. A second unit of this design would need new settings and a new cable schedule.',
          ],
        },
      ],
    },
  ],
};
