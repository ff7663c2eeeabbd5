import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { runFolder } from '../../scripts/emulators/run-folder.ts';
import { type Measured, measured } from './tap-tests.ts';
import { speeds } from './visit.ts';

/** Prints a table of the controls with the lost and doubled presses at each speed, and keeps every visit in a file. */
export default class TableReporter implements Reporter {
  private readonly results: Measured[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const found = result.annotations.find(({ type }) => type === measured)?.description;
    if (found !== undefined) this.results.push(JSON.parse(found) as Measured);
    console.log(`${result.status.padEnd(9)}${test.title} (${Math.round(result.duration / 1000)} s)`);
    if (found === undefined) console.log(result.error?.message);
  }

  onEnd(): void {
    const cells = (control: string) =>
      speeds.map((speed) => {
        const visits = this.results.find((each) => each.control === control && each.speed === speed)?.visits;
        if (!visits) return '';
        const count = (outcome: string) => visits.filter((each) => each.outcome === outcome).length;
        return `${count('lost')} lost, ${count('doubled')} doubled of ${visits.length}`;
      });
    const names = [...new Set(this.results.map(({ control }) => control))];
    const rows = [['', ...speeds], ...names.map((name) => [name, ...cells(name)])];
    console.log(
      `\n${rows
        .map((row) =>
          row
            .map((cell) => cell.padEnd(32))
            .join('')
            .trimEnd(),
        )
        .join('\n')}\n`,
    );
    const all = this.results.flatMap(({ visits }) => visits);
    const count = (outcome: string) => all.filter((each) => each.outcome === outcome).length;
    const repeated = all.filter(({ isRepeated }) => isRepeated).length;
    console.log(
      `${all.length} visits, ${count('lost')} lost, ${count('doubled')} doubled; ${repeated} repeated, because the page or a script never came.`,
    );
    const file = join(runFolder, 'reports', 'taps.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(this.results, null, 2)}\n`);
    console.log(`Every visit is in ${file}.`);
  }
}
