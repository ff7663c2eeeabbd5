import type { ServicePageContent } from '../../shapes/service-page.ts';
import { marketsSection, packagesSection } from '../service-packages.ts';

export const page: ServicePageContent = {
  slug: 'cable-solution',
  order: 3,
  menuName: 'Cable Solutions',
  card: {
    name: 'Cable Solutions',
    description:
      'Cable ratings for the trench as it will be dug, pulling calculations, soil tests, and cable from 4 to 1000 mm².',
    picture: {
      id: 'VIS-123',
      alternative:
        'Three red single-core cables in trefoil on a bed of sand in an open trench across a field, spoil heaped to the left, cover tiles and a roll of marker tape on the grass to the right.',
      caption: 'Single-core cables in trefoil, open trench',
      scale: '33 kV',
    },
    diorama: {
      id: 'VIS-163',
      alternative:
        'Model of a street cut open: two cable circuits in trefoil in their trench under yellow cover tiles, and the drum that they came from.',
      caption: 'Cable route under a street',
      scale: 'Not to scale',
    },
  },
  meta: {
    title: 'Cable Solutions',
    description:
      'Cable sizing to IEC 60287 and IEC 60853, pulling calculations, supply of cable from 4 to 1000 mm² and soil resistivity tests along the route.',
    path: '/services/cable-solution',
    keywords: 'cable sizing, IEC 60287, cable pulling calculation, cable supply, soil thermal resistivity',
  },
  banner: {
    heading: 'Cable Solutions',
    description:
      'Cable ratings, pulling calculations, supply and soil tests. We find the hottest metre of the route before the trench is dug.',
    picture: {
      id: 'VIS-124',
      alternative:
        'A cable drum on its trailer at the head of a trench; rollers stand along the bed of the trench and a winch waits at its far end in the morning haze.',
      caption: 'Cable pull, drum and rollers set out',
      scale: '132 kV',
    },
  },
  sections: [
    {
      kind: 'text',
      label: 'Introduction',
      title: 'Rating, pulling and supply from the same route data',
      paragraphs: [
        'We measure the ground, take the load as it really cycles, and calculate each section of the route as it will be built: open trench, ducts, road crossing, the last metres where circuits converge on the switchroom.',
        'The same route data then gives the pulling tensions, the joint positions and the drum lengths. Where cable is to be supplied, it is bought to the rating that was calculated, with its tests reviewed before the drums leave the works.',
      ],
      brochure: { label: 'Cable solutions brochure (PDF)', href: '/documents/cable-solutions-brochure.pdf' },
    },
    {
      kind: 'topics',
      label: 'What we do',
      title: 'Sizing, pulling, supply and soil tests',
      initial: 'cable-sizing',
      topics: [
        {
          id: 'cable-sizing',
          tab: 'Cable Sizing Calculation',
          title: 'Cable Sizing Calculation',
          description:
            'Continuous, cyclic and emergency ratings, voltage drop and short-circuit withstand for every section of the route. We identify the limiting section and the cheapest way to uprate it.',
          items: [
            'Continuous rating to IEC 60287 for depth, spacing, grouping, ducts and soil, section by section; for distribution cables also to EREC P17',
            'Cyclic and emergency ratings to IEC 60853 from the load profile, for storage and solar as well as for demand',
            'Crossings and parallel heat sources, and drying out of the soil around a hot cable',
            'Short-circuit withstand of conductor and of screen to IEC 60949, for the fault levels and clearance times of the study',
            'Voltage drop under full load and at motor start; for low voltage also the disconnection times of IEC 60364',
            'Screen bonding: solid, single point or cross-bonded, with standing voltages and circulating currents to EREC C55',
            'Charging current, losses and, to IEC 60287-3-2, the conductor size that costs least over its life',
            'Cable schedule with length, size, screen, installation and the calculation that each line rests on',
          ],
          standards: ['IEC 60287', 'IEC 60853', 'EREC P17', 'IEC 60949', 'IEC 60364', 'EREC C55'],
        },
        {
          id: 'cable-pulling',
          tab: 'Cable Pulling Calculation',
          title: 'Cable Pulling Calculation',
          description:
            'Tension and sidewall pressure at every bend, in both directions of the pull, before ducts are cast and drums are ordered.',
          items: [
            'Tension along the route, straight by straight and bend by bend, with gradients and with friction stated and justified',
            'Both directions of pull compared: the better end for the drum is often not the nearer one',
            'Sidewall bearing pressure at every bend compared with the cable manufacturer’s limit',
            'Permissible tension for pulling eye and for cable stocking, by conductor material and section',
            'Duct fill, clearance and jam ratio for three cables in one duct; bending radius during the pull and after it',
            'Joint bays, drum lengths and winch positions that follow from the tensions, access and traffic management',
            'Winch chart limits for the site team, and the recorded tensions compared with the calculated ones',
          ],
          standards: ['IEEE 1185', 'CIGRE TB 889'],
        },
        {
          id: 'cable-supply',
          tab: 'Supply of Cable',
          title: 'Supply of Cable',
          description:
            'Power cable up to 500 kV with conductors from 4 to 1000 mm², and the accessories that fit it, specified by the engineers who rated the route and delivered on the drums that the pull needs.',
          items: [
            'Low voltage armoured cable to BS 5467, and to BS 6724 where smoke and halogens have to be low',
            'Cables of 6.6 to 33 kV to BS 7870 in the United Kingdom, 19/33 kV included; elsewhere to IEC 60502-2, up to 18/30 (36) kV',
            'Cables of 45 to 150 kV to IEC 60840, above 150 kV up to 500 kV to IEC 62067',
            'Copper or aluminium conductor, screen section and oversheath chosen from the calculation, not from stock',
            'Terminations and joints matched to cable, plant interface and pollution level',
            'Type test evidence reviewed; routine and sample tests witnessed or checked before dispatch',
            'Drums marked with circuit, phase, length and direction of pull; ends sealed, and checked on arrival',
            'Oversheath test to IEC 60229 and voltage test after laying specified, and their results filed by circuit',
          ],
          standards: ['BS 5467', 'BS 6724', 'BS 7870', 'IEC 60502-2', 'IEC 60840', 'IEC 62067'],
        },
        {
          id: 'soil-resistivity',
          tab: 'Soil Resistivity Test',
          title: 'Soil Resistivity Test',
          description:
            'Two properties of the same ground: thermal resistivity, which decides how warm a cable runs, and electrical resistivity, which its earthing and its link boxes need. Both are measured on one visit.',
          items: [
            'Thermal resistivity by needle probe at laying depth, to IEEE 442, at intervals along the route and wherever the ground changes',
            'Samples for the laboratory: dry-out curve of thermal resistivity against moisture content, for native soil and for backfill',
            'Electrical resistivity by the four-pin method of IEEE 81, where screens are bonded and joints are earthed',
            'Moisture, ground temperature, weather and season recorded with every reading',
            'A design value for each section of the route, with the reason for it, in place of an assumed figure for the whole',
            'Thermally stabilised backfill specified where native soil would limit the circuit, and tested as placed',
          ],
          standards: ['IEEE 442', 'IEEE 81', 'IEC 60287-3-1'],
        },
      ],
    },
    {
      kind: 'drawing',
      label: 'Section',
      title: 'Cable trench and its rating',
      text: 'The rating is to IEC 60287, in ground of 1.2 K·m/W and with the conductors at 90 °C. Soil above 50 °C can dry out, to 2.5 K·m/W: with a dry zone around them the cables would carry 535 A, and 435 A if all of the ground were dry. We therefore specify sand by its dry value, and measure the native ground.',
      figures: [
        { value: '600', unit: 'A', label: 'Continuous rating' },
        { value: '31', unit: 'W/m', label: 'Losses of each cable' },
        { value: '1.2', unit: 'K·m/W', label: 'Native soil' },
        { value: '900', unit: 'mm', label: 'Depth, middle of group' },
      ],
      drawing: {
        name: 'cableTrench',
        number: 'DRG-008',
        shows: 'Cable trench, section, three single-core cables in trefoil',
        scale: '33 kV · 1:10',
        alternative:
          'Section through a cable trench 600 millimetres wide and 1020 deep. Three touching single-core cables lie in sand, their middle 900 millimetres below the surface, with a cover tile above them, marker tape at 400 millimetres and compacted native soil on top. Isotherms of 60, 50 and 40 degrees surround them; a detail shows the layers of one cable.',
      },
    },
    {
      kind: 'text',
      label: 'Delivery',
      title: 'Project Delivery',
      paragraphs: [
        'A cable job begins with a route walk and a list of inputs: load profile, fault levels, clearance times, route plan, known services and the readings of the soil tests. We ask for what is missing, and say what difference it makes to the rating. The first result is a one-page comparison of sizes and installations; the calculation follows once one of them is chosen.',
        'Drawings, cable schedule, pulling calculation and drum list are issued together and carry the same revision. A second engineer checks each of them, and a third approves it.',
        'When a duct bank has to go deeper, or a service turns up that was on no plan, we calculate the new section and send you its rating. At the end you have test sheets, as-laid lengths and the rating of the cable as laid.',
      ],
    },
    packagesSection([
      {
        name: 'Cable sizing',
        receives: 'ratings section by section, the limiting section and its remedies, and a cable schedule',
        from: 'the route, the load profile, fault levels with clearance times, and soil values if you have them',
        weeks: [2, 4],
        fee: 'fixed',
      },
      {
        name: 'Screen bonding design',
        receives: 'standing voltages, link box positions, sheath voltage limiters and a bonding diagram',
        from: 'the route, the cable data and the earth fault current',
        weeks: [2, 3],
        fee: 'fixed',
      },
      {
        name: 'Pulling calculation',
        receives: 'tension and sidewall pressure at every bend, in both directions, with drum and joint positions',
        from: 'duct drawings in plan and profile, and the cable data',
        weeks: [1, 2],
        fee: 'fixed',
      },
      {
        name: 'Soil tests along the route',
        receives: 'thermal and electrical resistivity, dry-out curves, and a design value for each section',
        from: 'the route, access to the land, and the records of buried services',
        weeks: [4, 6],
        fee: 'siteDay',
      },
      {
        name: 'Supply of cable',
        receives: 'cable and accessories on drums cut to the route, with their test certificates',
        from: 'the issued cable schedule, and the dates and access for delivery',
        weeks: [12, 20],
        fee: 'quotation',
      },
      {
        name: 'Rating as laid',
        receives: 'the rating of the cable in the ground, with depths, spacings and backfill as measured',
        from: 'the as-laid records and the load that you plan',
        weeks: [1, 2],
        fee: 'fixed',
      },
    ]),
    marketsSection({
      India: [
        'IS 7098 for XLPE cables, and IS 1255 for their laying',
        'CEA (Measures relating to Safety and Electric Supply) Regulations, 2023, underground cables included',
        'Warm and often dry ground: ratings to IEC 60287 with local measurements, not UK default values',
      ],
      Uzbekistan: [
        'PUE on the choice of conductors: heating, economic current density and short circuit are each checked',
        'PUE on cable lines: depth, separation and crossings',
        'Soil that dries out in summer, so that the dry value of its thermal resistivity decides',
      ],
    }),
  ],
  standards: [
    { code: 'IEC 60287', subject: 'Current rating of cables at 100 % load factor, losses and economic conductor size' },
    { code: 'EREC P17', subject: 'Current ratings of distribution cables, as network operators apply them' },
    { code: 'IEC 60853', subject: 'Cyclic and emergency current rating of cables' },
    { code: 'IEC 60949', subject: 'Thermally permissible short-circuit currents' },
    { code: 'IEC 60364', subject: 'Low voltage installations, wiring systems included' },
    { code: 'EREC C55', subject: 'Insulated sheath power cable systems: bonding and earthing of screens' },
    { code: 'IEC 60840', subject: 'Cables and accessories above 30 kV up to 150 kV: tests and requirements' },
    { code: 'IEC 60229', subject: 'Tests on extruded oversheaths with a protective function' },
    { code: 'IEEE 442', subject: 'Measurement of thermal resistivity of soil and backfill' },
  ],
  related: ['survey', 'earthing-solution', 'plant-engineering'],
  caseStudy: 'design&supply',
};
