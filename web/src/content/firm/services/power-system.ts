import {
  allAmperes,
  boardFault,
  boardInverters,
  gridConnection,
  sectionAmperes,
  transformerAmperes,
} from '../../calculations/grid-connection.ts';
import { largestVoltageFactor } from '../../calculations/short-circuit.ts';
import type { ServicePageContent } from '../../shapes/service-page.ts';
import { marketsSection, packagesSection, sampleReportSections } from '../service-packages.ts';

const { transformers, boardKiloamperes } = gridConnection;
/** Rounds to ten amperes, as on a rating plate. */
const rounded = (amperes = 0) => (10 * Math.round(amperes / 10)).toFixed(0);

export const page: ServicePageContent = {
  slug: 'power-system',
  order: 5,
  menuName: 'Power System Studies',
  card: {
    name: 'Power System Studies',
    description:
      'Grid compliance, load flow, harmonics, fault ride through and arc flash, on one model of your network.',
    picture: {
      id: 'VIS-145',
      alternative:
        'Desk at dusk with two monitors: one shows a single line diagram with load flow results, the other a plot of voltage against time during a fault.',
      caption: 'Study model with fault ride through result',
      scale: '132/33 kV',
    },
    diorama: {
      id: 'VIS-166',
      alternative:
        'Model of a network: ten busbars joined by circuits, a column on each for the voltage that the load flow found; the two outside their band in amber.',
      caption: 'Voltages on a network',
      scale: 'Not to scale',
    },
  },
  meta: {
    title: 'Power System Studies and G99 Compliance',
    description:
      'Studies for grid connections: G99 compliance, P28 and P29, harmonics to G5/5, relay coordination, load flow, reactive power, fault ride through, arc flash.',
    path: '/services/power-system',
    keywords: 'power system studies, G99, P28, P29, G5/5, load flow, short circuit, fault ride through, arc flash',
  },
  banner: {
    heading: 'Power System Studies',
    description:
      'The studies that a grid connection needs, from load flow to EREC G99 compliance, on a model that the network operator can repeat.',
    picture: {
      id: 'VIS-146',
      alternative:
        'Outdoor 132 kilovolt substation at dusk: from the busbars on the left, through disconnector, circuit breaker and surge arresters, to a transformer on the right; a wind farm on the ridge behind.',
      caption: 'Point of connection, 132 kV bay',
      scale: '132 kV',
    },
  },
  sections: [
    {
      kind: 'topics',
      label: 'Studies',
      title: 'Studies for a grid connection',
      intro: 'Each study follows the recommendation that governs it. All share one model, so their results agree.',
      initial: 'overview',
      topics: [
        {
          id: 'overview',
          tab: 'Overview',
          title: 'One model, every study',
          description:
            'We build the network once, from the operator’s data and your plant’s test reports, validate it, and run every study on it.',
          items: [
            'Network data requested from the operator, with the date and the assumptions of each item on record',
            'Equivalent source at maximum and minimum fault level, with its X/R ratio and earthing',
            'Models of inverters and generators as their manufacturers supply them, checked against type test results',
            'Running arrangements agreed before the first run: intact, outages, maximum and minimum demand, generation on and off',
            'A check of the model by hand calculation at two points at least',
            'Reports that name case, software version and data source for every figure',
            'Model files handed over, in the format that the operator wants',
          ],
          standards: ['IEC 60909', 'EREC G99', 'EREC P28', 'EREC G5/5'],
        },
        {
          id: 'g99',
          tab: 'G99',
          title: 'G99 grid compliance',
          description:
            'EREC G99 sorts generation into Types A to D by capacity and voltage, and asks for more with each. We determine the type, run the simulations, and see the compliance documents through to the final notification. A power station that is Large in its transmission area must also comply with the Grid Code and satisfy NESO.',
          items: [
            'Type fixed by registered capacity: A below 1 MW, B from 1 MW, C from 10 MW, D from 50 MW or at any size from 110 kV',
            'Compliance matrix, clause by clause: by certificate, by study, or by test on site',
            'Operation over 47.0 to 52.0 Hz for the times that G99 gives, and a withstand of 1 Hz/s over 500 ms',
            'Limited frequency sensitive mode from 50.4 Hz at a droop of 10 %, and frequency sensitive mode for Types C and D',
            'Reactive capability of 0.95 power factor, leading and lagging, shown at the connection point and not at the inverter',
            'Interface protection and loss of mains settings, with a diagram of what trips what',
            'Storage assessed in both directions, and export or import limits to EREC G100 where the offer has them',
            'Power Generating Module Document, test schedule, witness tests and every step to the Final Operational Notification',
          ],
          standards: ['EREC G99', 'EREC G100', 'Grid Code', 'EREC G59 (legacy plant)'],
        },
        {
          id: 'p28-p29',
          tab: 'P28/P29',
          title: 'Voltage fluctuation and unbalance',
          description:
            'Energising a transformer, starting a motor or a passing cloud disturbs the voltage of every customer at the point of common coupling. P28 limits how far and how often; P29 limits how unequal the phases may become.',
          items: [
            'Rapid voltage changes to EREC P28 Issue 2: 3 % for frequent events, the wider time envelopes for infrequent and very infrequent ones',
            'Transformer energisation simulated in the time domain, over the point on wave and with residual flux',
            'Switching in groups, pre-magnetising and point-on-wave closing compared, where energising all transformers together breaks the limit of P28',
            'Flicker severity, short term and long term, at the point of common coupling, with the existing background added',
            'Loss of the whole plant at full output as a voltage step, on the weakest credible network',
            'Voltage unbalance to EREC P29 as negative sequence voltage, for single-phase and two-phase loads and untransposed lines',
            'Results at the minimum fault level that the operator declares, with the sensitivity to it',
          ],
          standards: ['EREC P28 Issue 2', 'EREC P29', 'IEC TR 61000-3-7'],
        },
        {
          id: 'g5-4-g5-5',
          tab: 'G5/4–G5/5',
          title: 'Harmonics: G5/4 to G5/5',
          description:
            'EREC G5/5 replaced G5/4-1 in 2020 and asks about orders up to the 100th. We assess new connections to G5/5, and check what emission an older agreement under G5/4-1 still permits.',
          items: [
            'Stage of assessment fixed with the operator, from the size of the plant, the voltage and what the network already carries',
            'Background measured for at least seven days with a Class A instrument to IEC 61000-4-30, where the operator has no data',
            'Network harmonic impedance as loci over outages and demand, not one curve',
            'Emission of the inverters as measured spectra, summed with the exponents of IEC TR 61000-3-6: 1.0, 1.4 above the 4th and 2.0 above the 10th order',
            'Amplification of the existing background by cables, capacitors and filters of the new site',
            'Resonances of long cable circuits found by frequency scan before the compensation is bought',
            'Passive filters designed with detuning, tolerance, losses and the fundamental MVAr they bring with them',
            'Results against planning levels and the site’s own limits, at the point of common coupling and at remote nodes',
          ],
          standards: ['EREC G5/5', 'EREC G5/4-1 (superseded)', 'IEC TR 61000-3-6', 'IEC 61000-4-30'],
        },
        {
          id: 'relay',
          tab: 'Relay',
          title: 'Relay coordination',
          description:
            'Settings for the new plant that grade with the network’s, and a check of the network’s own settings with the new source connected.',
          items: [
            'Fault currents for maximum and minimum plant, including the limited contribution of inverters, about 1.1 to 1.2 times rated current',
            'Phase and earth fault curves on one plot per path, from the LV way-out to the operator’s source breaker',
            'Margins of 0.3 s between numerical relays; fuses and older relays by their own rules',
            'Directional elements where the new source reverses the flow, with polarising and characteristic angle',
            'Standby earth fault and neutral voltage displacement against the time rating of the earthing resistor',
            'A check that upstream distance and differential schemes stay stable with the new infeed',
            'A setting schedule that can be loaded, and the curves that explain it',
          ],
          standards: ['IEC 60255-151', 'IEC 60909'],
        },
        {
          id: 'load-flow',
          tab: 'Load flow',
          title: 'Load flow and short circuit',
          description: 'Power flows, voltages and losses in normal running, and currents under fault.',
          items: [
            'Intact network and every credible outage, to the security level of EREC P2 where it applies',
            'Voltages against the statutory limits of ESQCR 2002, regulation 27: ±10 % at 132 kV, ±6 % from 1 kV to below 132 kV, +10/−6 % at 230/400 V',
            'Loading of transformers, cables and lines by season, with cyclic rating only where the load really cycles',
            'Tap changer range and set-points, reverse power capability of the tap changer included',
            'Annual losses, by element, for the comparison of cable sections and transformer designs',
            'Short-circuit currents to IEC 60909 with the practice of EREC G74: initial, peak make and break',
            'Make, break and through-fault duty against the ratings of the operator’s switchgear and of yours',
          ],
          standards: ['IEC 60909', 'EREC G74', 'EREC P2'],
        },
        {
          id: 'reactive',
          tab: 'Reactive',
          title: 'Reactive power',
          description:
            'An inverter’s data sheet gives reactive power at its own terminals. Between them and the connection point lie one or two transformers and some cable, and the requirement is at the connection point.',
          items: [
            'Capability at the connection point across the active power range, at 0.95, 1.00 and 1.05 p.u. voltage',
            'The requirement in MVAr: at 0.95 power factor it is a third of the active power, 16.4 MVAr for 50 MW',
            'Losses in transformers and collector cables taken off, charging of the cables added',
            'Worst case tap positions and the temperatures at which the inverter derates',
            'Shortfall closed by capacitors, reactors, a STATCOM or more inverters, compared by cost and losses',
            'Voltage control with slope and set-point as the operator asks, and its step response',
            'Reactive power at zero output (night, standstill), which can bring a reactive power charge',
          ],
          standards: ['EREC G99'],
        },
        {
          id: 'fault-ride-through',
          tab: 'Fault ride through',
          title: 'Fault ride through',
          description:
            'A dip somewhere on the transmission system must not disconnect distributed generation. We simulate the dips of G99 on your plant and check that it stays connected and supports the voltage.',
          items: [
            'Voltage against time profile for the module’s type: a dip of 140 ms, to zero where it connects at 110 kV or above',
            'Balanced and unbalanced faults, simulated in the time domain at maximum and minimum fault level',
            'Fast fault current injection from inverters during the dip, against the curves of G99',
            'Active power back to 90 % of its value before the fault within 0.5 s of the voltage’s return to 0.9 p.u., and in proportion to the voltage during the dip',
            'Auxiliary supplies, contactors and controllers that drop out before the inverter does',
            'Interface protection that must not trip inside the profile, shown on the same axes',
            'Manufacturer’s model validated against the certified type test, limits of its validity stated',
          ],
          standards: ['EREC G99', 'IEC 61400-27-2 (validation of wind models)'],
        },
        {
          id: 'arc-flash',
          tab: 'Arc flash',
          title: 'Arc flash',
          description:
            'How much heat reaches a person in front of the panel if it fails with the door open, and how to reduce it.',
          items: [
            'Incident energy and arc flash boundary to IEEE 1584-2018, within its range of 208 V to 15 kV; above it, at 33 kV, by another method that the report names',
            'Electrode configuration, gap and enclosure size taken from the switchgear itself',
            'Arcing current at its full and its reduced value, as the lower one may take the relay longer to clear',
            'Clearing times from the settings in service, not from the settings on file',
            'Boundary at 5 J/cm² (1.2 cal/cm²), the onset of a second-degree burn',
            'Maintenance settings, zone interlocking, arc detection or remote operation compared by cost and remaining energy',
            'Labels, and arc-rated clothing to IEC 61482 for what remains',
          ],
          standards: ['IEEE 1584', 'IEC 61482'],
        },
      ],
    },
    {
      kind: 'drawing',
      label: 'Model',
      title: 'Single line diagram of a grid connection',
      text: `Two transformers in parallel put at most ${boardFault.toFixed(1)} kA into a board rated for ${boardKiloamperes} kA (IEC 60909, c = ${largestVoltageFactor}, behind a source without impedance); the inverters add about ${boardInverters.toFixed(1)} kA. With the board split, the ${rounded(sectionAmperes[0])} A of a section stay below the ${rounded(transformerAmperes)} A of its transformer, and the loss of one transformer costs half of the export. If the transformers run in parallel and one trips, the other would carry all ${rounded(allAmperes)} A, so an intertrip sheds one section at once (86 in F3 of the protection scheme, DRG-007).`,
      figures: [
        { value: `${transformers.count} × ${transformers.megavoltAmperes}`, unit: 'MVA', label: 'Transformers' },
        { value: (100 * transformers.reactance).toFixed(1), unit: '%', label: 'Impedance' },
        { value: boardFault.toFixed(1), unit: 'kA', label: 'From both transformers, 33 kV' },
        { value: rounded(transformerAmperes), unit: 'A', label: 'Rated current, 33 kV' },
      ],
      drawing: {
        name: 'gridConnection',
        number: 'DRG-001',
        shows: 'Grid connection, single line',
        scale: '132/33 kV',
        alternative:
          'Single line diagram of a grid connection: a 132 kilovolt busbar with two incoming circuits feeds two 60 megavolt-ampere transformers, each with surge arresters and an earthing transformer, and these a sectioned 33 kilovolt board with voltage transformers, earthing switches and feeders for battery storage, solar, wind and the auxiliary supply.',
      },
    },
    {
      kind: 'cards',
      label: 'What it is worth',
      title: 'Benefits',
      cards: [
        {
          title: 'Fewer rounds of comments',
          text: 'Studies in the operator’s own order and units, with the data sources named.',
        },
        {
          title: 'Plant bought once',
          text: 'Filters, reactors and switchgear are sized before the order, on a network that includes what the operator will connect beside you.',
        },
        {
          title: 'The late risks studied early',
          text: 'Energisation, background harmonics and reactive shortfall stop projects in their last month. We study them at the start.',
        },
        {
          title: 'Lower losses',
          text: 'Cable sections and transformer designs compared over their life, in pounds a year as well as per cent.',
        },
        {
          title: 'Safer switchrooms',
          text: 'Arc energy reduced by settings and faster clearing, and stated where it stays high.',
        },
        {
          title: 'A model that lives on',
          text: 'You keep the files, so the next extension begins with a validated network.',
        },
      ],
    },
    {
      kind: 'process',
      label: 'How it runs',
      title: 'Study process',
      steps: [
        {
          title: 'Data and scope',
          text: 'Connection offer, network data, nameplates and manufacturer’s models. We agree the cases and the acceptance limits with you and the operator, in writing.',
        },
        {
          title: 'Model and validation',
          text: 'We build the network and compare it with the operator’s fault levels and with hand calculation. A second engineer checks it, and a third approves it.',
        },
        {
          title: 'Studies and mitigation',
          text: 'Every agreed case is run. Where a limit is broken, we run the remedies too, and compare their cost.',
        },
        {
          title: 'Report and acceptance',
          text: 'Results, limits and margins, case by case. We answer the operator’s comments until they are closed, and compare the model with the site tests.',
        },
      ],
    },
    ...sampleReportSections,
    packagesSection([
      {
        name: 'G99 study set, Types C and D',
        receives:
          'reactive capability, fault ride through, frequency response and fault level reports, the model, and the data sheets of the PGMD',
        from: 'the connection offer, manufacturer’s models and network data',
        weeks: [5, 7],
        fee: 'fixed',
      },
      {
        name: 'G99 compliance, Types A and B',
        receives: 'the compliance matrix, settings, commissioning forms and whatever study the operator asks for',
        from: 'the connection offer, type test certificates and a single line diagram',
        weeks: [2, 3],
        fee: 'fixed',
      },
      {
        name: 'Load flow and fault level',
        receives:
          'a report of voltages, loadings, losses and short-circuit currents for the agreed cases, with the model',
        from: 'network data, nameplates and the running arrangements',
        weeks: [2, 4],
        fee: 'fixed',
      },
      {
        name: 'Harmonic assessment',
        receives: 'emission and amplification against the limits, and a filter specification if one is needed',
        from: 'harmonic impedance and background from the operator, or a week of measurement by us',
        weeks: [4, 6],
        fee: 'fixed',
      },
      {
        name: 'Energisation and voltage steps',
        receives:
          'P28 results for every transformer and switching case, at minimum fault level, with the remedies compared',
        from: 'transformer data with magnetising curves, and the minimum fault level',
        weeks: [2, 3],
        fee: 'fixed',
      },
      {
        name: 'Arc flash study',
        receives: 'a table of incident energy and boundary by board, labels, and settings that reduce both',
        from: 'switchgear data, settings in service and fault levels',
        weeks: [3, 5],
        fee: 'siteDay',
      },
    ]),
    marketsSection({
      India: [
        'CEA (Technical Standards for Connectivity to the Grid) Regulations, 2007, as amended: reactive range, ride through, frequency response and harmonics of generating plant',
        'Indian Electricity Grid Code, 2023, and the grid code of the state',
        'Validated models for RMS and EMT studies, in the software that the transmission utility names',
      ],
      Uzbekistan: [
        'The technical conditions of the grid company: Cabinet of Ministers Resolution No. 610 of 2019, as amended or replaced',
        'The grid code in force there: limits of voltage and frequency are read from it, not carried over from G99',
        'Load flow, short-circuit and stability studies for the connection scheme that the grid company approves',
      ],
    }),
    {
      kind: 'action',
      label: 'Next step',
      title: 'Send us the connection offer',
      intro:
        'With the offer and a single line diagram we can say which studies it needs, which it does not, and what data to ask the operator for.',
      action: { label: 'Request a Study', href: '/contact?subject=Power%20system%20study' },
    },
  ],
  tools: ['/tools/fault-level', '/tools/generator-route'],
  standards: [
    { code: 'EREC G99', subject: 'Connection of generation in parallel with public distribution networks' },
    { code: 'EREC P28 Issue 2', subject: 'Voltage fluctuations' },
    { code: 'EREC P29', subject: 'Voltage unbalance' },
    { code: 'EREC G5/5', subject: 'Harmonic voltage distortion; replaced G5/4' },
    { code: 'IEC 60909', subject: 'Short-circuit currents in three-phase AC systems' },
    { code: 'EREC G74', subject: 'Fault level calculation on British networks to IEC 60909' },
    { code: 'IEEE 1584', subject: 'Arc flash hazard calculations' },
    { code: 'IEC 61482', subject: 'Protective clothing against the thermal hazards of an electric arc' },
  ],
  related: ['protection-design', 'battery-storage-integration', 'plant-engineering'],
  caseStudy: 'powersystemstudies',
};
