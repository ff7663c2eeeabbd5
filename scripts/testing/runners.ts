import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocalSiteIfChanged, serveLocalSite } from '../build/builds.ts';
import { emulatorEnvironment } from '../emulators/addresses.ts';
import { runFolder } from '../emulators/run-folder.ts';
import { findBrowser, findFirefox } from '../process/browser.ts';
import { ending, startVisible } from '../process/child-process.ts';
import { exclusively } from '../process/exclusively.ts';
import { binFolder, root } from '../process/paths.ts';
import { type Counts, countPlaywright, countVitest, sum, withRunner } from './counts.ts';
import type { TestOptions } from './run-stages.ts';

const reportsFolder = join(runFolder, 'reports');

/** Tests of logic, with nothing running. */
export function runUnitTests(options: TestOptions): Promise<Counts> {
  return runVitest(['unit*'], options, {});
}

/** Tests of the security rules, on the running stack. */
export function runRulesTests(options: TestOptions): Promise<Counts> {
  return runVitest(['rules'], options, emulatorEnvironment);
}

/** A rehearsal of the deployment: the upload under Google's own runtime, with the emulators behind a fake of Google. */
export async function runDeployedTests(options: TestOptions): Promise<Counts> {
  // Here, not in the tests: to Vite, what runs in a test is a test, and nothing to be deployed.
  await exclusively('build', buildLocalSiteIfChanged);
  return runVitest(['deployed'], options, emulatorEnvironment);
}

/** What takes too long for every run: every way of interrupting work, and more. */
export function runWeeklyApiTests(options: TestOptions): Promise<Counts> {
  return runVitest(['api', 'integration'], options, emulatorEnvironment, true);
}

/** The guide to deployment, followed by the commands in it against a fake of Google. */
export function runGuideTests(options: TestOptions): Promise<Counts> {
  return runVitest(['guide'], options, {});
}

/** Tests of the API on the running stack, beside those of its parts that have data of their own. */
export function runApiTests(options: TestOptions): Promise<Counts> {
  return runVitest(['api', 'integration'], options, emulatorEnvironment);
}

/** A run of browser tests: its projects, how it reports, and how much of it happens at once. */
interface BrowserRun {
  projects: readonly string[];
  workers: number;
  reporter: string;
}

/** The runs that there are. Stories wait as much as they work, so that three keep two processors busy. */
const browserRuns = {
  stories: { projects: ['stories'], workers: 3, reporter: 'list' },
  timed: { projects: ['timed'], workers: 2, reporter: 'list' },
  weekly: { projects: ['weekly'], workers: 2, reporter: 'list' },
  alone: { projects: ['alone'], workers: 1, reporter: 'list' },
  firefox: { projects: ['firefox'], workers: 1, reporter: 'list' },
  taps: { projects: ['taps'], workers: 2, reporter: join(root, 'tests/taps/table-reporter.ts') },
} satisfies Record<string, BrowserRun>;

/** Tests in a browser, one run after the other. */
export async function runBrowserTests(
  names: readonly (keyof typeof browserRuns)[],
  { more, output }: TestOptions,
): Promise<Counts> {
  const browser = names.includes('firefox')
    ? { FIREFOX_PATH: await findFirefox() }
    : { CHROMIUM_PATH: await findBrowser() };
  await serveLocalSite();
  const counts: Counts[] = [];
  let worst = 0;
  for (const name of names) {
    const { projects, workers, reporter } = browserRuns[name];
    const report = newReport(`e2e-${name}`);
    const config = ['--config', 'tests/playwright.config.ts', '--reporter', `${reporter},json`];
    config.push(...projects.flatMap((project) => ['--project', project]));
    // Each in a folder of its own: Playwright empties the one it is given.
    config.push('--workers', `${workers}`, '--output', join(runFolder, 'e2e', name));
    // A filter may leave nothing of one run, but not of all.
    if (names.length > 1) config.push('--pass-with-no-tests');
    const env = { ...emulatorEnvironment, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const child = startVisible(join(binFolder, 'playwright'), ['test', ...config, ...more], { env }, output.child);
    worst = Math.max(worst, await ending(child));
    counts.push(countPlaywright(report));
  }
  return withRunner(sum(counts), worst);
}

/** Runs projects of tests beside each other: one runner would have them take turns. */
async function runVitest(
  projects: readonly string[],
  { more, output }: TestOptions,
  env: NodeJS.ProcessEnv,
  isWeekly = false,
): Promise<Counts> {
  const runs = projects.map(async (project) => {
    const report = newReport(project.replace('*', ''));
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--tagsFilter',
      isWeekly ? 'weekly' : '!weekly',
      ...reporters,
      ...more,
    ];
    const exitCode = await ending(startVisible(join(binFolder, 'vitest'), args, { env }, output.child));
    return { counts: countVitest(report, (tags) => tags.includes('weekly') !== isWeekly), exitCode };
  });
  const ended = await Promise.all(runs);
  // A filter may leave nothing of one project, but not of all.
  return withRunner(sum(ended.map(({ counts }) => counts)), Math.max(...ended.map(({ exitCode }) => exitCode)));
}

function newReport(name: string): string {
  const file = join(reportsFolder, `${name}.json`);
  mkdirSync(reportsFolder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
