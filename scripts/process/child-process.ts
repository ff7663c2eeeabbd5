import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { ExpectedError } from './expected-error.ts';
import { root } from './paths.ts';

interface ChildOptions {
  /** The file for the child's output. */
  log: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /**
   * Whether the child, a Node program, stops as by Ctrl-C when this process ends or is killed. A server would keep its ports
   * otherwise.
   */
  endsWithUs?: boolean;
}

/** The channel closes however this process ends. The program must not use the channel for other messages. */
const endWithUs = "delete process.send; process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));";
const endWithUsArguments = ['--import', `data:text/javascript,${encodeURIComponent(endWithUs)}`];

const running = new Set<ChildProcess>();

/**
 * Starts a child with its output in a log file. The child has its own process group, so that it gets Ctrl-C only once, from
 * this process.
 */
export function startLogged(command: string, args: readonly string[], options: ChildOptions): ChildProcess {
  mkdirSync(dirname(options.log), { recursive: true });
  const log = openSync(options.log, 'w');
  try {
    return start(command, args, options, log);
  } finally {
    closeSync(log);
  }
}

/** Starts a child with its output on the terminal, or in an open file. */
export function startVisible(
  command: string,
  args: readonly string[],
  options: Omit<ChildOptions, 'log'>,
  output: number | 'inherit' = 'inherit',
): ChildProcess {
  return start(command, args, options, output);
}

/** Runs a command to its end; fails with `failure` and the end of the log unless it exits with 0 within the limit. */
export async function runLogged(
  command: string,
  args: readonly string[],
  options: ChildOptions & { failure: string; timeoutSeconds: number; logLines?: number },
): Promise<void> {
  const child = startLogged(command, args, options);
  const tail = () => logTail(options.log, options.logLines);
  const ended = await endingInTime(child, options.timeoutSeconds);
  if (ended === undefined) {
    signalGroup(child, 'SIGKILL');
    throw new ExpectedError(`${options.failure} It took longer than ${options.timeoutSeconds} seconds.`, tail());
  }
  if (ended !== 0) throw new ExpectedError(`${options.failure} The whole log is in ${options.log}.`, tail());
}

/** Waits until a child is ready. If the child ends or the limit passes before, stops it and fails with the end of its log. */
export async function untilReady(
  child: ChildProcess,
  wait: { log: string; what: string; timeoutSeconds: number; isReady: () => Promise<boolean> },
): Promise<void> {
  const limit = performance.now() + wait.timeoutSeconds * 1000;
  let couldNotStart = false;
  child.once('error', () => {
    couldNotStart = true;
  });
  while (!(await wait.isReady())) {
    if (couldNotStart || child.exitCode !== null || child.signalCode !== null) {
      throw new ExpectedError(
        `${wait.what} ended before it was ready. The whole log is in ${wait.log}.`,
        logTail(wait.log),
      );
    }
    if (performance.now() > limit) {
      await stopChild(child, 10);
      throw new ExpectedError(
        `${wait.what} was not ready after ${wait.timeoutSeconds} seconds. The whole log is in ${wait.log}.`,
        logTail(wait.log),
      );
    }
    await delay(150);
  }
}

/** Asks a child to stop, as Ctrl-C does, and kills it after the limit. */
export async function stopChild(child: ChildProcess, timeoutSeconds: number): Promise<void> {
  signalGroup(child, 'SIGINT');
  if ((await endingInTime(child, timeoutSeconds)) === undefined) signalGroup(child, 'SIGKILL');
}

/** Stops every running child. An interruption calls this before the stack is up. */
export async function stopChildren(timeoutSeconds: number): Promise<void> {
  await Promise.all([...running].map((child) => stopChild(child, timeoutSeconds)));
}

/** Kills every running child. A process that is ending and cannot wait calls this. */
export function endChildren(): void {
  for (const child of running) signalGroup(child, 'SIGKILL');
}

/** Gives the last lines of a log. */
export function logTail(file: string, lines = 25): string {
  return stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd().split('\n').slice(-lines).join('\n');
}

/** Waits for the exit code of a child: 127 if it could not be started, 1 if it was killed. */
export function ending(child: ChildProcess): Promise<number> {
  if (hasEnded(child)) return Promise.resolve(child.exitCode ?? 1);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(127));
  });
}

function start(
  command: string,
  args: readonly string[],
  options: Omit<ChildOptions, 'log'>,
  output: number | 'inherit',
) {
  const { endsWithUs = false } = options;
  const child = spawn(command, endsWithUs ? [...endWithUsArguments, ...args] : args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', output, output, ...(endsWithUs ? (['ipc'] as const) : [])],
    detached: process.platform !== 'win32',
  });
  running.add(child);
  void ending(child).then(() => running.delete(child));
  return child;
}

function endingInTime(child: ChildProcess, timeoutSeconds: number): Promise<number | undefined> {
  return Promise.race([ending(child), delay(timeoutSeconds * 1000, undefined, { ref: false })]);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || hasEnded(child)) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has just ended.
  }
}
