import { join } from 'node:path';
import { inspect } from 'node:util';
import { logsFolder } from '../emulators/run-folder.ts';
import { seconds } from '../process/command-line.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { type Counts, sum } from './counts.ts';
import { type Output, saidIntoFile, terminal } from './output.ts';

/** The options for the run of a stage. */
export interface TestOptions {
  /** Arguments for the stage's runner. */
  more: readonly string[];
  /** Whether the stack was already running, with a developer's data. */
  reuse: boolean;
  output: Output;
}

export interface Stage {
  title: string;
  /** The part of the local stack that the stage needs; a seeded stack has the jobs and accounts of a new one. */
  stack: 'none' | 'running' | 'seeded';
  /**
   * Stages of one lane run one after the other. The first three lanes run at the same time, because they often wait. The
   * browser's lane runs after all stages that use the stack. Stages without a stack can run beside it.
   */
  lane: 'checks' | 'rules' | 'api' | 'browser';
  /** Whether the stage runs only when it is named: it takes too long for the tests of every change. */
  isLong?: boolean;
  /**
   * Prepares the stage while others run, after the rules' lane has left the stack. A stage without this function prepares
   * itself.
   */
  prepare?(): Promise<unknown>;
  run(options: TestOptions): Promise<Counts>;
}

/** A running stack. */
export interface RunningStack {
  seed(): Promise<unknown>;
  stop(): Promise<void>;
}

interface Outcome {
  counts: Counts;
  milliseconds: number;
}

/**
 * Runs all stages, even after a failure; prints their output in their order, and gives the total.
 * @param starting resolves to the shared stack, or to nothing if the stack did not start
 */
export async function runStages(
  stages: readonly Stage[],
  options: Omit<TestOptions, 'output'>,
  starting: Promise<RunningStack | undefined>,
): Promise<Counts> {
  const runOn = (stage: Stage) => (output: Output) => outcomeOf(stage, { ...options, output }, starting);
  const beside = runInLanes(stages.length === 1 ? [] : stages, runOn);
  void prepareAfter(
    stages.flatMap((stage) => (stage.lane === 'rules' && usesStack(stage) ? (beside.get(stage) ?? []) : [])),
    stages,
  );
  // The output of the start must come before the output of the stages.
  const stack = await starting;

  const outcomes: (Outcome & { title: string })[] = [];
  for (const stage of stages) {
    const early = await beside.get(stage);
    terminal.say(`\n── ${stage.title} ──`);
    if (early !== undefined) terminal.say(early.said.trimEnd());
    outcomes.push({ title: stage.title, ...(early?.result ?? (await runOn(stage)(terminal))) });
  }
  await stack?.stop();

  terminal.say('');
  for (const { title, counts, milliseconds } of outcomes) {
    const outcome = `${counts.passed} passed, ${counts.failures.length} failed`;
    terminal.say(`  ${title.padEnd(20)}${outcome.padEnd(26)}${seconds(milliseconds)}`);
  }
  return sum(outcomes.map(({ counts }) => counts));
}

const usesStack = ({ stack }: Stage) => stack !== 'none';

/** Prepares stages after others have ended. An error here also fails the stage, which prepares itself again. */
async function prepareAfter(runs: readonly Promise<Kept>[], stages: readonly Stage[]): Promise<void> {
  await Promise.allSettled(runs);
  for (const { prepare } of stages) await prepare?.().catch(() => undefined);
}

interface Kept {
  result: Outcome;
  said: string;
}

/** Starts the stages, one in each lane at a time. Their output is kept until their turn. */
function runInLanes(
  stages: readonly Stage[],
  runOn: (stage: Stage) => (output: Output) => Promise<Outcome>,
): Map<Stage, Promise<Kept>> {
  const runs = new Map<Stage, Promise<Kept>>();
  for (const stage of stages) {
    const isBefore = (other: Stage) => (stage.lane === 'browser' ? usesStack(other) : other.lane === stage.lane);
    const before = Promise.all([...runs].flatMap(([other, run]) => (isBefore(other) ? run : [])));
    const log = join(logsFolder, `test-${stage.title.toLowerCase().replaceAll(' ', '-')}.log`);
    runs.set(
      stage,
      before.then(() => saidIntoFile(log, runOn(stage))),
    );
  }
  return runs;
}

/** A stage that could not run counts as one failure. */
async function outcomeOf(
  stage: Stage,
  options: TestOptions,
  starting: Promise<RunningStack | undefined>,
): Promise<Outcome> {
  const stack = usesStack(stage) ? await starting : undefined;
  const began = performance.now();
  const outcome = (counts: Counts) => ({ counts, milliseconds: performance.now() - began });
  try {
    if (usesStack(stage) && stack === undefined)
      throw new ExpectedError('This needs the local stack, which could not be started; see above.');
    // The previous stage may have changed the data.
    if (stage.stack === 'seeded') await stack?.seed();
    return outcome(await stage.run(options));
  } catch (error) {
    options.output.say(inWords(error));
    return outcome({ passed: 0, failures: [`${stage.title}: could not be carried out`] });
  }
}

/** Gives the message of an error for a person. */
export function inWords(error: unknown): string {
  if (!(error instanceof ExpectedError)) return inspect(error);
  return `${error.details === undefined ? '' : `${error.details}\n\n`}${error.message}`;
}
