import axe from 'axe-core';
import { axeRules, violationLines } from './axe-rules.ts';

/**
 * Gives the violations that axe finds in the page in which the test itself runs. Browser stories use `accessibilityViolations`
 * instead.
 */
export async function violationsHere(part = 'html'): Promise<string[]> {
  return violationLines(await axe.run(part, axeRules));
}
