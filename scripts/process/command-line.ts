import { type ParseArgsConfig, parseArgs } from 'node:util';
import { stopChildren } from './child-process.ts';
import { ExpectedError } from './expected-error.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One minute is enough for the emulators to save their data. */
const stopTimeoutSeconds = 60;

/** Runs the work of a command and turns its outcome into an exit code. */
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

/** Reads the arguments of a command. `accept` checks them; if it gives no result, the command fails with its usage. */
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
    // The option is unknown; the usage lists the options.
  }
  if (result === undefined) throw new ExpectedError(usage);
  return result;
}

/** The printed lines of stages in the order of their start. A line without `end` is still open. */
const lines: { text: string; end?: string }[] = [];

/** Runs one stage of the work, and prints its title and duration on a line. Stages may run at the same time. */
export async function stage<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const line: (typeof lines)[number] = { text: `${title} …` };
  print(line);
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

/** Prints a line in the same place. */
export function note(sentence: string): void {
  print({ text: sentence, end: '' });
  endLines();
}

function print(line: (typeof lines)[number]): void {
  lines.push(line);
  if (lines.length === 1) process.stdout.write(line.text);
}

/** Ends the lines of finished stages, and prints the lines that waited for them. */
function endLines(): void {
  while (lines[0]?.end !== undefined) {
    console.log(lines.shift()?.end);
    if (lines[0] !== undefined) process.stdout.write(lines[0].text);
  }
}

/** Gives a duration in words: tenths below ten seconds, whole seconds above. */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

/** Settles at the first Ctrl-C or request to stop, and ignores further ones, because stopping saves data. */
export function interruption(): Promise<void> {
  // Output to a closed terminal fails. The failure must not end the process before the process has stopped its children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve());
  });
}

/** Gives the result of `work`. If the interruption comes first, stops all children and ends the process. */
export async function unlessInterrupted<Result>(interrupted: Promise<void>, work: Promise<Result>): Promise<Result> {
  const first = await Promise.race([work.then((result) => ({ result })), interrupted.then(() => undefined)]);
  if (first !== undefined) return first.result;
  console.log('\nInterrupted. Stopping everything that was started.');
  await stopChildren(stopTimeoutSeconds);
  process.exit(130);
}
