import { gridConnection, highSet } from '../../content/calculations/grid-connection.ts';
import type { SchemeGraph } from '../scheme-graph.ts';

const { transformers, high, low, sections } = gridConnection;

/** T1 and the feeder BESS 1 of the single line diagram of the grid connection: 262 A at 132 kV, 1050 A and 350 A at 33 kV. */
export const plant = {
  transformer: { rating: transformers.megavoltAmperes, high, low, impedance: transformers.reactance },
  feeder: { rating: sections[0][0], voltage: low },
} as const;

/**
 * The primary currents of the current transformers in amperes. All secondaries are 1 A. Restricted earth fault needs equal
 * ratios.
 */
export const ratios = { high: 300, highNeutral: 300, low: 1200, lowNeutral: 1200, feeder: 400 } as const;

export const breakers = ['BB1', 'QA1', 'QA2', 'QA3', 'QA4', 'S1'] as const;
export type Breaker = (typeof breakers)[number];

/** The measuring transformers of the bay, and the mechanical devices on the tank of T1. */
export const measurements = [
  { name: 'CT11', kind: 'current', of: 'QA1' },
  { name: 'CT12', kind: 'current', of: 'QA1' },
  { name: 'CT high neutral', kind: 'current', of: 'T1' },
  { name: 'CT low neutral 1', kind: 'current', of: 'T1' },
  { name: 'CT low neutral 2', kind: 'current', of: 'T1' },
  { name: 'CT21', kind: 'current', of: 'QA2' },
  { name: 'CT22', kind: 'current', of: 'QA2' },
  { name: 'CT3', kind: 'current', of: 'QA3' },
  { name: 'VT', kind: 'voltage', of: 'section 1' },
  { name: 'T1 tank', kind: 'mechanical', of: 'T1' },
] as const;
export type Measurement = (typeof measurements)[number]['name'];

interface RelayFunction {
  /** The device number by IEEE C37.2. Restricted earth fault has the code of British practice, 64REF. */
  code: string;
  words: string;
  trips: readonly Breaker[];
}

/** A relay, its measuring transformers, its functions, and the breakers that each function trips. */
export interface Relay {
  name: string;
  words: string;
  measures: readonly Measurement[];
  functions: readonly RelayFunction[];
}

// The reasons for the trips:
// A trip of both sides of the transformer latches its lockout (86). The devices on the tank are mechanical: Buchholz relays
// of main tank and tap changer and the pressure relief (63), and the temperatures of oil (26) and winding (49).
// Once QA2 is open, the section has no neutral. Only the residual voltage (59N) then shows an earth fault that inverters feed.
// If T1 trips, T2 would have to carry the sources of both sections. The lockout of T1 therefore sheds the sources of section 1.
// If a breaker fails, the breakers of all other sources must open, including those of the storage and solar feeders.
export const relays: readonly Relay[] = [
  {
    name: 'F1',
    words: 'T1 main',
    measures: ['CT11', 'CT high neutral', 'CT low neutral 1', 'CT21', 'T1 tank'],
    functions: [
      { code: '87T', words: 'differential', trips: ['QA1', 'QA2'] },
      { code: '64REF', words: '132 kV neutral', trips: ['QA1', 'QA2'] },
      { code: '64REF', words: '33 kV neutral', trips: ['QA1', 'QA2'] },
      { code: '63', words: 'gas, pressure', trips: ['QA1', 'QA2'] },
      { code: '26/49', words: 'temperatures', trips: ['QA1', 'QA2'] },
    ],
  },
  {
    name: 'F2',
    words: 'T1 backup',
    measures: ['CT12', 'CT low neutral 2'],
    functions: [
      { code: '50/51', words: `50 at ${highSet} kA`, trips: ['QA1', 'QA2'] },
      { code: '50N/51N', words: '132 kV earth', trips: ['QA1', 'QA2'] },
      { code: '51G', words: '33 kV standby', trips: ['QA1', 'QA2'] },
      { code: '50BF', words: 'QA1', trips: ['BB1', 'QA2'] },
    ],
  },
  {
    name: 'F3',
    words: 'T1 33 kV',
    measures: ['CT22', 'VT'],
    functions: [
      { code: '67/67N', words: 'towards T1', trips: ['QA2'] },
      { code: '51/51N', words: 'towards board', trips: ['QA2'] },
      { code: '50BF', words: 'QA2', trips: ['QA1', 'QA3', 'QA4', 'S1'] },
      { code: '86', words: 'intertrip', trips: ['QA3', 'S1'] },
    ],
  },
  {
    name: 'F4',
    words: 'section 1',
    measures: ['VT'],
    functions: [
      { code: '27/59/81', words: 'generation', trips: ['QA3', 'S1'] },
      { code: '59N', words: 'residual', trips: ['QA2', 'QA3', 'S1'] },
    ],
  },
  {
    name: 'F5',
    words: 'BESS 1',
    measures: ['CT3'],
    functions: [
      { code: '50/51', words: 'phase', trips: ['QA3'] },
      { code: '50N/51N', words: 'earth', trips: ['QA3'] },
      { code: '50BF', words: 'QA3', trips: ['QA2', 'QA4', 'S1'] },
    ],
  },
];

/** Drawing DRG-007 as a graph. */
export const schemeGraph: SchemeGraph = {
  elements: {
    'other circuits': 'network',
    BB1: 'breaker',
    busbar: 'busbar',
    QA1: 'breaker',
    T1: 'transformer',
    QA2: 'breaker',
    'section 1': 'busbar',
    QA3: 'breaker',
    'BESS 1': 'source',
    QA4: 'breaker',
    'section 2': 'busbar',
    S1: 'breaker',
    'other feeders': 'source',
  },
  lines: [
    ['other circuits', 'BB1'],
    ['BB1', 'busbar'],
    ['busbar', 'QA1'],
    ['QA1', 'T1'],
    ['T1', 'QA2'],
    ['QA2', 'section 1'],
    ['section 1', 'QA3'],
    ['QA3', 'BESS 1'],
    ['section 1', 'QA4'],
    ['QA4', 'section 2'],
    ['section 1', 'S1'],
    ['S1', 'other feeders'],
  ],
  measurements,
  relays,
  protectedElsewhere: ['BB1', 'QA4', 'S1'],
};
