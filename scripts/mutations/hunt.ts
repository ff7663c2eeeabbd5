import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../process/expected-error.ts';
import { root } from '../process/paths.ts';
import { requireCompiling } from './rules-compile.ts';
import { rulesMutants } from './rules-mutants.ts';
import type { RulesFile, RulesTests } from './rules-tests.ts';

export interface Tally {
  killed: number;
  survived: number;
}

/** Runs the tests of one rules file against each of its mutants, and says on a line each what became of it. */
export async function hunt(tests: RulesTests, file: RulesFile): Promise<Tally> {
  const source = readFileSync(join(root, file), 'utf8');
  const complaint = await tests.firstFailure(file, source);
  if (complaint !== undefined) throw new ExpectedError(`${file} itself does not pass its tests: ${complaint}`);

  const tally: Tally = { killed: 0, survived: 0 };
  for (const { line, change, text } of rulesMutants(source)) {
    await requireCompiling(file, text);
    const failure = await tests.firstFailure(file, text);
    tally[failure === undefined ? 'survived' : 'killed'] += 1;
    const outcome = failure === undefined ? 'SURVIVED' : 'killed';
    console.log(`${outcome} ${file}:${line} ${change}${failure === undefined ? '' : ` (by: ${failure})`}`);
  }
  return tally;
}
