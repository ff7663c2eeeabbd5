import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder for the mutated rules of `npm run test:mutations`. The tests must fail for these rules. */
const mutantFolder = process.env.RULES_MUTANT_FOLDER;

/** Whether the tested rules are a mutant. The coverage of a mutant does not count. */
export const testsMutant = mutantFolder !== undefined;

/** Gives the text of the tested rules. */
export function rulesUnderTest(file: 'firestore.rules' | 'storage.rules'): string {
  const folder = mutantFolder ?? fileURLToPath(new URL('../..', import.meta.url));
  return readFileSync(`${folder}/${file}`, 'utf8');
}
