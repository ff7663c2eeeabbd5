import { boardFault, highSet } from '../calculations/grid-connection.ts';
import { potentialRise } from '../calculations/substation-earthing.ts';
import { earthing } from './case-study-data/earthing.ts';
import { gridStudy } from './case-study-data/grid-study.ts';
import { loadTest } from './case-study-data/load-test.ts';

/** A figure that texts may spell out, for instance in a description for search engines. */
export interface SpelledFigure {
  what: string;
  /** Finds the figure by the words around it, and captures it. */
  pattern: RegExp;
  /** The figure from the calculation. */
  value: string;
}

const { achieved } = loadTest;

/** The figures in the firm’s texts. The build compares each figure with its calculation. */
export const spelledFigures: readonly SpelledFigure[] = [
  {
    what: 'combined resistance to earth',
    pattern: /(?:combined resistance|fall of potential at|33 kV ·)[^\d'`\n]{0,20}(\d\.\d+) (?:Ω|ohm)/gi,
    value: earthing.combinedResistance.toFixed(2),
  },
  { what: 'active power of the load test', pattern: /\b(\d\.\d\d) MW\b/g, value: achieved.megawatts.toFixed(2) },
  { what: 'reactive power of the load test', pattern: /\b(\d\.\d\d) MVAr\b/g, value: achieved.megavars.toFixed(2) },
  { what: 'current of the load test', pattern: /\b(\d{3}) A at 11 kV/g, value: String(achieved.amperes) },
  { what: 'fault current of the 33 kV board', pattern: /\b(\d+\.\d) kA into a board/g, value: boardFault.toFixed(1) },
  { what: 'high set of T1', pattern: /high set at (\d+\.\d) kA/gi, value: highSet.toFixed(1) },
  { what: 'rise of the grid', pattern: /lifts the grid to (\d+\.\d+) kV/g, value: (potentialRise / 1000).toFixed(2) },
  { what: 'export of the grid study', pattern: /to connect (\d+) MW/g, value: String(gridStudy.exportMegawatts) },
];
