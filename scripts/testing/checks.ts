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
 * Checks the types of every folder; counts as one check, with any number of errors. The checker has one thread: two threads
 * on two processors are not faster, because each makes most of the types itself, and other stages run at the same time.
 */
export function checkTypes(output: Output): Promise<Counts> {
  const folders = ['.', 'contract', 'functions', 'web', 'tests', ...withOwnPackages.filter(isInstalled)];
  return check(
    'Types',
    output,
    folders.map((folder) => ['tsc', '-p', folder, '--singleThreaded']),
  );
}

/** Checks format, lint and dead code; each counts as one check. */
export async function checkStyle(output: Output, more: readonly string[]): Promise<Counts> {
  const left = withOwnPackages.filter((folder) => !isInstalled(folder));
  const ignored = left.flatMap((folder) => ['--ignore-pattern', `${folder}/**`]);
  const counts: Counts[] = [];
  counts.push(await check('Format and lint (Biome)', output, [['biome', 'ci', '--colors=off', ...more]]));
  counts.push(
    await check('Promises and import boundaries (oxlint)', output, [
      ['oxlint', '--type-aware', '--deny-warnings', ...ignored, ...more],
    ]),
  );
  counts.push(await check('Dead code and dependencies (knip)', output, [['knip', '--no-progress']]));
  return sum(counts);
}

async function check(
  title: string,
  { say }: Output,
  commands: readonly (readonly [string, ...string[]])[],
): Promise<Counts> {
  const began = performance.now();
  const complaints: string[] = [];
  for (const [tool, ...args] of commands) complaints.push(await complaintsOf(tool, args));
  const complaint = complaints.join('\n').trim();
  say(`${title} … ${complaint === '' ? seconds(performance.now() - began) : 'failed'}`);
  if (complaint === '') return { passed: 1, failures: [] };
  say(complaint);
  return { passed: 0, failures: [title] };
}

/** Gives the output of a tool that found a fault; nothing if it found none. */
async function complaintsOf(tool: string, args: readonly string[]): Promise<string> {
  const log = join(logsFolder, `check-${tool}.log`);
  try {
    await runLogged(join(binFolder, tool), args, {
      log,
      failure: `${tool} found fault.`,
      // One thread, as for the type checker: the rules about types would take every thread.
      env: { GOMAXPROCS: '1' },
      timeoutSeconds,
      logLines: 200,
    });
    return '';
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return `${error.details ?? ''}\n${error.message}`;
  }
}
