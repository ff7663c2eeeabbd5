import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where a stage of the tests says what it does. */
export interface Output {
  say: (line: string) => void;
  /** Where the programs that it starts write to: the terminal, or an open file. */
  child: 'inherit' | number;
}

export const terminal: Output = { say: (line) => console.log(line), child: 'inherit' };

/** Does work that says in a file what it does. @returns its result, and what it has said */
export async function saidIntoFile<Result>(
  file: string,
  work: (output: Output) => Promise<Result>,
): Promise<{ result: Result; said: string }> {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, 'w');
  try {
    const result = await work({ say: (line) => writeSync(descriptor, `${line}\n`), child: descriptor });
    return { result, said: readFileSync(file, 'utf8') };
  } finally {
    closeSync(descriptor);
  }
}
