import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { logsFolder } from '../emulators/run-folder.ts';
import { runLogged } from '../process/child-process.ts';
import { stage } from '../process/command-line.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { binFolder, root } from '../process/paths.ts';
import { type Counts, sum } from './counts.ts';

const timeoutSeconds = 300;

/** Where the packages of `art` and `bench` are not installed, nothing can be said of their types; weekly in CI they are. */
const withOwnPackages = ['art', 'bench'].filter((folder) => existsSync(join(root, folder, 'node_modules')));

/** The type checker over every folder; one check, whatever the number of its errors. */
export function checkTypes(): Promise<Counts> {
  const folders = ['.', 'functions', 'web', 'tests', ...withOwnPackages];
  return check(
    'Types',
    folders.map((folder) => ['tsc', '-p', folder]),
  );
}

/** Format, lint and dead code: a check each. */
export async function checkStyle(more: readonly string[]): Promise<Counts> {
  const counts: Counts[] = [];
  counts.push(await check('Format and lint (Biome)', [['biome', 'ci', '--colors=off', ...more]]));
  counts.push(
    await check('Promises and import boundaries (oxlint)', [['oxlint', '--type-aware', '--deny-warnings', ...more]]),
  );
  counts.push(await check('Dead code and dependencies (knip)', [['knip', '--no-progress']]));
  return sum(counts);
}

async function check(title: string, commands: readonly (readonly [string, ...string[]])[]): Promise<Counts> {
  try {
    await stage(title, async () => {
      const complaints: string[] = [];
      for (const [tool, ...args] of commands) complaints.push(await complaintsOf(tool, args));
      if (complaints.some((complaint) => complaint !== '')) throw new ExpectedError(complaints.join('\n').trim());
    });
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** What a tool said when it found fault, or else nothing. */
async function complaintsOf(tool: string, args: readonly string[]): Promise<string> {
  const log = join(logsFolder, `check-${tool}.log`);
  try {
    await runLogged(join(binFolder, tool), args, {
      log,
      failure: `${tool} found fault.`,
      timeoutSeconds,
      logLines: 200,
    });
    return '';
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return `${error.details ?? ''}\n${error.message}`;
  }
}
