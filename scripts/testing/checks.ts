import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { logsFolder } from '../emulators/run-folder.ts';
import { runLogged } from '../process/child-process.ts';
import { seconds } from '../process/command-line.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { binFolder, root } from '../process/paths.ts';
import { type Counts, sum } from './counts.ts';
import type { Output } from './output.ts';

const timeoutSeconds = 300;

/** The types of these folders can be checked only if their packages are installed. The weekly CI run installs them. */
const withOwnPackages = ['art', 'tests/bench', 'tests/mutation'];
const isInstalled = (folder: string) => existsSync(join(root, folder, 'node_modules'));

/**
 * Checks types, promises and import boundaries with one program, which computes the types only once. Counts as one check, with
 * any number of errors.
 */
export function checkTypes(output: Output, more: readonly string[]): Promise<Counts> {
  const left = withOwnPackages.filter((folder) => !isInstalled(folder));
  const ignored = left.flatMap((folder) => ['--ignore-pattern', `${folder}/**`]);
  const args = ['--type-aware', '--type-check', '--deny-warnings', ...ignored, ...more];
  return check('Types, promises and import boundaries (oxlint)', output, 'oxlint', args);
}

/** Checks format, lint and dead code; each counts as one check. */
export async function checkStyle(output: Output, more: readonly string[]): Promise<Counts> {
  return sum([
    await check('Format and lint (Biome)', output, 'biome', ['ci', '--colors=off', ...more]),
    await check('Dead code and dependencies (knip)', output, 'knip', ['--no-progress']),
  ]);
}

async function check(title: string, { say }: Output, tool: string, args: readonly string[]): Promise<Counts> {
  const began = performance.now();
  const complaint = await complaintOf(tool, args);
  say(`${title} … ${complaint === '' ? seconds(performance.now() - began) : 'failed'}`);
  if (complaint === '') return { passed: 1, failures: [] };
  say(complaint);
  return { passed: 0, failures: [title] };
}

/** Gives the output of a tool that found a fault; an empty text if there is no fault. */
async function complaintOf(tool: string, args: readonly string[]): Promise<string> {
  const log = join(logsFolder, `check-${tool}.log`);
  try {
    await runLogged(join(binFolder, tool), args, {
      log,
      failure: `${tool} found fault.`,
      // One thread is enough: other stages run at the same time, and two threads would each compute most of the types.
      env: { GOMAXPROCS: '1' },
      timeoutSeconds,
      logLines: 200,
    });
    return '';
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return `${error.details ?? ''}\n${error.message}`.trim();
  }
}
