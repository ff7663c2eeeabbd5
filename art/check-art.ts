import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { runCommandLine, stage } from '../scripts/process/command-line.ts';
import { artFolder, workFolder } from './pictures/files.ts';
import { runInBlender } from './pictures/tools.ts';

/** The rules of Pyflakes, the errors of pycodestyle, and comments that switch off a rule without need. */
const rules = ['F', 'E4', 'E7', 'E9', 'RUF100'];

/**
 * `npm run test:art`: lints each Python file of this folder with Ruff, and imports each module in Blender. It needs Blender,
 * so `npm test` does not run it.
 */
await runCommandLine(async () => {
  const files = globSync('**/*.py', { cwd: artFolder, exclude: ['node_modules/**'] }).sort();
  const faults = await stage(`Linting ${files.length} Python files`, () => lintFaults(files));
  const modules = files.filter((file) => file.includes('/')).map(moduleName);
  const failures = await stage(`Importing ${modules.length} modules in Blender`, () => failedImports(modules));
  for (const fault of [...faults, ...failures]) console.error(fault);
  const failed = new Set([...faults, ...failures].map((fault) => fault.split(':')[0])).size;
  console.log(`${files.length + modules.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** Gives a line for each fault: file, line, rule and sentence. */
async function lintFaults(files: readonly string[]): Promise<string[]> {
  const ruff = new Workspace({ 'target-version': 'py310', lint: { select: rules } }, PositionEncoding.Utf16);
  const faults = files.map(async (file) => {
    const diagnostics: Diagnostic[] = ruff.check(await readFile(join(artFolder, file), 'utf8'));
    return diagnostics.map(({ code, message, start_location }) => `${file}:${start_location.row} ${code} ${message}`);
  });
  return (await Promise.all(faults)).flat();
}

/** Gives a line for each module that Python cannot import: the module and the cause. */
async function failedImports(modules: readonly string[]): Promise<string[]> {
  await mkdir(workFolder, { recursive: true });
  const results = join(workFolder, `imports-${process.pid}.json`);
  try {
    await runInBlender(join(artFolder, 'imports.py'), [results, ...modules]);
    return JSON.parse(await readFile(results, 'utf8'));
  } finally {
    await rm(results, { force: true });
  }
}

/** Gives the name by which Python imports a file: `scenes/hero.py` is `scenes.hero`. */
function moduleName(file: string): string {
  return file
    .replace(/(?:\/__init__)?\.py$/, '')
    .split(/[\\/]/)
    .join('.');
}
