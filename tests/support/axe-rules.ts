import type { AxeResults, RunOptions } from 'axe-core';

/** The rules that axe checks, in browser stories and in tests of screens. */
export const axeRules: RunOptions = {
  // WCAG 2.2 A and AA, and the best practices of axe's makers.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Without this option, axe also returns every rule that passed, which takes long to transfer.
  resultTypes: ['violations'],
};

/** Gives a line for each element that breaks a rule. */
export function violationLines({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
