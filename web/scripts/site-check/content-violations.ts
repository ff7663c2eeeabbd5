import { readdir, readFile } from 'node:fs/promises';
import { standards } from '../../src/content/standards.ts';
import { forbidden, theCustomersOwn } from '../../src/content/terms.ts';
import { wrongFigures } from './figure-violations.ts';

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

/** How a standard is written: publisher, then number. A year after a dash, as in IEEE 1584-2018, is its edition. */
const mention =
  /\b(?:BS EN|BS|IEC TR|IEC TS|IEC|IEEE|ENA TS|ENA ETR|EREC|EREP|ASTM|UL|CIGRE TB|PAS|SAE|ISO|IS|CIRIA|BRE Digest)[  ][A-Z]?\d[\dA-Z]*(?:\.\d+)?(?:\/\d+)?(?:-\d+)*|\bHSG\d+/g;

const withoutYear = (code: string): string => code.replaceAll(' ', ' ').replace(/-(?:19|20)\d\d$/, '');

/** The standards that a text names and the list does not have, each with its line. */
export function unlistedStandards(text: string, listed: ReadonlySet<string>): LineViolation[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(mention)]
      .map(([code]) => withoutYear(code))
      .filter((code) => !listed.has(code))
      .map((code) => ({
        line: index + 1,
        violation: `${code} is not in the list of standards (content/standards.ts)`,
      })),
  );
}

/** The terms of a text for which we have another word, each with its line. */
export function forbiddenTerms(text: string): LineViolation[] {
  return text.split('\n').flatMap((line, index) => {
    const words = theCustomersOwn.reduce((rest, own) => rest.replaceAll(own, ''), line);
    return forbidden.flatMap(({ term, use }) =>
      [...words.matchAll(term)].map(([found]) => ({
        line: index + 1,
        violation: `"${found}" is not our word: write "${use}" (content/terms.ts)`,
      })),
    );
  });
}
