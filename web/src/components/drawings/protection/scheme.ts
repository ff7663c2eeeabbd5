/** Amperes of a rating in MVA at a voltage in kV. */
export function ratedCurrent(rating: number, voltage: number): number {
  return (rating * 1000) / (Math.sqrt(3) * voltage);
}

/** T1 and the feeder BESS 1 of the grid connection's single line diagram: 262 A at 132 kV, 1050 A and 350 A at 33 kV. */
export const plant = {
  transformer: { rating: 60, high: 132, low: 33, impedance: 0.125 },
  feeder: { rating: 20, voltage: 33 },
} as const;

/** Primary amperes of the current transformers, all with 1 A secondaries. Restricted earth fault takes equal ratios. */
export const ratios = { high: 300, highNeutral: 300, low: 1200, lowNeutral: 1200, feeder: 400 } as const;

/**
 * In kA at 132 kV: above 1.3 times the 2.1 kA that flow into a fault on the 33 kV terminals from a source without
 * impedance, so that the high set sees no fault beyond the transformer.
 */
export const highSet = 2.8;

export const breakers = ['BB1', 'QA1', 'QA2', 'QA3', 'QA4', 'S1'] as const;
export type Breaker = (typeof breakers)[number];

interface RelayFunction {
  /** Numbers by IEEE C37.2. */
  code: string;
  words: string;
  trips: readonly Breaker[];
}

/** A relay, its functions, and what each of them trips. */
export interface Relay {
  name: string;
  words: string;
  functions: readonly RelayFunction[];
}

// A failed breaker is backed up by all that could feed the fault through it: storage and solar feeders are sources too.
export const relays: readonly Relay[] = [
  {
    name: 'F1',
    words: 'T1 main',
    functions: [
      { code: '87T', words: 'differential', trips: ['QA1', 'QA2'] },
      { code: '64REF', words: '132 kV neutral', trips: ['QA1', 'QA2'] },
      { code: '64REF', words: '33 kV neutral', trips: ['QA1', 'QA2'] },
    ],
  },
  {
    name: 'F2',
    words: 'T1 back-up',
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
    functions: [
      { code: '67/67N', words: 'towards T1', trips: ['QA2'] },
      { code: '51/51N', words: 'towards board', trips: ['QA2'] },
      { code: '50BF', words: 'QA2', trips: ['QA1', 'QA3', 'QA4', 'S1'] },
    ],
  },
  {
    name: 'F4',
    words: 'section 1',
    functions: [{ code: '27/59/81', words: 'generation', trips: ['QA3', 'S1'] }],
  },
  {
    name: 'F5',
    words: 'BESS 1',
    functions: [
      { code: '50/51', words: 'phase', trips: ['QA3'] },
      { code: '50N/51N', words: 'earth', trips: ['QA3'] },
      { code: '50BF', words: 'QA3', trips: ['QA2', 'QA4', 'S1'] },
    ],
  },
];
