import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect } from 'vitest';
import { connectionGraph } from './g99/connection-graph.ts';
import { type SchemeGraph, schemeViolations } from './scheme-graph.ts';

describe('a protection scheme with a mistake', () => {
  const without = (change: Partial<SchemeGraph>): string[] => schemeViolations({ ...connectionGraph, ...change });
  const { relays, lines, measurements } = connectionGraph;

  testRows([
    [
      'a feeder without overcurrent protection',
      { relays: relays.filter(({ name }) => name !== 'F13') },
      'breaker QA13 has no overcurrent protection on its own current',
    ],
    [
      'a relay whose transformer is not there',
      { measurements: measurements.filter(({ name }) => name !== 'VT1') },
      'relay F1 measures at VT1, which is not there',
    ],
    [
      'a voltage function on a current transformer',
      { relays: relays.map((relay) => (relay.name === 'F1' ? { ...relay, measures: ['CT1'] } : relay)) },
      'relay F1 has 27 and no voltage measurement',
    ],
    [
      'a relay that opens a breaker far away',
      { relays: relays.map((relay) => (relay.name === 'F11' ? { ...relay, measures: ['CT0'] } : relay)) },
      'relay F11 trips QA11 and measures nothing near it',
    ],
    [
      'a line that leads nowhere',
      { lines: [...lines, ['board', 'QA16'] as const] },
      'a line ends at QA16, which is nothing',
    ],
    ['a breaker with one end', { lines: lines.slice(1) }, 'breaker QA0 has 1 ends'],
  ])('is refused with a sentence that names the mistake', (_, change, violation) => {
    expect(without(change)).toContain(violation);
  });
});
