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

/** Where the packages of these folders are not installed, nothing can be said of their types; weekly in CI they are. */
const withOwnPackages = ['art', 'tests/bench', 'tests/mutation'];
const isInstalled = (folder: string) => existsSync(join(root, folder, 'node_modules'));

/**
 * The type checker over every folder; one check, whatever the number of its errors. With one thread: on two processors, two
 * of them end no sooner, because each makes most of the types for itself, and other stages run beside it.
 */
export function checkTypes(output: Output): Promise<Counts> {
  const folders = ['.', 'contract', 'functions', 'web', 'tests', 'tests/spec', ...withOwnPackages.filter(isInstalled)];
  return check(
    'Types',
    output,
    folders.map((folder) => ['tsc', '-p', folder, '--singleThreaded']),
  );
}

/** Format, lint and dead code: a check each. */
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
      // As for the type checker: what oxlint has for the rules about types takes as many threads as it finds.
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
