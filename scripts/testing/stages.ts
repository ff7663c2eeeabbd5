import { checkLogs } from './check-logs.ts';
import { checkStyle, checkTypes } from './checks.ts';
import { type Counts, sum } from './counts.ts';
import type { Stage, TestOptions } from './run-stages.ts';
import {
  runApiTests,
  runBrowserTests,
  runDeployedTests,
  runGuideTests,
  runRulesTests,
  runUnitTests,
  runWeeklyApiTests,
} from './runners.ts';

/** The stages, in the order in which they are reported: the quick ones first. */
export const stages = {
  types: { title: 'Types', stack: 'none', lane: 'checks', run: ({ output }) => checkTypes(output) },
  lint: { title: 'Lint', stack: 'none', lane: 'checks', run: ({ output, more }) => checkStyle(output, more) },
  unit: { title: 'Unit tests', stack: 'none', lane: 'checks', run: runUnitTests },
  rules: { title: 'Rules tests', stack: 'running', lane: 'rules', run: runRulesTests },
  deployed: { title: 'As deployed', stack: 'running', lane: 'rules', isLong: true, run: runDeployedTests },
  api: {
    title: 'API tests',
    stack: 'seeded',
    lane: 'api',
    run: async (options) => sum([await runApiTests(options), ...(await logCheck(options))]),
  },
  e2e: {
    title: 'Browser tests',
    stack: 'seeded',
    lane: 'browser',
    run: async (options) => sum([await runBrowserTests(['stories', 'timed'], options), ...(await logCheck(options))]),
  },
  'weekly-api': { title: 'API tests, weekly', stack: 'seeded', lane: 'api', isLong: true, run: runWeeklyApiTests },
  'weekly-e2e': {
    title: 'Browser, weekly',
    stack: 'seeded',
    lane: 'browser',
    isLong: true,
    run: (options) => runBrowserTests(['weekly', 'alone'], options),
  },
  guide: { title: 'The guide to deployment', stack: 'none', lane: 'checks', isLong: true, run: runGuideTests },
  firefox: {
    title: 'In Firefox',
    stack: 'seeded',
    lane: 'browser',
    isLong: true,
    run: (options) => runBrowserTests(['firefox'], options),
  },
  taps: {
    title: 'Early taps',
    stack: 'seeded',
    lane: 'browser',
    isLong: true,
    run: (options) => runBrowserTests(['taps'], options),
  },
} as const satisfies Record<string, Stage>;

type StageName = keyof typeof stages;

export const stageNames = Object.keys(stages) as StageName[];

/** Whether a word names a stage. */
export function isStage(word: string): word is StageName {
  return Object.hasOwn(stages, word);
}

/** In the logs of a stack that is used for other things, too, words of all kinds stand. */
async function logCheck({ reuse, output }: TestOptions): Promise<Counts[]> {
  return reuse ? [] : [await checkLogs(output)];
}
