import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveLocalSite } from '../build/builds.ts';
import { emulatorEnvironment } from '../emulators/addresses.ts';
import { runFolder } from '../emulators/run-folder.ts';
import { findBrowser } from '../process/browser.ts';
import { ending, startVisible } from '../process/child-process.ts';
import { binFolder } from '../process/paths.ts';
import { type Counts, countPlaywright, countVitest, withRunner } from './counts.ts';

const reportsFolder = join(runFolder, 'reports');

/** Tests of logic, with nothing running. */
export function runUnitTests(more: readonly string[]): Promise<Counts> {
  return runVitest('unit*', more, {});
}

/** One of the test suites that talk to the running stack. */
export function runStackTests(project: 'rules' | 'api', more: readonly string[]): Promise<Counts> {
  return runVitest(project, more, emulatorEnvironment);
}

/** A visitor's and an admin's stories, in a browser. */
export async function runBrowserTests(more: readonly string[]): Promise<Counts> {
  const browser = await findBrowser();
  await serveLocalSite();
  const report = newReport('e2e');
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter', 'list,json', ...more];
  const exitCode = await ending(
    startVisible(join(binFolder, 'playwright'), args, {
      env: { ...emulatorEnvironment, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
  return withRunner(countPlaywright(report), exitCode);
}

async function runVitest(project: string, more: readonly string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const report = newReport(project.replace('*', ''));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = startVisible(join(binFolder, 'vitest'), ['run', '--project', project, ...reporters, ...more], { env });
  const exitCode = await ending(child);
  return withRunner(countVitest(report), exitCode);
}

function newReport(name: string): string {
  const file = join(reportsFolder, `${name}.json`);
  mkdirSync(reportsFolder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
