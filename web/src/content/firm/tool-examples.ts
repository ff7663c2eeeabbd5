// The examples with which the tools start, as a visitor would type them, with the source of each. The examples of the sample
// firm are the figures of its case studies: tests/sample-content compares them.

export const earthGridExample = {
  length: '110',
  width: '80',
  conductor: '2400',
  depth: '0.6',
  soil: '45',
  current: '2000',
  duration: '1',
  others: '0.21',
  from: 'Calculates the figures of our earthing case study, with which this page starts. The study rounds each resistance to 0.01 Ω first.',
} as const;

export const faultLevelExample = {
  busbar: '33',
  sourceVoltage: '132',
  source: '18',
  sourceRatio: '14',
  transformers: '2',
  rating: '60',
  impedance: '12.5',
  transformerRatio: '25',
  inverters: '136',
  inverterFactor: '1.1',
  break: '0.05',
  thermal: '3',
  board: '25',
  from: 'Calculates the three-phase faults of our 132 kV case study. This page starts with its 33 kV board.',
} as const;
