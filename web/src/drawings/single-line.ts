import { gridConnection } from '../content/calculations/grid-connection.ts';
import type { SchemeGraph } from './scheme-graph.ts';

/** The lines of the network operator, and their places on the sheet. */
export const circuits = [
  { x: 90, name: 'Circuit 1' },
  { x: 490, name: 'Circuit 2' },
];

/** A feeder of the board. */
export interface Feeder {
  x: number;
  name: string;
  /** The rating in MVA. */
  rating: number;
  source: 'battery' | 'solar' | 'wind' | 'auxiliary';
}

/** The sections of the board, with their transformers and feeders. */
export const sections: readonly {
  name: string;
  from: number;
  to: number;
  transformerX: number;
  voltageTransformerX: number;
  feeders: readonly Feeder[];
}[] = [
  {
    name: 'T1',
    from: 36,
    to: 372,
    transformerX: 292,
    voltageTransformerX: 122,
    feeders: [
      { x: 72, name: 'BESS 1', rating: gridConnection.sections[0][0], source: 'battery' },
      { x: 160, name: 'PV 1', rating: gridConnection.sections[0][1], source: 'solar' },
      { x: 248, name: 'PV 2', rating: gridConnection.sections[0][2], source: 'solar' },
      { x: 336, name: 'AUX', rating: gridConnection.auxiliary, source: 'auxiliary' },
    ],
  },
  {
    name: 'T2',
    from: 436,
    to: 860,
    transformerX: 692,
    voltageTransformerX: 770,
    feeders: [
      { x: 472, name: 'BESS 2', rating: gridConnection.sections[1][0], source: 'battery' },
      { x: 560, name: 'WTG 1', rating: gridConnection.sections[1][1], source: 'wind' },
      { x: 648, name: 'WTG 2', rating: gridConnection.sections[1][2], source: 'wind' },
    ],
  },
];

const transformerBays = sections.flatMap(({ name }) => [`${name} 132 kV`, `${name} 33 kV`]);
const feeders = sections.flatMap((section) => section.feeders.map((feeder) => ({ ...feeder, board: section.name })));
const breakers = [
  ...circuits.map(({ name }) => name),
  ...transformerBays,
  ...feeders.map(({ name }) => name),
  'bus section',
];

/** Drawing DRG-001 as a graph. Drawing DRG-007 shows the protection. */
export const singleLineGraph: SchemeGraph = {
  elements: {
    network: 'network',
    busbar: 'busbar',
    ...Object.fromEntries(breakers.map((name) => [name, 'breaker'] as const)),
    ...Object.fromEntries(
      sections.flatMap(({ name }) => [[name, 'transformer'] as const, [`board ${name}`, 'busbar'] as const]),
    ),
    ...Object.fromEntries(feeders.map(({ name }) => [`plant ${name}`, 'source'] as const)),
  },
  lines: [
    ...circuits.flatMap(({ name }) => [['network', name] as const, [name, 'busbar'] as const]),
    ...sections.flatMap(
      ({ name }) =>
        [
          ['busbar', `${name} 132 kV`],
          [`${name} 132 kV`, name],
          [name, `${name} 33 kV`],
          [`${name} 33 kV`, `board ${name}`],
          [`board ${name}`, 'bus section'],
        ] as const,
    ),
    ...feeders.flatMap(({ name, board }) => [[`board ${board}`, name] as const, [name, `plant ${name}`] as const]),
  ],
  measurements: [],
  relays: [],
  protectedElsewhere: breakers,
};
