import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where `npm run test:mutations` puts the changed rules that the tests must find fault with. */
const mutantFolder = process.env.RULES_MUTANT_FOLDER;

/** Whether the rules under test are a mutant: then what they cover says nothing. */
export const testsMutant = mutantFolder !== undefined;

/** The text of the rules that the tests are about. */
export function rulesUnderTest(file: 'firestore.rules' | 'storage.rules'): string {
  const folder = mutantFolder ?? fileURLToPath(new URL('../..', import.meta.url));
  return readFileSync(`${folder}/${file}`, 'utf8');
}
