import { join } from 'node:path';
import { buildLocalSiteIfChanged } from '../build/builds.ts';
import { exclusively } from '../process/exclusively.ts';
import { root } from '../process/paths.ts';
import { checkLogs } from './check-logs.ts';
import { checkStyle, checkTypes } from './checks.ts';
import { type Counts, sum } from './counts.ts';
import type { Stage, TestOptions } from './run-stages.ts';
import { playwright, vitest } from './runners.ts';

/** A stage that needs no running stack gets no addresses of emulators. */
const alone = { env: {} };
const tapsReporter = join(root, 'tests/taps/table-reporter.ts');
const long = { isLong: true } as const;
const onApi = { stack: 'seeded', lane: 'api' } as const;
/** The tests that use the running stack, and the tests with their own data. */
const apiTests = ['api', 'integration'];
const buildSite = () => exclusively('build', buildLocalSiteIfChanged);
const inBrowser = { stack: 'seeded', lane: 'browser', prepare: buildSite } as const;

/** The stages in the order of the report. */
export const stages = {
  types: { title: 'Types', stack: 'none', lane: 'checks', run: ({ output, more }) => checkTypes(output, more) },
  lint: { title: 'Lint', stack: 'none', lane: 'checks', run: ({ output, more }) => checkStyle(output, more) },
  rules: { title: 'Rules tests', stack: 'running', lane: 'rules', run: vitest(['rules']) },
  // Components and whole screens in a real browser. The database is the stack's; the answers of the API come from the test.
  screens: { title: 'Screen tests', stack: 'running', lane: 'rules', run: vitest(['screens'], { inBrowser: true }) },
  // The unit tests run while the last tests of the stack wait, and beside the browser tests.
  unit: { title: 'Unit tests', stack: 'none', lane: 'rules', run: vitest(['unit*'], alone) },
  // A rehearsal of the deployment: the upload runs under Google's own runtime, with the emulators behind a fake of Google.
  deployed: { title: 'As deployed', stack: 'running', lane: 'rules', ...long, run: runDeployed },
  api: { title: 'API tests', ...onApi, run: withLogCheck(vitest(apiTests)) },
  e2e: { title: 'Browser tests', ...inBrowser, run: withLogCheck(playwright(['stories', 'timed'])) },
  // The tests that take too long for every run, for example each way of interrupting work.
  'weekly-api': {
    title: 'Weekly, no browser',
    ...onApi,
    ...long,
    run: vitest([...apiTests, 'unit*'], { isWeekly: true }),
  },
  'weekly-e2e': { title: 'Browser, weekly', ...inBrowser, ...long, run: playwright(['weekly', 'alone']) },
  // The deployment guide: the test runs its commands against a fake of Google.
  guide: { title: 'The guide to deployment', stack: 'none', lane: 'checks', ...long, run: vitest(['guide'], alone) },
  firefox: { title: 'In Firefox', ...inBrowser, ...long, run: playwright(['firefox']) },
  taps: { title: 'Early taps', ...inBrowser, ...long, run: playwright(['taps'], tapsReporter) },
} as const satisfies Record<string, Stage>;

type StageName = keyof typeof stages;

export const stageNames = Object.keys(stages) as StageName[];

/** Tells whether a word names a stage. */
export function isStage(word: string): word is StageName {
  return Object.hasOwn(stages, word);
}

/** Builds the site before the tests: inside a test, Vite would build for tests and not for a deployment. */
async function runDeployed(options: TestOptions): Promise<Counts> {
  await buildSite();
  return vitest(['deployed'])(options);
}

/** Adds the search of the logs. The logs of a developer's stack are not searched, because they contain words of all kinds. */
function withLogCheck(run: Stage['run']): Stage['run'] {
  return async (options) => {
    const counts = await run(options);
    return options.reuse ? counts : sum([counts, await checkLogs(options.output)]);
  };
}
