import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveLocalSite } from '../build/builds.ts';
import { emulatorEnvironment } from '../emulators/addresses.ts';
import { runFolder } from '../emulators/run-folder.ts';
import { findBrowser, findFirefox } from '../process/browser.ts';
import { ending, startVisible } from '../process/child-process.ts';
import { binFolder } from '../process/paths.ts';
import { type Counts, countPlaywright, countVitest, sum, withRunner } from './counts.ts';
import type { TestOptions } from './run-stages.ts';

const reportsFolder = join(runFolder, 'reports');

/** The command of a stage. */
type Run = (options: TestOptions) => Promise<Counts>;

/** Runs browser tests: projects of `playwright.config.ts`, one after the other. */
export function playwright(projects: readonly string[], reporter = 'list'): Run {
  return async ({ more, output }) => {
    const browser = projects.includes('firefox')
      ? { FIREFOX_PATH: await findFirefox() }
      : { CHROMIUM_PATH: await findBrowser() };
    await serveLocalSite();
    const counts: Counts[] = [];
    let worst = 0;
    for (const project of projects) {
      const report = newReport(`e2e-${project}`);
      const args = ['test', '--config', 'tests/playwright.config.ts', '--project', project];
      // Each project has its own output folder, because Playwright empties the folder.
      args.push('--reporter', `${reporter},json`, '--output', join(runFolder, 'e2e', project));
      // A filter can leave one project without tests, but not all projects.
      if (projects.length > 1) args.push('--pass-with-no-tests');
      const env = { ...emulatorEnvironment, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const child = startVisible(join(binFolder, 'playwright'), [...args, ...more], { env }, output.child);
      worst = Math.max(worst, await ending(child));
      counts.push(countPlaywright(report));
    }
    return withRunner(sum(counts), worst);
  };
}

/**
 * Runs projects of `vitest.config.ts` at the same time, each with its own runner: one runner would run them one after the
 * other.
 */
export function vitest(
  projects: readonly string[],
  {
    isWeekly = false,
    inBrowser = false,
    env: given = emulatorEnvironment,
  }: { isWeekly?: boolean; inBrowser?: boolean; env?: NodeJS.ProcessEnv } = {},
): Run {
  return async ({ more, output }) => {
    const env = inBrowser ? { ...given, CHROMIUM_PATH: await findBrowser() } : given;
    const runs = projects.map(async (project) => {
      const report = newReport(project.replace('*', ''));
      const args = ['run', '--project', project, '--passWithNoTests', '--tagsFilter', isWeekly ? 'weekly' : '!weekly'];
      args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more);
      const exitCode = await ending(startVisible(join(binFolder, 'vitest'), args, { env }, output.child));
      return { counts: countVitest(report, (tags) => tags.includes('weekly') !== isWeekly), exitCode };
    });
    const ended = await Promise.all(runs);
    // A filter can leave one project without tests, but not all projects.
    return withRunner(sum(ended.map(({ counts }) => counts)), Math.max(...ended.map(({ exitCode }) => exitCode)));
  };
}

function newReport(name: string): string {
  const file = join(reportsFolder, `${name}.json`);
  mkdirSync(reportsFolder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
