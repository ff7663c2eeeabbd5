import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedFailure } from '../stack/expected-failure.ts';
import { root } from '../stack/paths.ts';

/** A protection in code, and how the code reads without it. */
export interface Guard {
  /** What it does, in plain words. */
  guard: string;
  /** From the root. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** The test files that must notice, from the root. */
  tests: readonly [string, ...string[]];
}

/** The source of its file without a guard; fails where the list and the file have parted. */
export function withoutGuard(source: string, { guard, file, find, replace }: Guard): string {
  const [before = '', after, ...more] = source.split(find);
  if (after === undefined) throw new ExpectedFailure(`"${guard}" is not in ${file} any more as the list has it.`);
  if (more.length > 0) throw new ExpectedFailure(`"${guard}" is not told by its text: that is in ${file} twice.`);
  if (replace === find) throw new ExpectedFailure(`"${guard}" of ${file} is replaced by itself.`);
  return before + replace + after;
}

/** What stands in a file of the project. */
export function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
