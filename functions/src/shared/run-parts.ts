import { RunError, runErrorOutline } from './error-outline.ts';
import { withTimeout } from './timeout.ts';

type Part = () => Promise<number | Record<string, number>>;

/**
 * Does the parts of a run in order and counts the work of each. A part that fails, or exceeds its time limit, does not stop the
 * later ones.
 * @throws {RunError} at the end, with the unfinished parts
 */
export async function runParts(parts: Record<string, Part>, secondsEach: number): Promise<Record<string, number>> {
  const failures: string[] = [];
  let done: Record<string, number> = {};
  for (const [name, part] of Object.entries(parts)) {
    try {
      const tooSlow = () => new RunError(`Not done within ${secondsEach} seconds.`);
      const result = await withTimeout(part(), secondsEach * 1000, tooSlow);
      done = { ...done, ...(typeof result === 'number' ? { [name]: result } : result) };
    } catch (error) {
      failures.push(`${titleOf(name)}: ${runErrorOutline(error)}`);
    }
  }
  if (failures.length > 0) throw new RunError(failures.join(' '));
  return done;
}

/** Gives the name of a part as the health screen shows it: "Job changes". */
function titleOf(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
