import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectId, storageBucket } from '../scripts/emulators/addresses.ts';
import { root } from '../scripts/process/paths.ts';
import { median } from './statistics.ts';

/** How long a new process takes until a function's code is there, in milliseconds. */
export interface ColdImport {
  name: string;
  milliseconds: number;
}

const functionsFolder = join(root, 'functions');

/** The functions and, for each, the modules that its first call loads, as the wiring says. */
export function functionsOf(wiring: string): { name: string; modules: string[] }[] {
  const [, ...parts] = wiring.split(/^export const /m);
  return parts.map((part) => ({
    name: /^\w+/.exec(part)?.[0] ?? '',
    modules: [...part.matchAll(/await import\('(\.\/[^']+)'\)/g)].map(([, module = '']) => module),
  }));
}

/** Measures every function, each time in a process of its own; and the API with what its first question to Firestore loads. */
export function measureColdImports(runs: number): ColdImport[] {
  const functions = functionsOf(readFileSync(join(functionsFolder, 'src', 'index.ts'), 'utf8'));
  const measured = functions.map(({ name, modules }) => ({ name, target: name, modules }));
  const api = measured.find(({ name }) => name === 'api');
  if (api) measured.push({ ...api, name: 'api and Firestore', modules: [...api.modules, './open-firestore.ts'] });
  return measured.map(({ name, target, modules }) => ({
    name,
    milliseconds: median(Array.from({ length: runs }, () => importOnce(target, ['./index.ts', ...modules]))),
  }));
}

const code = `
const began = performance.now();
for (const module of process.argv.slice(1)) await import(module);
console.log(performance.now() - began);
process.exit(0);
`;

function importOnce(target: string, modules: readonly string[]): number {
  const addresses = modules.map(
    (module) => pathToFileURL(join(functionsFolder, 'lib', `${basename(module, '.ts')}.js`)).href,
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code, ...addresses], {
    encoding: 'utf8',
    env: {
      ...process.env,
      // As in a deployed instance, which is told what it is there for.
      FUNCTION_TARGET: target,
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
      FUNCTIONS_EMULATOR: 'true',
    },
  });
  const milliseconds = Number(stdout.trim());
  if (stdout.trim() === '' || Number.isNaN(milliseconds)) throw new Error(`${modules.join(', ')}: ${stderr}`);
  return milliseconds;
}
