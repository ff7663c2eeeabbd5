import { gridConnection, highSet, throughFault } from '../../calculations/grid-connection.ts';
import type { ServicePageContent } from '../../shapes/service-page.ts';
import { marketsSection, packagesSection, sampleReportSections } from '../service-packages.ts';

export const page: ServicePageContent = {
  slug: 'protection-design',
  order: 4,
  menuName: 'Protection Design',
  card: {
    name: 'Protection Design',
    description:
      'Schemes, settings and SCADA interfaces that clear a fault in time and keep the rest of the network in service.',
    picture: {
      id: 'VIS-140',
      alternative:
        'Row of grey protection panels in a relay room. Numerical relays with small lit displays sit above rows of test blocks and trip links.',
      caption: 'Protection panels, 33 kV feeder bays',
      scale: '33 kV',
    },
    diorama: {
      id: 'VIS-165',
      alternative:
        'Model of a feeder with current transformers and circuit breaker, and the cubicles of the relays that measure it and trip it.',
      caption: 'Feeder, relay and trip',
      scale: 'Not to scale',
    },
  },
  meta: {
    title: 'Protection Design and Relay Coordination',
    description:
      'Relay coordination studies, relay and SCADA interfacing, and tested settings for feeders, transformers, busbars and generation; case studies to 132 kV.',
    path: '/services/protection-design',
    keywords: 'protection design, relay coordination, relay settings, IEC 61850, DNP3, SCADA interfacing',
  },
  banner: {
    heading: 'Protection Design',
    description:
      'Protection schemes, relay settings and SCADA interfaces, stable at the highest fault level, sensitive at the lowest, and proved by injection.',
    picture: {
      id: 'VIS-141',
      alternative:
        'Coloured leads of a secondary injection test set plugged into the test block beside a numerical relay; two trip links are withdrawn, and the schematic lies on the panel’s shelf.',
      caption: 'Secondary injection at a feeder relay',
      scale: '1 A, 110 V secondary',
    },
  },
  sections: [
    {
      kind: 'topics',
      label: 'Protection engineering',
      title: 'Coordination, interfacing and relay settings',
      intro:
        'We do coordination, relay and SCADA interfacing and settings from one network model and one set of drawings.',
      initial: 'relay-coordination',
      topics: [
        {
          id: 'relay-coordination',
          tab: 'Relay coordination',
          title: 'Relay coordination studies',
          description:
            'Every pair of devices in series is graded, on a time and current plot, for the highest and the lowest fault level that the network can present. Where inverters supply most of the fault current, the minimum fault level decides the settings.',
          items: [
            'Three-phase, phase-to-phase and earth faults to IEC 60909: maximum with voltage factor 1.10, minimum with 1.00 above 1 kV',
            'Grading margin of 0.3 s between numerical relays and 0.4 s where an electromechanical relay is in the path, built up from breaker time, overshoot and errors',
            'Margin between a relay and a downstream fuse taken as 0.4 times the fuse’s clearing time plus 0.15 s',
            'Distance zones on line impedance: zone 1 at 80 %, zone 2 at no less than 120 %, and short of half the shortest line beyond',
            'Load encroachment, motor starting and transformer inrush kept clear of every pick-up',
            'Backup checked for a fault at the far end of the next section: at least 1.5 times its pick-up current',
            'Through-fault withstand of transformers, cables and screens drawn on the same sheet as the curves',
            'Results as graded curves, a setting table and a list of the compromises, each with its reason',
          ],
          standards: ['IEC 60909', 'IEC 60255-151', 'EREC G99'],
        },
        {
          id: 'relay-interfacing',
          tab: 'Relay interfacing',
          title: 'Relay interfacing',
          description:
            'We design everything between the primary plant and the relay’s terminals, and everything between its contacts and the trip coil.',
          items: [
            'CT class, ratio and knee point from the relay manufacturer’s formula: P class for overcurrent, PX for differential and restricted earth fault',
            'CT burden and lead resistance calculated for the real cable run at 75 °C, secondary rating 1 A where runs are long',
            'VT windings, fusing and supervision, with open delta or five-limb arrangements for residual voltage',
            'Trip circuits with supervision in both breaker positions and duplicate trip coils on separate fused DC supplies',
            'Tripping and blocking over hard-wired contacts or GOOSE messages, with what happens on loss of the link written down',
            'Intertripping to the network operator’s specification, over fibre, pilot or a leased circuit, with the end-to-end time',
            'Test and isolation facilities at every relay, so that a scheme can be tested with the feeder next to it in service',
          ],
          standards: ['IEC 61869', 'IEC 60255', 'IEC 61850'],
        },
        {
          id: 'scada-interfacing',
          tab: 'SCADA interfacing',
          title: 'SCADA interfacing',
          description:
            'Indications must match the plant, in the right sequence. We write the point list first, and test it point by point before the panel leaves the works.',
          items: [
            'Point list with source, destination, state text, alarm class and the operator’s own naming',
            'Event order from time tags made at the relay, to 1 ms, with clocks set by IRIG-B or IEEE 1588 PTP',
            'DNP3 (IEEE 1815) to the control centre: classes, deadbands, unsolicited reports and event buffers sized for an outage of the link',
            'IEC 61850 inside the station: SCL files under version control, report control blocks and GOOSE subscriptions documented',
            'Modbus for chargers, meters, tap changers and inverters, polled through a gateway that marks stale data as invalid',
            'Select before operate, interlocks and local/remote selection checked for every control',
            'Set-points for active power, power factor and voltage control exchanged with the operator and read back',
            'Network segregation, user roles and change records in line with IEC 62351 and IEC 62443',
          ],
          standards: ['IEC 61850', 'DNP3 (IEEE 1815)', 'Modbus', 'IEC 62351'],
        },
        {
          id: 'relay-settings',
          tab: 'Relay settings',
          title: 'Relay settings',
          description:
            'Settings leave us as a calculation that another engineer has checked, a file that loads into the relay, and a test sheet that shows the values at which it should operate.',
          items: [
            'Transformer differential: pick-up near 0.2 p.u., first slope above the CT and tap changer error, second harmonic restraint at 15 to 20 %',
            'High-impedance schemes: setting voltage above If (Rct + 2 RL), CT knee point at least twice that, metrosil where the peak demands one',
            'Line differential: charging current, CT ratio mismatch and channel asymmetry allowed for before the slope is chosen',
            'Overcurrent and earth fault: standard, very or extremely inverse to IEC 60255-151, with high sets clear of inrush and remote faults',
            'Breaker failure: breaker time plus reset of the current check plus a margin, and shorter than the critical clearing time',
            'Interface protection to EREC G99: loss of mains by RoCoF at 1 Hz/s for 0.5 s, under-frequency at 47.5 Hz for 20 s and 47.0 Hz for 0.5 s',
            'Older EREC G59 settings reviewed: vector shift removed and RoCoF raised to 1 Hz/s, as the Distribution Code has required since September 2022',
            'Files with revision, firmware and checksum recorded, compared with the relay after loading',
          ],
          standards: ['IEC 60255', 'EREC G99', 'EREC G59 (legacy)'],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'What a scheme must do',
      title: 'Key Protection Features',
      cards: [
        {
          title: 'Selectivity',
          text: 'Only the faulted section trips. Unit protection where grading would be too slow, graded protection elsewhere.',
        },
        {
          title: 'Speed',
          text: 'Unit protection operates in about 20 to 30 ms. With the trip relay and a 60 ms breaker the fault is cleared in about 100 ms.',
        },
        {
          title: 'Sensitivity',
          text: 'Pick-ups set for the weakest source: one transformer out, generation off, an earth fault through a resistor at the far end.',
        },
        {
          title: 'Stability',
          text: 'No trip for a fault outside the zone, with one CT saturated. This is calculated, and tested by injection on site.',
        },
        {
          title: 'Backup',
          text: 'Main and backup share no CT core, no fuse and no trip coil where the voltage level justifies it. Breaker failure protection covers the rest.',
        },
        {
          title: 'Evidence',
          text: 'Disturbance records at 1 kHz or better, events to 1 ms, and clocks in step.',
        },
      ],
    },
    {
      kind: 'drawing',
      label: 'Scheme',
      title: 'Protection scheme of a transformer and a feeder',
      text: `The drawing shows the CT cores that each relay measures and the breakers that it trips; the lockout of T1 (86) also sheds the sources of section 1, because T2 cannot carry both sections. The high set at ${highSet.toFixed(1)} kA stays above ${gridConnection.highSetMargin} times the ${throughFault.toFixed(2)} kA that a 33 kV fault can draw through the transformer (IEC 60909, behind a source without impedance); that margin covers the tap range and CT transients. Gas, pressure and temperature devices on the tank trip without a CT, and residual voltage (59N) detects an earth fault on a 33 kV section that has lost its earthing transformer.`,
      figures: [
        { value: `${gridConnection.transformers.megavoltAmperes}`, unit: 'MVA', label: 'Transformer T1' },
        { value: '300/1', unit: 'A', label: 'CTs, 132 kV' },
        { value: '1200/1', unit: 'A', label: 'CTs, 33 kV' },
        { value: highSet.toFixed(1), unit: 'kA', label: 'High set, 132 kV' },
      ],
      drawing: {
        name: 'protectionScheme',
        number: 'DRG-007',
        shows: 'Transformer T1 and feeder BESS 1, protection scheme',
        scale: '132/33 kV',
        alternative:
          'Protection scheme of a 132/33 kilovolt transformer and a 33 kilovolt feeder. On the left a single line diagram with breakers, current and voltage transformers; in the middle five relays with their functions, from transformer differential, Buchholz and temperature trips to residual voltage and breaker failure; on the right a matrix of the breakers that each function trips.',
      },
    },
    {
      kind: 'lists',
      label: 'Scope',
      title: 'What we design and what we protect',
      lists: [
        {
          title: 'Protection Services',
          items: [
            'Protection philosophy and scheme selection',
            'Short-circuit and coordination studies',
            'CT and VT specification and adequacy checks',
            'Protection and control schematics',
            'Relay configuration and setting files',
            'Interface protection for generation and storage',
            'Factory and site test procedures, and witnessing',
            'Review after a trip, from the disturbance records',
          ],
        },
        {
          title: 'Equipment Protection',
          items: [
            'Power transformers: biased differential, restricted earth fault, Buchholz, winding temperature',
            'Feeders and cables: overcurrent, earth fault, line differential',
            'Overhead lines: distance, directional earth fault, auto-reclose',
            'Busbars: high-impedance or low-impedance differential, breaker failure',
            'Synchronous generators: differential, loss of field, reverse power, negative sequence',
            'Inverters and battery storage: interface protection, DC and auxiliary supplies',
            'Motors: thermal replica, locked rotor, unbalance',
            'Capacitor banks and filters: unbalance, overvoltage, thermal overload',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Rules',
      title: 'Standards & Compliance',
      cards: [
        {
          title: 'Relays and instrument transformers',
          text: 'Relays to the IEC 60255 series. Instrument transformers to IEC 61869; those already in service are assessed to IEC 60044, to which they were built.',
          standard: 'IEC 60255 · IEC 61869',
        },
        {
          title: 'Communication',
          text: 'IEC 61850 in the station, DNP3 to the control centre, Modbus for plant that supports nothing else. Conformance statements are read before a device is chosen.',
          standard: 'IEC 61850 · DNP3 · Modbus',
        },
        {
          title: 'Connection rules',
          text: 'Interface protection for new generation to EREC G99, export and import limits to EREC G100, and the network operator’s own protection policy at the boundary.',
          standard: 'EREC G99 · EREC G100',
        },
      ],
    },
    {
      kind: 'process',
      label: 'How it runs',
      title: 'Design process',
      steps: [
        {
          title: 'Network data',
          text: 'Source impedances, plant nameplates, line constants, existing settings and the operator’s policy, each with its source. We ask for what is missing, and say by when we need it.',
        },
        {
          title: 'Philosophy',
          text: 'Single line diagram with zones, CT positions, main and backup, intertrips and clearance times: agreed with the network operator before any panel is drawn.',
        },
        {
          title: 'Detailed design',
          text: 'We make study, schematics, wiring, point list and setting files together. A second engineer checks them against the model, and a third approves them.',
        },
        {
          title: 'Testing and handover',
          text: 'Factory test, secondary and primary injection, end-to-end intertrip times, on-load checks. At the end we compare the settings in the relay with the report.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'What it is worth',
      title: 'Benefits',
      cards: [
        {
          title: 'Fewer customers off',
          text: 'With correct grading, a fault on one feeder does not trip the substation.',
        },
        {
          title: 'Less damage',
          text: 'Energy let through falls with clearing time: a fault cleared in 0.1 s instead of 0.5 s does a fifth of the heating.',
        },
        {
          title: 'Safer work',
          text: 'Lower incident energy at the panel, shown in the arc flash study from the same model.',
        },
        {
          title: 'One answer for the operator',
          text: 'Study, settings and test sheets with the same numbers.',
        },
        {
          title: 'Ready for low fault levels',
          text: 'Schemes that still see the fault when machines are off and inverters carry the network.',
        },
        {
          title: 'Maintainable',
          text: 'Isolation points, clear schematics and files that the next engineer can open and compare.',
        },
      ],
    },
    ...sampleReportSections,
    packagesSection([
      {
        name: 'Coordination study',
        receives: 'graded curves for maximum and minimum fault level, a setting table, and the list of compromises',
        from: 'the single line diagram, nameplates, existing settings and the operator’s source data',
        weeks: [3, 5],
        fee: 'fixed',
      },
      {
        name: 'G99 interface protection',
        receives: 'settings with their reasons, setting files, and a test sheet for the witness',
        from: 'the relay type and firmware, the VT connection and the connection agreement',
        weeks: [1, 2],
        fee: 'fixed',
      },
      {
        name: 'Scheme design',
        receives: 'the protection single line, the trip matrix, schematics, and CT and VT calculations',
        from: 'plant data, cable lengths and the operator’s protection policy',
        weeks: [6, 9],
        fee: 'staged',
      },
      {
        name: 'SCADA interface',
        receives: 'the point list with addresses and texts, the device configuration, and point-to-point test records',
        from: 'the operator’s signal list and the protocols of the devices',
        weeks: [4, 6],
        fee: 'fixed',
      },
      {
        name: 'Site tests',
        receives: 'injection results, end-to-end intertrip times, and relay files compared with the issued ones',
        from: 'the issued settings, the outage dates and access to the remote end',
        fee: 'day',
      },
      {
        name: 'Review after a trip',
        receives: 'the sequence of events, our finding on how protection operated, and what to change',
        from: 'the disturbance records, event lists and settings as they were',
        weeks: [1, 2],
        fee: 'day',
      },
    ]),
    marketsSection({
      India: [
        'CEA (Technical Standards for Connectivity to the Grid) Regulations, 2007, as amended: protection of the connected plant, and its ride through of faults',
        'Indian Electricity Grid Code, 2023, and the grid code of the state: coordination with the transmission company',
        'CEA (Installation and Operation of Meters) Regulations: metering cores and classes',
      ],
      Uzbekistan: [
        'PUE on relay protection: which protections each transformer, line and busbar must have',
        'Settings agreed with the dispatcher of the grid company, national or regional, before energisation',
        'Schematics and setting tables in Russian beside the English',
      ],
    }),
    {
      kind: 'action',
      label: 'Next step',
      title: 'Send us a single line diagram and the relay types',
      intro: 'With both we can begin. If you have the disturbance record of the last trip, send that as well.',
      action: { label: 'Get in touch with our team', href: '/contact' },
    },
  ],
  standards: [
    { code: 'IEC 60255', subject: 'Measuring relays and protection equipment' },
    { code: 'IEC 61869', subject: 'Instrument transformers' },
    { code: 'IEC 60909', subject: 'Short-circuit currents in three-phase AC systems' },
    { code: 'IEC 61850', subject: 'Communication networks and systems for power utility automation' },
    { code: 'DNP3 (IEEE 1815)', subject: 'Distributed network protocol for telecontrol' },
    { code: 'Modbus', subject: 'Application protocol for plant devices' },
    { code: 'EREC G99', subject: 'Connection of generation in parallel with public distribution networks' },
    { code: 'EREC G100', subject: 'Customers’ export and import limitation schemes' },
  ],
  related: ['power-system', 'plant-engineering', 'earthing-solution'],
  caseStudy: 'batterystorageconnection',
};
