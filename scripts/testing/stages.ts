import { checkLogs } from './check-logs.ts';
import { checkStyle, checkTypes } from './checks.ts';
import { type Counts, sum } from './counts.ts';
import { runBrowserTests, runStackTests, runUnitTests } from './runners.ts';

/** The stages, in the order in which they run: the quick ones first. */
export const stageNames = ['types', 'lint', 'unit', 'rules', 'api', 'e2e'] as const;

export type StageName = (typeof stageNames)[number];

interface Stage {
  title: string;
  /** Whether the stage talks to the running stack. */
  needsStack: boolean;
  run(more: readonly string[]): Promise<Counts>;
}

export const stages: Readonly<Record<StageName, Stage>> = {
  types: { title: 'Types', needsStack: false, run: checkTypes },
  lint: { title: 'Lint', needsStack: false, run: checkStyle },
  unit: { title: 'Unit tests', needsStack: false, run: runUnitTests },
  rules: { title: 'Rules tests', needsStack: true, run: (more) => runStackTests('rules', more) },
  api: {
    title: 'API tests',
    needsStack: true,
    run: async (more) => sum([await runStackTests('api', more), await checkLogs()]),
  },
  e2e: {
    title: 'Browser tests',
    needsStack: true,
    run: async (more) => sum([await runBrowserTests(more), await checkLogs()]),
  },
};

/** Whether a word names a stage. */
export function isStage(word: string): word is StageName {
  return Object.hasOwn(stages, word);
}
