import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { layOutWhole } from './whole-page.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const options: RunOptions = {
  // WCAG 2.2 A and AA, and what axe's makers advise beyond them.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passes is a long list, and takes long to hand over.
  resultTypes: ['violations'],
};

/** What axe finds wrong with a page as it stands, or with the part of it that a selector names. */
export async function accessibilityFaults(page: Page, part = 'html'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) {
    await page.evaluate(axe);
    await layOutWhole(page);
  }
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
