import { type FaultLevel, faultLevel } from '../calculations/fault-level.ts';
import { largestVoltageFactor, transformerCorrection } from '../calculations/short-circuit.ts';
import { gridStudy } from './case-study-data/grid-study.ts';
import { type DocumentRecord, documentNumber } from './documents.ts';
import { sampleReportAddress } from './service-packages.ts';

// The sample report is the fault level study of the 132 kV case study. Its figures come from the case study and from the
// functions of the fault-level tool. This file has no names: the sheet has black bars at the places of names.

const { fault, inverterMegavoltAmperes } = gridStudy;
const { assumed, transformers, cases, rating33, inverterFactor, gridAt132 } = fault;
const [high, low] = [132, 33] as const;
const sourceMegavoltAmperes = Math.sqrt(3) * high * gridAt132;

/** Calculates the 33 kV board in one running arrangement. */
const board = (count: number, hasInverters: boolean): FaultLevel =>
  faultLevel({
    kilovolts: low,
    source: { megavoltAmperes: sourceMegavoltAmperes, reactanceToResistance: assumed.ratioAt132 },
    transformers: {
      count,
      megavoltAmperes: transformers.megavoltAmperes,
      impedance: transformers.reactance,
      reactanceToResistance: assumed.ratioOfTransformers,
    },
    ...(hasInverters && { inverters: { megavoltAmperes: inverterMegavoltAmperes, factor: inverterFactor } }),
    breakSeconds: assumed.breakSeconds,
    thermalSeconds: assumed.thermalSeconds,
  });

/** The running arrangements of the 33 kV board. The first determines the rating of the board. */
export const boardCases = {
  both: { words: 'Both transformers, inverters on', level: board(transformers.count, true) },
  bothWithoutInverters: { words: 'Both transformers, inverters off', level: board(transformers.count, false) },
  one: { words: 'One transformer, inverters on', level: board(1, true) },
} as const;

const worst = boardCases.both.level;
const sourceOhms = (largestVoltageFactor * low ** 2) / sourceMegavoltAmperes;
const correction = transformerCorrection(transformers.reactance);
const transformerOhms = (correction * transformers.reactance * low ** 2) / transformers.megavoltAmperes;
const kiloamperes = (current: number) => current.toFixed(1);
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
const { threePhase132, singlePhase132, threePhase33 } = cases;

/** The thermal equivalent, as a share of the short-time rating of the board. */
const thermalShare = worst.thermal / rating33;

const record: DocumentRecord = { number: documentNumber('RPT-900'), revision: 'A', revised: '2026-11-29' };

