import { plant } from '../../content/calculations/battery-connection.ts';
import type { ProtectionRelay, SchemeGraph } from '../scheme-graph.ts';

const numbers = Array.from({ length: plant.blocks }, (_, index) => index + 1);
const blockBreaker = (number: number) => `QA1${number}`;

/** Drawing DRG-009 as a graph. */
export const connectionGraph: SchemeGraph = {
  elements: {
    network: 'busbar',
    QA0: 'breaker',
    boundary: 'cable',
    QA1: 'breaker',
    board: 'busbar',
    ...Object.fromEntries(
      numbers.flatMap((number) => [
        [blockBreaker(number), 'breaker'] as const,
        [`T1${number}`, 'transformer'] as const,
        [`BESS ${number}`, 'source'] as const,
      ]),
    ),
  },
  lines: [
    ['network', 'QA0'],
    ['QA0', 'boundary'],
    ['boundary', 'QA1'],
    ['QA1', 'board'],
    ...numbers.flatMap(
      (number) =>
        [
          ['board', blockBreaker(number)],
          [blockBreaker(number), `T1${number}`],
          [`T1${number}`, `BESS ${number}`],
        ] as const,
    ),
  ],
  measurements: [
    { name: 'CT0', kind: 'current', of: 'QA0' },
    { name: 'CT1', kind: 'current', of: 'QA1' },
    // VT1 is on the network's side of QA1, so that it still measures when QA1 is open.
    { name: 'VT1', kind: 'voltage', of: 'boundary' },
    ...numbers.map((number) => ({ name: `CT1${number}`, kind: 'current' as const, of: blockBreaker(number) })),
  ],
  relays: [
    {
      name: 'F0',
      measures: ['CT0'],
      functions: ['50/51', '50N/51N'].map((code) => ({ code, trips: ['QA0'] })),
    },
    {
      name: 'F1',
      measures: ['VT1'],
      functions: ['27', '59', '81U', '81O', '81R', '59N'].map((code) => ({ code, trips: ['QA1'] })),
    },
    {
      name: 'F2',
      measures: ['CT1'],
      functions: ['50/51', '50N/51N'].map((code) => ({ code, trips: ['QA1'] })),
    },
    ...numbers.map((number) => ({
      name: `F1${number}`,
      measures: [`CT1${number}`],
      functions: ['50/51', '50N/51N'].map((code) => ({ code, trips: [blockBreaker(number)] })),
    })),
  ],
};

/**
 * Finds a relay by the name on its box in the drawing.
 * @throws if no relay has the name
 */
export function relayOf(name: string): ProtectionRelay {
  const found = connectionGraph.relays.find((relay) => relay.name === name);
  if (!found) throw new Error(`The connection has no relay ${name}.`);
  return found;
}

/** Gives the functions of a relay and the breakers that they trip, in one line of text. */
export function relayLine(name: string): string {
  const { functions } = relayOf(name);
  return `${functions.map(({ code }) => code).join(' · ')} · trips ${functions[0]?.trips.join(', ') ?? ''}`;
}
