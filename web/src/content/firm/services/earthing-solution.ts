import {
  earthCurrent,
  gridResistance,
  potentialRise,
  soilResistivity,
} from '../../calculations/substation-earthing.ts';
import type { ServicePageContent } from '../../shapes/service-page.ts';
import { marketsSection, packagesSection } from '../service-packages.ts';

export const page: ServicePageContent = {
  slug: 'earthing-solution',
  order: 2,
  menuName: 'Earthing Solution',
  card: {
    name: 'Earthing Solutions',
    description:
      'From soil resistivity to touch voltage: earthing systems calculated, supplied and proved by measurement.',
    picture: {
      id: 'VIS-127',
      alternative:
        'Copper tape in a shallow trench runs to an earth rod in an open concrete inspection pit and on to the foot of a steel support; the pit’s cover lies beside it on the stone.',
      caption: 'Earth tape, rod and inspection pit',
      scale: '40 × 4 mm',
    },
    diorama: {
      id: 'VIS-164',
      alternative:
        'Model of a substation yard lifted off its ground: below it the copper grid with rods, above it transformer, building and fence.',
      caption: 'Earth grid below its yard',
      scale: 'Not to scale',
    },
  },
  meta: {
    title: 'Earthing Solutions',
    description:
      'Earthing calculation, material supply, fall of potential surveys and soil resistivity tests for substations, to ENA TS 41-24, BS EN 50522, BS 7430 and IEEE 80.',
    path: '/services/earthing-solution',
    keywords: 'earthing design, ENA TS 41-24, BS EN 50522, IEEE 80, fall of potential, soil resistivity, touch voltage',
  },
  banner: {
    heading: 'Earthing Design',
    description: 'Earthing systems for substations: designed, supplied and tested against the design.',
    picture: {
      id: 'VIS-128',
      alternative:
        'Substation under construction: copper tape in a grid on the bare formation, its crossings welded, with foundations, the first steel supports and a gantry behind.',
      caption: 'Earth grid before the stone is laid',
      scale: '132 kV',
    },
  },
  sections: [
    {
      kind: 'topics',
      label: 'What we do',
      title: 'Calculation, material, tests of the electrode and the soil',
      initial: 'earthing-calculation',
      topics: [
        {
          id: 'earthing-calculation',
          tab: 'Earthing Calculation',
          title: 'Earthing calculation with grounding analysis software',
          description:
            'The electrode is modelled in layered soil with CDEGS or XGSLab, conductor by conductor, and energised with the share of the fault current that returns through the ground.',
          items: [
            'Earth fault current and clearance time, for main and for backup protection, taken from the network owner and recorded',
            'Division of the fault current between ground, cable sheaths and overhead earth wires, to EREC S34 or with the split factor of IEEE 80',
            'Layered soil model fitted to the measured resistivity, with the fit shown and the season allowed for',
            'Earth potential rise (EPR) at the site and its contours beyond the fence; classification hot or cold',
            'Touch and step voltages mapped inside, along and outside the fence, with limits from BS EN 50522, ENA TS 41-24 or IEEE 80',
            'Transfer potential along every metallic way out: fence, LV neutral, pipework, telecommunications, cable sheath',
            'Conductors and joints sized for fault current and duration, with an allowance for corrosion',
            'Layout, rod schedule and bonding details that a contractor can build from',
          ],
          standards: ['ENA TS 41-24', 'BS EN 50522', 'IEEE 80', 'IEC 60479', 'EREC S34'],
        },
        {
          id: 'material-supply',
          tab: 'Earthing Material Supply',
          title: 'Earthing material supply',
          description:
            'Electrode, joints and pits that match the calculation, in one delivery with their certificates. Conductors and fittings from 10 to 50 mm in diameter, rods from 14 mm; tape, plates and lattice mats to the drawing.',
          items: [
            'Bare and covered copper tape and stranded copper conductor, in the sizes that the calculation gives',
            'Copper-bonded and solid copper rods, 14 to 25 mm, with couplings and driving heads, tested to IEC 62561-2',
            'Exothermic welds, compression joints and clamps, chosen by material, current and access; joints qualified to IEEE 837',
            'Earth plates and lattice mats, for rock and for operating positions',
            'Inspection pits, disconnecting links and earth bars, labelled as on the drawing',
            'Low resistivity and conductive compounds to IEC 62561-7, only where the soil model shows that they help',
            'Transition pieces between copper, aluminium and galvanised steel, against galvanic corrosion',
            'Take-off from the drawing, certificates of conformity, and drum lengths that leave few joints in the ground',
          ],
          standards: ['BS 7430', 'IEC 62561', 'IEEE 837'],
        },
        {
          id: 'fall-of-potential',
          tab: 'Fall of Potential Surveys',
          title: 'Fall of potential surveys',
          description:
            'The impedance of the finished earthing system, measured with a current to a remote electrode and a potential probe that is moved outwards along the curve.',
          items: [
            'Current electrode at least five times the system’s largest dimension away; where that is impossible, the error is calculated',
            'Whole curve plotted, read by the slope method and, for a compact electrode, at the 61.8 % position',
            'Potential lead run at an angle to the current lead, or correction made for the coupling between them',
            'Test frequency away from 50 Hz and its harmonics; standing voltage and noise recorded first',
            'Sheaths, earth wires and neutrals listed as connected or not, so that it is clear what was measured',
            'Off-frequency current injection for large and interconnected systems, with the current in each path measured',
            'Touch and step voltages measured at the positions that the design found to be worst, scaled to fault current',
            'Result compared with the design, and any difference explained',
          ],
          standards: ['IEEE 81', 'ENA TS 41-24', 'BS EN 50522'],
        },
        {
          id: 'soil-resistivity',
          tab: 'Soil Resistivity Tests',
          title: 'Soil resistivity tests',
          description:
            'We take soundings to a depth that matches the size of the electrode: on the site, or close by where buried services would spoil the readings.',
          items: [
            'Wenner four-pin soundings, and Schlumberger where the voltage gets too small, to IEEE 81',
            'Spacings from about one metre up to the largest dimension of the planned electrode, or more',
            'Two traverses at right angles, clear of buried pipes, fences and cable sheaths',
            'Pin depth kept below a tenth of the spacing, or the full Wenner formula used in place of the short one',
            'Repeated readings, with reversed polarity or alternating test current, and an outlier measured again on the day',
            'Weather, water table and ground conditions noted, with position and photograph of each traverse',
            'Inversion to a layered model, its fit stated, ready for the grounding analysis software',
          ],
          standards: ['IEEE 81', 'BS 7430', 'ENA TS 41-24'],
        },
      ],
    },
    {
      kind: 'text',
      label: 'How we work',
      title: 'Calculated, supplied, measured',
      paragraphs: [
        'The engineer who fits the soil model also writes the material list and reads the fall of potential curve.',
        'The report gives a source for the limits, for the share of the fault current and for the allowance for the season. When the network owner changes the fault level, we run the calculation again.',
      ],
      brochure: { label: 'Earthing brochure (PDF)', href: '/documents/earthing-solutions-brochure.pdf', round: true },
    },
    {
      kind: 'drawing',
      label: 'Earth potential rise',
      title: 'Earth potential rise around a substation',
      text: `With ${(earthCurrent / 1000).toFixed(1)} kA flowing into the ground, the grid rises to ${(potentialRise / 1000).toFixed(2)} kV, and the ground around it rises as well. Under EREC S36, a site is hot (high EPR) if its earth potential rise exceeds 430 V. The limit is 650 V if its lines are of high reliability and clear an earth fault quickly.`,
      figures: [
        { value: String(soilResistivity), unit: 'Ω·m', label: 'Soil resistivity' },
        { value: gridResistance.toFixed(2), unit: 'Ω', label: 'Grid to remote earth, rods neglected' },
        { value: (earthCurrent / 1000).toFixed(1), unit: 'kA', label: 'Current to earth' },
        { value: (potentialRise / 1000).toFixed(2), unit: 'kV', label: 'Earth potential rise' },
      ],
      drawing: {
        name: 'earthingLayout',
        number: 'DRG-004',
        shows: 'Earthing grid, surface potential',
        scale: '1:1000',
        alternative:
          'Plan of a substation earthing grid of 100 by 64 metres with rods on its perimeter. Contours of surface potential surround it, from 800 volts some 7 metres outside it to 430 volts some 40 metres outside.',
      },
    },
    {
      kind: 'cards',
      label: 'Standards',
      title: 'Standards & Compliance',
      intro:
        'The network owner says which standard governs. Its limits apply throughout, and we quote it beside each; a stricter limit from another standard can only serve as a further check.',
      cards: [
        {
          title: 'Substations in Great Britain',
          standard: 'ENA TS 41-24 · BS EN 50522',
          text: 'Design, installation, testing and maintenance of main earthing systems, with the tolerable touch and step voltages that follow from footwear, surface and clearance time. Earth potential rise is assessed to EREC S34, and hot sites are recorded to EREC S36.',
        },
        {
          title: 'Substations elsewhere',
          standard: 'IEEE 80 · IEEE 81',
          text: 'Permissible touch and step voltages for a 50 kg or a 70 kg person, with the derating factor of the surface layer; mesh and step voltages, grid current and conductor size. Resistivity, ground impedance and surface potentials are measured to IEEE 81.',
        },
        {
          title: 'People and installations',
          standard: 'IEC 60479 · IEC 60364 · BS 7430',
          text: 'IEC 60479 gives the effects of current on the human body, on which the touch voltage limits rest. IEC 60364 governs earthing arrangements, protective conductors and bonding at low voltage; BS 7430 is the code of practice for earthing the whole installation.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'More',
      title: 'Additional Services',
      cards: [
        {
          title: 'Lightning protection',
          standard: 'IEC 62305',
          text: 'Risk assessment, air termination, down conductors and surge protection, on one earth electrode with the power system.',
        },
        {
          title: 'Hot site and telecom studies',
          standard: 'EREC S36',
          text: 'Contours of potential for cold and hot zones, third parties inside them identified, and isolation specified for telecommunication circuits.',
        },
        {
          title: 'Earthing near railways',
          standard: 'BS EN 50122-1',
          text: 'Touch voltages and bonding where substation, traction return and lineside metalwork come close to each other.',
        },
        {
          title: 'Audit of existing sites',
          standard: 'ENA TS 41-24',
          text: 'Continuity of joints and bonds measured, exposed electrode inspected, and the drawing corrected to what is in the ground.',
        },
        {
          title: 'Solar and wind farm earthing',
          standard: 'BS EN 50522',
          text: 'Large, interconnected electrodes along strings, fences and cable routes, modelled with the voltage drop along their own conductors.',
        },
        {
          title: 'Construction and witness tests',
          standard: 'IEEE 81',
          text: 'Inspection before backfill, weld and joint checks with photographs, and witnessing of the final impedance test with the network owner.',
        },
      ],
    },
    packagesSection([
      {
        name: 'Soil survey',
        receives: 'soundings on two lines, the soil model with its fit, and photographs of each traverse',
        from: 'a site plan, access, and the records of buried services',
        weeks: [2, 3],
        fee: 'siteDay',
      },
      {
        name: 'Earthing design',
        receives: 'the electrode layout, touch and step voltages, earth potential rise, and a bill of materials',
        from: 'the soil model, the earth fault current, the clearance times and the site layout',
        weeks: [4, 6],
        fee: 'fixed',
      },
      {
        name: 'Hot site study',
        receives: 'contours of potential on a map, the third parties inside them, and what each has to do',
        from: 'the earthing design, and maps of the neighbourhood with its services',
        weeks: [3, 4],
        fee: 'fixed',
      },
      {
        name: 'Material supply',
        receives: 'conductor, rods, joints and pits by drawing number, with their certificates',
        from: 'the issued layout and its bill of materials',
        weeks: [3, 5],
        fee: 'quotation',
      },
      {
        name: 'Fall of potential test',
        receives: 'the measured curve, the current in each path, and the comparison with the design',
        from: 'the finished electrode, and access to land for the test leads',
        weeks: [1, 2],
        fee: 'siteDay',
      },
      {
        name: 'Audit of an existing site',
        receives:
          'the measured continuity and impedance, photographs of the exposed joints, and a drawing of what is in the ground',
        from: 'the existing drawings, a permit, and today’s fault current',
        weeks: [3, 4],
        fee: 'siteDay',
      },
    ]),
    marketsSection({
      India: [
        'IS 3043, the code of practice for earthing, with its soil measurements and conductor sizes',
        'CEA (Measures relating to Safety and Electric Supply) Regulations, 2023, with two separate connections to earth for the frames of plant',
        'Touch and step voltages to IEEE 80, where the transmission company’s specification asks for it',
      ],
      Uzbekistan: [
        'PUE (the electrical installation rules) on earthing: the electrode is designed for a resistance or for a touch voltage, as the grid company decides',
        'Soil measured in more than one season, as the ground dries out in summer and freezes in winter',
        'Soundings to IEEE 81, so that both the local method and a soil model can use them',
      ],
    }),
    {
      kind: 'action',
      label: 'Next step',
      title: 'Send us the fault current, and a plan of the site',
      intro:
        'With the earth fault current, the clearance time and the boundary we can say what the site will need. Resistivity readings help; if there are none, we will take them.',
      action: { label: 'Request a Consultation', href: '/contact' },
    },
  ],
  tools: ['/tools/earth-grid'],
  standards: [
    {
      code: 'ENA TS 41-24',
      subject: 'Main earthing systems in substations: design, installation, testing, maintenance',
    },
    { code: 'EREC S34', subject: 'Assessment of the earth potential rise at electrical installations' },
    { code: 'BS EN 50522', subject: 'Earthing of power installations exceeding 1 kV AC' },
    { code: 'BS 7430', subject: 'Protective earthing of electrical installations' },
    { code: 'IEEE 80', subject: 'Safety in AC substation grounding' },
    { code: 'IEEE 81', subject: 'Measurement of earth resistivity, ground impedance and surface potentials' },
    { code: 'IEC 60479', subject: 'Effects of current on human beings and livestock' },
    { code: 'IEC 60364', subject: 'Low voltage installations: earthing arrangements and protective conductors' },
  ],
  related: ['survey', 'cable-solution', 'battery-storage-integration'],
  caseStudy: 'earthingsystemdesign',
};
