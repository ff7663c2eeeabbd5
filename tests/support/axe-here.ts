import axe from 'axe-core';
import { axeRules, violationLines } from './axe-rules.ts';

/** Gives what axe reports about the page that the test itself runs in: as `accessibilityViolations` does for a browser story. */
export async function violationsHere(part = 'html'): Promise<string[]> {
  return violationLines(await axe.run(part, axeRules));
}
