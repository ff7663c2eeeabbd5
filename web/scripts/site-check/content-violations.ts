import { readdir, readFile } from 'node:fs/promises';
import { standards } from '../../src/content/standards.ts';
import { wrongFigures } from './figure-violations.ts';
import { unlistedStandards } from './standard-violations.ts';
import { forbiddenTerms } from './term-violations.ts';

/** What is wrong with a line of a file of the content. */
export interface LineViolation {
  line: number;
  violation: string;
}

const listed = new Set(standards.map(({ code }) => code));

/** These hold the standards with the titles that their publishers gave them, and the terms that are looked for. */
const lists = ['standards.ts', 'terms.ts'];

/**
 * Everything that is wrong in the content: standards that are not listed, figures that their calculation contradicts, terms
 * that are not ours; each with its file and line.
 */
export async function contentViolations(content: URL): Promise<{ path: string; violation: string }[]> {
  const names = await readdir(content, { recursive: true });
  const wanted = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !lists.includes(name));
  const found = wanted.sort().map(async (name) => {
    const text = await readFile(new URL(name, content), 'utf8');
    return [...unlistedStandards(text, listed), ...wrongFigures(text), ...forbiddenTerms(text)].map(
      ({ line, violation }) => ({ path: `src/content/${name}:${line}`, violation }),
    );
  });
  return (await Promise.all(found)).flat();
}
