import { spawnSync } from 'node:child_process';
import { liveHeap } from './live-heap.ts';

/** The memory of the processes that the emulator runs functions in, in megabytes. */
export interface FunctionsMemory {
  /** What the system counts for all of them. */
  resident: number;
  /** What each holds once it is swept, by its number. */
  held: Readonly<Record<string, number>>;
}

/** How the emulator's process for a function calls itself. */
const runtime = 'functionsEmulatorRuntime';

/** Asks the system, and each process; `undefined` where the system does not know `ps`, or nothing runs. */
export async function functionsMemory(): Promise<FunctionsMemory | undefined> {
  const { stdout, status } = spawnSync('ps', ['-A', '-o', 'pid=,rss=,command='], { encoding: 'utf8' });
  const processes = status === 0 ? processesIn(stdout) : [];
  if (processes.length === 0) return undefined;
  const held: Record<string, number> = {};
  for (const { id } of processes) held[id] = await liveHeap(id);
  return { resident: sum(processes.map(({ resident }) => resident)), held };
}

/** Reads a list of processes, which has the number of each, its resident kilobytes, and its command: those of functions. */
export function processesIn(list: string): { id: number; resident: number }[] {
  return list
    .split('\n')
    .filter((line) => line.includes(runtime))
    .map((line) => {
      const [id = Number.NaN, kilobytes = Number.NaN] = line.trim().split(/\s+/, 2).map(Number);
      return { id, resident: kilobytes / 1024 };
    });
}

/** What all processes held together, or those with the given numbers. */
export function heldBy({ held }: FunctionsMemory, ids: readonly string[] = Object.keys(held)): number {
  return sum(ids.map((id) => held[id] ?? 0));
}

/** What the processes of both moments held at the one and at the other: one that came or went in between does not count. */
export function heldAtBoth(one: FunctionsMemory, other: FunctionsMemory): [number, number] {
  const ids = Object.keys(one.held).filter((id) => id in other.held);
  return [heldBy(one, ids), heldBy(other, ids)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
