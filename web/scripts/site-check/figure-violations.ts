import { boardFault, highSet } from '../../src/content/calculations/grid-connection.ts';
import { potentialRise } from '../../src/content/calculations/substation-earthing.ts';
import { earthing } from '../../src/content/case-study-data/earthing.ts';
import { gridStudy } from '../../src/content/case-study-data/grid-study.ts';
import { loadTest } from '../../src/content/case-study-data/load-test.ts';
import type { LineViolation } from './content-violations.ts';

const { achieved } = loadTest;

/**
 * Figures that copy may spell out, for instance in a description for search engines, with what the calculation gives. The
 * pattern names the figure by the words around it and captures it.
 */
const figures: readonly { what: string; pattern: RegExp; value: string }[] = [
  {
    what: 'combined resistance to earth',
    pattern: /(?:combined resistance|fall of potential at|33 kV ·)[^\d'`\n]{0,20}(\d\.\d+) (?:Ω|ohm)/gi,
    value: earthing.combinedResistance.toFixed(2),
  },
  { what: 'active power of the load test', pattern: /\b(\d\.\d\d) MW\b/g, value: achieved.megawatts.toFixed(2) },
  { what: 'reactive power of the load test', pattern: /\b(\d\.\d\d) MVAr\b/g, value: achieved.megavars.toFixed(2) },
  { what: 'current of the load test', pattern: /\b(\d{3}) A at 11 kV/g, value: String(achieved.amperes) },
  { what: 'fault current of the 33 kV board', pattern: /(\d+\.\d) kA into a board/g, value: boardFault.toFixed(1) },
  { what: 'high set of T1', pattern: /high set at (\d+\.\d) kA/gi, value: highSet.toFixed(1) },
  { what: 'rise of the grid', pattern: /lifts the grid to (\d+\.\d+) kV/g, value: (potentialRise / 1000).toFixed(2) },
  { what: 'export of the grid study', pattern: /to connect (\d+) MW/g, value: String(gridStudy.exportMegawatts) },
];

/** The figures of a text that disagree with their calculation, each with its line. */
export function wrongFigures(text: string): LineViolation[] {
  return text.split('\n').flatMap((words, index) =>
    figures.flatMap(({ what, pattern, value }) =>
      [...words.matchAll(pattern)]
        .filter(([, typed]) => typed !== value)
        .map(([, typed]) => ({
          line: index + 1,
          violation: `the ${what} is typed as ${typed}, and its calculation gives ${value}`,
        })),
    ),
  );
}