export const sampleReport = {
  address: sampleReportAddress,
  record,
  kind: 'Sample report, names blacked out',
  title: 'Sample: fault level study',
  subject: 'A sample of a fault level study to IEC 60909 for a 132/33 kV substation, with the names blacked out',
  keywords: 'fault level study, short circuit, IEC 60909, EREC G74, sample report',
  /** The text of a black bar for screen readers. */
  redacted: 'Blacked out',
  cover: {
    title: `Fault level study, ${high}/${low} kV substation`,
    lead: 'This report is a sample. It shows the form, the depth and the figures of a study that we issue. Black bars stand where a report has names. The names are not in this file.',
    rows: ['Client', 'Site', 'Network operator', 'Operator’s reference', 'Prepared by', 'Checked by', 'Approved by'],
    issue: { term: 'Issue', text: 'Second issue, after the network operator’s comments' },
    bookmark: 'Cover',
    heading: 'Document control',
  },
  summary: {
    label: 'Sample, section 1',
    title: 'Summary',
    plate: [
      { value: kiloamperes(singlePhase132.total), unit: 'kA', label: `${high} kV, one phase to earth` },
      { value: kiloamperes(threePhase132.total), unit: 'kA', label: `${high} kV, three-phase` },
      { value: kiloamperes(threePhase33.total), unit: 'kA', label: `${low} kV, three-phase` },
    ],
    conclusions: {
      name: 'Conclusions',
      entries: [
        `The highest duty at ${high} kV is ${percent(singlePhase132.total / fault.rating132)} of the rating of ${fault.rating132} kA. A phase-to-earth fault causes it.`,
        `The highest duty at ${low} kV is ${percent(threePhase33.total / rating33)} of the rating of ${rating33} kA, with both transformers in parallel.`,
        'No existing switchgear of the network operator has to be replaced.',
        'Peak make, RMS break and thermal duty are within the ratings in every case.',
      ],
    },
    asked: {
      name: 'Question',
      text: `The client connects ${gridStudy.exportMegawatts} MW of inverter-based generation through two transformers. The study shows the short-circuit duty of the new and of the existing switchgear, before and after the connection.`,
    },
    comments: {
      name: 'Operator’s comments',
      text: 'The first issue received five comments. One changed the X/R ratio of the source, so all cases were calculated again. This issue answers all five.',
    },
  },
  basis: {
    label: 'Sample, section 2',
    title: 'Basis of the study',
    columns: ['Input', 'Value', 'Source'],
    rows: [
      [`Three-phase fault level at ${high} kV`, `${gridAt132.toFixed(1)} kA`, 'Network operator’s data'],
      [`X/R of the source at ${high} kV`, String(assumed.ratioAt132), 'Network operator’s comments'],
      ['X0/X1 of the source', String(assumed.zeroToPositive), 'Network operator’s data'],
      [
        'Transformers',
        `${transformers.count} × ${transformers.megavoltAmperes} MVA, ${(100 * transformers.reactance).toFixed(1)} %`,
        'Rating plates',
      ],
      ['X/R of the transformers', String(assumed.ratioOfTransformers), 'Test certificates'],
      ['Inverters', `${inverterMegavoltAmperes} MVA`, 'Connection application'],
      ['Current of the inverters in a fault', `${inverterFactor} × rated`, 'Manufacturer’s declaration'],
      ['Parting of the contacts', `${1000 * assumed.breakSeconds} ms`, 'Breaker and relay data'],
      ['Duration for thermal duty', `${assumed.thermalSeconds} s`, 'Switchgear specification'],
    ],
    method: {
      name: 'Method',
      entries: [
        `IEC 60909-0, largest currents, voltage factor c = ${largestVoltageFactor}. Currents are stated as EREC G74 asks.`,
        'Transformers have their correction factor. Inverters are current sources without a DC component.',
        `The star points at ${high} kV are earthed solidly. At ${low} kV an earthing transformer limits the earth fault, so three-phase faults rate the board.`,
        'The lead engineer compared the model with hand calculation; section 5 shows one case.',
      ],
    },
  },
  network: {
    label: 'Sample, section 3',
    title: 'Network and running arrangements',
    alternative:
      'Single line diagram of a grid connection: a 132 kilovolt busbar feeds two 60 megavolt-ampere transformers, and these a sectioned 33 kilovolt board with feeders for generation and storage.',
    caption: 'DRG-001 · Arrangement of a grid connection, single line · 132/33 kV',
    arrangements: {
      name: 'Arrangements',
      entries: Object.values(boardCases).map(({ words }) => words),
    },
    note: {
      name: 'Reading',
      text: 'The board is rated for both transformers in parallel, although the bus section is normally open: a change of transformer closes it for some minutes.',
    },
  },
  results: {
    label: 'Sample, section 4',
    title: 'Results',
    columns: ['Busbar and fault', 'Before', 'Initial', 'Peak', 'Break', 'Rating', 'Share'],
    rows: Object.values(cases).map(({ busbar, fault: kind, existing, total, peak, breaking, rating }) => [
      `${busbar}, ${kind.toLowerCase()}`,
      existing === undefined ? 'New' : kiloamperes(existing),
      kiloamperes(total),
      kiloamperes(peak),
      kiloamperes(breaking),
      String(rating),
      percent(total / rating),
    ]),
    caption: `Duty by busbar, in kA; break at ${1000 * assumed.breakSeconds} ms with the DC component`,
    arrangementColumns: ['Arrangement', 'Network', 'Inverters', 'Initial', 'Peak', 'Break', 'Thermal'],
    arrangementRows: Object.values(boardCases).map(({ words, level }) => [
      words,
      kiloamperes(level.network),
      kiloamperes(level.inverters),
      kiloamperes(level.initial),
      kiloamperes(level.peak),
      kiloamperes(level.asymmetricalBreak),
      kiloamperes(level.thermal),
    ]),
    arrangementCaption: `The ${low} kV board by arrangement, in kA; thermal equivalent for ${assumed.thermalSeconds} s`,
    findings: {
      name: 'Findings',
      entries: [
        `The inverters add ${kiloamperes(worst.inverters)} kA at ${low} kV, and ${kiloamperes(fault.invertersAt132)} kA at ${high} kV.`,
        `The peak at ${low} kV is ${kiloamperes(worst.peak)} kA. The rating is ${(2.5 * rating33).toFixed(1)} kA.`,
        `The thermal equivalent at ${low} kV is ${percent(thermalShare)} of the rating for ${assumed.thermalSeconds} s.`,
        `With one transformer out, the fault level at ${low} kV falls to ${kiloamperes(boardCases.one.level.initial)} kA. Protection must still operate at that level.`,
      ],
    },
  },
  working: {
    label: 'Sample, section 5',
    title: 'One case by hand, and limits',
    columns: ['Step', 'Calculation', 'Result'],
    rows: [
      [
        'Source',
        `c U² ÷ S″ = ${largestVoltageFactor} × ${low}² ÷ ${sourceMegavoltAmperes.toFixed(0)} MVA`,
        `${sourceOhms.toFixed(4)} ohm`,
      ],
      ['Correction', `0.95 c ÷ (1 + 0.6 × ${transformers.reactance})`, correction.toFixed(4)],
      [
        'One transformer',
        `${correction.toFixed(4)} × ${transformers.reactance} × ${low}² ÷ ${transformers.megavoltAmperes}`,
        `${transformerOhms.toFixed(4)} ohm`,
      ],
      [
        'Both transformers',
        `${transformerOhms.toFixed(4)} ohm ÷ ${transformers.count}`,
        `${(transformerOhms / transformers.count).toFixed(4)} ohm`,
      ],
      [
        'From the network',
        `c U ÷ (1.732 Z), X/R ${worst.reactanceToResistance.toFixed(1)}`,
        `${worst.network.toFixed(2)} kA`,
      ],
      [
        'From the inverters',
        `${inverterFactor} × ${inverterMegavoltAmperes} MVA ÷ (1.732 × ${low} kV)`,
        `${worst.inverters.toFixed(2)} kA`,
      ],
      ['Initial', 'Network and inverters', `${worst.initial.toFixed(2)} kA`],
      [
        'Peak',
        `1.414 × (${worst.peakFactor.toFixed(3)} × ${worst.network.toFixed(2)} + ${worst.inverters.toFixed(2)})`,
        `${worst.peak.toFixed(2)} kA`,
      ],
      [
        'Break',
        `Root of ${worst.initial.toFixed(2)}² + ${worst.direct.toFixed(2)}²`,
        `${worst.asymmetricalBreak.toFixed(2)} kA`,
      ],
    ],
    caption: `${low} kV board, both transformers, inverters on`,
    limits: {
      name: 'Limits',
      entries: [
        'The results hold for the data in section 2. A new fault level of the network needs a new issue.',
        'The study does not cover the smallest currents, which the protection report uses.',
        'The inverters’ current is their manufacturer’s declaration. A site test is not part of this study.',
      ],
    },
  },
} as const;

/** The reports that the site publishes. A firm without a report has an empty list here. */
export const reports: readonly (typeof sampleReport)[] = [sampleReport];
