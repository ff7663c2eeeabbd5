import { type ParseArgsConfig, parseArgs } from 'node:util';
import { stopChildren } from './child-process.ts';
import { ExpectedError } from './expected-error.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Long enough for the emulators to save their data. */
const stopTimeoutSeconds = 60;

/** Runs a command line's work and turns its outcome into an exit code. */
export async function runCommandLine(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof ExpectedError)) throw error;
    if (error.details !== undefined) console.error(`\n${error.details.trimEnd()}`);
    console.error(`\n${error.message}\n`);
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Arguments<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true; args: string[] }>
>;

/** What was typed after a command's name, as `accept` makes of it; without an answer of its, the usage is told. */
export function readArguments<const Given extends Options, Result>(
  usage: string,
  options: Given,
  accept: (values: Arguments<Given>['values'], words: readonly string[]) => Result | undefined,
): Result {
  let result: Result | undefined;
  try {
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
    result = accept(values, positionals);
  } catch {
    // An unknown option: the usage says what there is.
  }
  if (result === undefined) throw new ExpectedError(usage);
  return result;
}

/** What is told of the work, a line each, in the order in which it began. A line without an end is still open. */
const lines: { text: string; end?: string }[] = [];

/** Does one stage of the work and says on one line what it is and how long it took. Stages may run at the same time. */
export async function stage<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const line: (typeof lines)[number] = { text: `${title} …` };
  tell(line);
  try {
    const result = await work();
    line.end = ` ${seconds(performance.now() - began)}`;
    return result;
  } catch (error) {
    line.end = ' failed';
    throw error;
  } finally {
    endLines();
  }
}

/** Says in the same way what did not have to be done. */
export function note(sentence: string): void {
  tell({ text: sentence, end: '' });
  endLines();
}

function tell(line: (typeof lines)[number]): void {
  lines.push(line);
  if (lines.length === 1) process.stdout.write(line.text);
}

/** Ends the lines of what is done; what began after it, and is not told yet, comes next. */
function endLines(): void {
  while (lines[0]?.end !== undefined) {
    console.log(lines.shift()?.end);
    if (lines[0] !== undefined) process.stdout.write(lines[0].text);
  }
}

/** A duration for people: tenths below ten seconds, whole seconds above. */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

/** Settles at the first Ctrl-C or request to stop. Further ones are ignored: stopping is under way and saves data. */
export function interruption(): Promise<void> {
  // A terminal that was closed takes no more words: they must not end the process before it has stopped the rest.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve());
  });
}

/** The result of `work`; when the interruption comes first, everything that was started is stopped and the process ends. */
export async function unlessInterrupted<Result>(interrupted: Promise<void>, work: Promise<Result>): Promise<Result> {
  const first = await Promise.race([work.then((result) => ({ result })), interrupted.then(() => undefined)]);
  if (first !== undefined) return first.result;
  console.log('\nInterrupted; stopping what was started.');
  await stopChildren(stopTimeoutSeconds);
  process.exit(130);
}
