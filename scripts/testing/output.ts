import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** The output of a stage of the tests. */
export interface Output {
  say: (line: string) => void;
  /** The output of the programs that the stage starts: the terminal, or an open file. */
  child: 'inherit' | number;
}

export const terminal: Output = { say: (line) => console.log(line), child: 'inherit' };

/** Runs work with its output in a file; gives the result and the output. */
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
