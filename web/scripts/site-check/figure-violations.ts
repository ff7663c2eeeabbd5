import type { SpelledFigure } from '../../src/content/firm/figures.ts';
import type { LineViolation } from './content-violations.ts';

/** Gives the figures of a text that contradict their calculation, each with its line. */
export function wrongFigures(text: string, figures: readonly SpelledFigure[]): LineViolation[] {
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
