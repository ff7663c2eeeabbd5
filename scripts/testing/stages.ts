import { checkLogs } from './check-logs.ts';
import { checkStyle, checkTypes } from './checks.ts';
import { type Counts, sum } from './counts.ts';
import { runApiTests, runBrowserTests, runRulesTests, runUnitTests } from './runners.ts';

/** What the words after `npm test` ask for. */
export interface TestOptions {
  /** Arguments for the stage's runner. */
  more: readonly string[];
  /** Whether the stack was there before, with the data of whoever uses it. */
  reuse: boolean;
}

interface Stage {
  title: string;
  /** Whether the stage talks to the running stack. */
  needsStack: boolean;
  /** Whether it runs by its name alone: it takes longer than anybody waits for the tests of a change. */
  isLong?: true;
  run(options: TestOptions): Promise<Counts>;
}

/** The stages, in the order in which they run: the quick ones first. */
export const stages = {
  types: { title: 'Types', needsStack: false, run: checkTypes },
  lint: { title: 'Lint', needsStack: false, run: ({ more }) => checkStyle(more) },
  unit: { title: 'Unit tests', needsStack: false, run: ({ more }) => runUnitTests(more) },
  rules: { title: 'Rules tests', needsStack: true, run: ({ more }) => runRulesTests(more) },
  api: {
    title: 'API tests',
    needsStack: true,
    run: async (options) => sum([await runApiTests(options.more), ...(await logCheck(options))]),
  },
  e2e: {
    title: 'Browser tests',
    needsStack: true,
    run: async (options) => sum([await runBrowserTests('stories', options.more), ...(await logCheck(options))]),
  },
  pages: { title: 'Every page', needsStack: true, isLong: true, run: ({ more }) => runBrowserTests('weekly', more) },
} as const satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;

export const stageNames = Object.keys(stages) as StageName[];

/** Whether a word names a stage. */
export function isStage(word: string): word is StageName {
  return Object.hasOwn(stages, word);
}

/** In the logs of a stack that is used for other things, too, words of all kinds stand. */
async function logCheck({ reuse }: TestOptions): Promise<Counts[]> {
  return reuse ? [] : [await checkLogs()];
}
