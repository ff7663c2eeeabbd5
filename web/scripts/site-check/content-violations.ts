import { readdir, readFile } from 'node:fs/promises';
import { spelledFigures } from '../../src/content/firm/figures.ts';
import { standards } from '../../src/content/firm/standards.ts';
import { forbidden, theCustomersOwn } from '../../src/content/product/terms.ts';
import { wrongFigures } from './figure-violations.ts';

export interface LineViolation {
  line: number;
  violation: string;
}

const listed = new Set(standards.map(({ code }) => code));

/** These files are not checked, because they contain the titles of standards and the searched terms. */
const lists = ['firm/standards.ts', 'product/terms.ts'];

const root = new URL('../../../', import.meta.url);

/**
 * Gives the faults of the content, each with its file and line: standards that are not listed, figures that contradict their
 * calculation, and terms that we do not use. The messages of the contract are checked for such terms as well.
 */
export async function contentViolations(): Promise<{ path: string; violation: string }[]> {
  return [
    ...(await violationsIn('web/src/content/', (text) => [
      ...unlistedStandards(text, listed),
      ...wrongFigures(text, spelledFigures),
      ...forbiddenTerms(text),
    ])),
    ...(await violationsIn('contract/', forbiddenTerms)),
  ];
}

async function violationsIn(folder: string, check: (text: string) => LineViolation[]) {
  const names = await readdir(new URL(folder, root), { recursive: true });
  const wanted = names.filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !/^(?:node_modules|test-support)\//.test(name) && !lists.includes(name),
  );
  const found = wanted.sort().map(async (name) => {
    const text = await readFile(new URL(`${folder}${name}`, root), 'utf8');
    return check(text).map(({ line, violation }) => ({ path: `${folder}${name}:${line}`, violation }));
  });
  return (await Promise.all(found)).flat();
}

/** A standard: the publisher, then the number. A year after a dash is the edition, as in IEEE 1584-2018. */
const mention =
  /\b(?:BS EN|BS|IEC TR|IEC TS|IEC|IEEE|ENA TS|ENA ETR|EREC|EREP|ASTM|UL|CIGRE TB|PAS|SAE|ISO|IS|CIRIA|BRE Digest)[  ][A-Z]?\d[\dA-Z]*(?:\.\d+)?(?:\/\d+)?(?:-\d+)*|\bHSG\d+/g;

const withoutYear = (code: string): string => code.replaceAll(' ', ' ').replace(/-(?:19|20)\d\d$/, '');

/** Gives the standards of a text that are not on the list, each with its line. */
export function unlistedStandards(text: string, listed: ReadonlySet<string>): LineViolation[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(mention)]
      .map(([code]) => withoutYear(code))
      .filter((code) => !listed.has(code))
      .map((code) => ({
        line: index + 1,
        violation: `${code} is not in the list of standards (content/firm/standards.ts)`,
      })),
  );
}

const comment = /^\s*(?:\/\/|\/?\*)/;

/** Gives the terms of a text, without its comments, for which we have another word, each with its line. */
export function forbiddenTerms(text: string): LineViolation[] {
  return text.split('\n').flatMap((line, index) => {
    if (comment.test(line)) return [];
    const words = theCustomersOwn.reduce((rest, own) => rest.replaceAll(own, ''), line);
    return forbidden.flatMap(({ term, use }) =>
      [...words.matchAll(term)].map(([found]) => ({
        line: index + 1,
        violation: `"${found}" is not our word: write "${use}" (content/product/terms.ts)`,
      })),
    );
  });
}
