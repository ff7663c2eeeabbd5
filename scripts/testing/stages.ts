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
/** The stages on the running stack, and the stages with their own data. */
const apiTests = ['api', 'integration'];
const buildSite = () => exclusively('build', buildLocalSiteIfChanged);
const inBrowser = { stack: 'seeded', lane: 'browser', prepare: buildSite } as const;

/** The stages in the order of the report. */
export const stages = {
  types: { title: 'Types', stack: 'none', lane: 'checks', run: ({ output, more }) => checkTypes(output, more) },
  lint: { title: 'Lint', stack: 'none', lane: 'checks', run: ({ output, more }) => checkStyle(output, more) },
  rules: { title: 'Rules tests', stack: 'running', lane: 'rules', run: vitest(['rules']) },
  // Components and whole screens in a real browser, with the database of the stack and the answers of the API from the test.
  screens: { title: 'Screen tests', stack: 'running', lane: 'rules', run: vitest(['screens'], { inBrowser: true }) },
  // They work while the last of the stack's tests wait, and beside the browser's.
  unit: { title: 'Unit tests', stack: 'none', lane: 'rules', run: vitest(['unit*'], alone) },
  // A rehearsal of the deployment: the upload under Google's own runtime, with the emulators behind a fake of Google.
  deployed: { title: 'As deployed', stack: 'running', lane: 'rules', ...long, run: runDeployed },
  api: { title: 'API tests', ...onApi, run: withLogCheck(vitest(apiTests)) },
  e2e: { title: 'Browser tests', ...inBrowser, run: withLogCheck(playwright(['stories', 'timed'])) },
  // The tests that take too long for every run: every way of interrupting work, and more.
  'weekly-api': {
    title: 'Weekly, no browser',
    ...onApi,
    ...long,
    run: vitest([...apiTests, 'unit*'], { isWeekly: true }),
  },
  'weekly-e2e': { title: 'Browser, weekly', ...inBrowser, ...long, run: playwright(['weekly', 'alone']) },
  // The guide to deployment, followed by the commands in it against a fake of Google.
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

/** The build runs here, not in a test: in a test, Vite would build for tests and not for a deployment. */
async function runDeployed(options: TestOptions): Promise<Counts> {
  await buildSite();
  return vitest(['deployed'])(options);
}

/** The logs of a stack that is also used by a developer have words of all kinds, so they are not searched. */
function withLogCheck(run: Stage['run']): Stage['run'] {
  return async (options) => {
    const counts = await run(options);
    return options.reuse ? counts : sum([counts, await checkLogs(options.output)]);
  };
}
