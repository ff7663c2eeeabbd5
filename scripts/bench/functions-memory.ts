import { spawnSync } from 'node:child_process';

/** The memory of the processes that the emulator runs functions in, in megabytes. */
export interface FunctionsMemory {
  processes: number;
  /** Of the largest of them. */
  largest: number;
  all: number;
}

/** How the emulator's process for a function calls itself. */
const runtime = 'functionsEmulatorRuntime';

/** Asks the system; `undefined` where it does not know `ps`, or nothing runs. */
export function functionsMemory(): FunctionsMemory | undefined {
  const { stdout, status } = spawnSync('ps', ['-A', '-o', 'rss=,command='], { encoding: 'utf8' });
  return status === 0 ? memoryIn(stdout) : undefined;
}

/** Reads a list of processes: the resident kilobytes of each, and its command. */
export function memoryIn(list: string): FunctionsMemory | undefined {
  const megabytes = list
    .split('\n')
    .filter((line) => line.includes(runtime))
    .map((line) => Number.parseInt(line, 10) / 1024);
  if (megabytes.length === 0) return undefined;
  const all = megabytes.reduce((sum, one) => sum + one, 0);
  return { processes: megabytes.length, largest: Math.max(...megabytes), all };
}
