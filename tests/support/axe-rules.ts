import type { AxeResults, RunOptions } from 'axe-core';

/** The rules that axe checks, in browser stories and in tests of screens. */
export const axeRules: RunOptions = {
  // WCAG 2.2 A and AA, and what axe's makers advise beyond them.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Otherwise axe also returns every rule that passed, which is slow to transfer.
  resultTypes: ['violations'],
};

/** Gives a line for each element that breaks a rule. */
export function violationLines({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
